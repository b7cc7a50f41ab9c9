import type { Database } from "#db/client";
import { findModerationCase, type ModerationCase } from "#db/queries/moderation-cases";
import { insertDecision } from "#db/queries/moderation-decisions";
import type { NewMail } from "#db/queries/outbox";
import { barTo, type Content, type Decision, DECISION_RULES } from "~/domain/moderation";
import type { Viewer } from "~/domain/viewer";
import type { JobQueue } from "~/jobs/queue";
import { newId } from "~/models/new-id";
import { queueMails } from "~/models/post-mail";
import type { Settings } from "~/schemas/settings";
import { ownersMail } from "./tell-owner";

export interface DecisionWish extends Content {
  decision: Decision;
  /** Number of the last decision that the moderator saw. */
  seen: number;
}

export type DecisionOutcome =
  | "decided"
  /** There is no such content any more. */
  | "gone"
  | "own"
  | "same_moderator"
  /** Somebody else has decided since, or it can't be decided like that. */
  | "overtaken";

interface Deps {
  db: Database;
  jobs: JobQueue;
  settings: Pick<Settings, "APP_URL">;
  now: Date;
}

/**
 * Decides on a content: all of it at once, or nothing where another decision came first. The same decision sent twice
 * counts as done. The owner is told by mail when something is hidden or shown again.
 */
export async function decide(wish: DecisionWish, moderator: Viewer, { db, jobs, settings, now }: Deps): Promise<DecisionOutcome> {
  const { decision } = wish;
  const found = await findModerationCase(db, wish, moderator.userId);
  if (!found) return "gone";
  const bar = barTo(moderator, {
    organizerId: found.organizer_id,
    hasObjection: found.has_objection === 1,
    hiddenBy: found.hidden_by,
    hasOthers: found.has_other_moderators === 1,
  });
  if (bar) return bar;
  if (isMisplaced(decision, found)) return "overtaken";
  if (found.last_seq !== wish.seen) return isRepeated(decision, found, moderator) ? "decided" : "overtaken";
  const id = newId();
  const mail = mailOf(decision, found, { appUrl: settings.APP_URL, now, key: id });
  if (!(await insertDecision(db, { ...wish, id, moderatorId: moderator.userId, mail }, now))) return "overtaken";
  if (mail) await queueMails([mail.id], { jobs });
  return "decided";
}

/** An objection is answered by hiding or showing; only an organisation can be hidden with all it has. */
const isMisplaced = (decision: Decision, found: ModerationCase) =>
  (decision === "dismiss" && found.has_objection === 1) || (decision === "hide_all" && found.content_type !== "organizer");

const isRepeated = (decision: Decision, found: ModerationCase, moderator: Viewer) =>
  found.last_action === DECISION_RULES[decision].action && found.last_moderator_id === moderator.userId;

function mailOf(decision: Decision, found: ModerationCase, options: Parameters<typeof ownersMail>[2]): NewMail | null {
  const { hides } = DECISION_RULES[decision];
  if (hides === true) return ownersMail(found.has_objection === 1 ? "stillHidden" : "hidden", found, options);
  return hides === false && found.is_hidden === 1 ? ownersMail("shown", found, options) : null;
}
