import type { NewMail } from "#db/queries/mail/outbox";
import { findModerationCase, type ModerationCase } from "#db/queries/moderation/cases";
import { insertDecision } from "#db/queries/moderation/decisions";
import type { Viewer } from "~/domain/accounts/access";
import { REPORT_CATEGORIES } from "~/domain/moderation/reports";
import { barTo, type Content, type Decision, DECISION_RULES } from "~/domain/moderation/rules";
import { CONTENT_LOCALE, type Locale } from "~/domain/site/locales";
import { refuse, type Result, succeed } from "~/domain/values";
import { contentHiddenMail, contentShownMail, contentToMendMail, type Hiding, type Showing } from "~/emails/moderation";
import { mailRow, queueMails } from "~/models/mail/post";
import type { Given } from "~/models/site/given";
import { newId } from "~/models/site/new-id";

interface OwnersCase {
  content_type: "event" | "organizer";
  content_id: string;
  title: string;
  organizer_email: string;
  owner_locale: Locale | null;
  /** JSON array of report categories. */
  categories: string;
}

interface Options {
  appUrl: string;
  now: Date;
  /** Id of the decision; each is mailed about once. */
  key: string;
  /** The moderator's own. */
  words?: string | null;
}

export function ownersMail(news: Hiding | Showing | "mend", about: OwnersCase, options: Options): NewMail {
  const { content_type: contentType, content_id, title } = about;
  const { appUrl, now, key, words = null } = options;
  const locale = about.owner_locale ?? CONTENT_LOCALE;
  const told = { contentType, title, words, categories: categoriesOf(about) };
  const mail =
    news === "mend"
      ? contentToMendMail({ ...told, link: appUrl + EDIT_PATHS[contentType](content_id) }, locale)
      : news === "shown" || news === "withdrawn"
        ? contentShownMail(news, { ...told, link: `${appUrl}/${contentType}/${content_id}` }, locale)
        : contentHiddenMail(news, { ...told, link: objectionLink(about, appUrl) }, locale);
  return mailRow({ key: `moderation:${key}`, to: about.organizer_email, mail }, now);
}

const EDIT_PATHS = {
  event: (id: string) => `/dashboard/event/${id}/edit`,
  organizer: () => "/dashboard/settings",
};

const objectionLink = ({ content_type, content_id }: OwnersCase, appUrl: string) =>
  `${appUrl}/admin/moderation/${content_type}/${content_id}/objection`;

function categoriesOf({ categories }: OwnersCase) {
  const named = new Set(JSON.parse(categories) as unknown[]);
  return REPORT_CATEGORIES.filter((category) => named.has(category));
}

interface DecisionRequest extends Content {
  decision: Decision;
  seen: number;
  words?: string | null | undefined;
}

interface DecisionProblem {
  /**
   * `sameModerator`: another must answer the objection; `overtaken`: somebody has decided since, or it is misplaced.
   */
  kind: "gone" | "own" | "sameModerator" | "overtaken";
}

type Deps = Given<"db" | "jobs" | "now", "APP_URL">;

/** All or nothing; refused where another decision came first. Safe to repeat. Hiding and showing mails the owner. */
export async function decide(
  request: DecisionRequest,
  moderator: Viewer,
  { db, jobs, settings, now }: Deps,
): Promise<Result<null, DecisionProblem>> {
  const { decision, words = null } = request;
  const found = await findModerationCase(db, request, moderator.userId);
  if (!found) return refuse({ kind: "gone" });
  const bar = barTo(moderator, {
    organizerId: found.organizer_id,
    hasObjection: found.has_objection === 1,
    hiddenBy: found.hidden_by,
    hasOthers: found.has_other_moderators === 1,
  });
  if (bar) return refuse({ kind: bar });
  const isStale = found.last_seq !== request.seen;
  if (isStale && isRepeated(decision, found, moderator)) return succeed(null);
  if (isStale || isMisplaced(decision, found, moderator)) return refuse({ kind: "overtaken" });
  const id = newId();
  const mail = mailOf(decision, found, { appUrl: settings.APP_URL, now, key: id, words });
  if (!(await insertDecision(db, { ...request, id, words, moderatorId: moderator.userId, mail }, now)))
    return refuse({ kind: "overtaken" });
  if (mail) await queueMails([mail], { jobs });
  return succeed(null);
}

/** What was public before it; not what settled others' reports too. */
export const isUndoable = (
  { last_action, last_reason, last_moderator_id, was_hidden }: ModerationCase,
  { userId }: Viewer,
): boolean =>
  (last_action === "mend" || (last_action === "hide" && last_reason !== DECISION_RULES.hide_all.reason)) &&
  was_hidden === 0 &&
  last_moderator_id === userId;

/** An objection is answered by hiding or showing; only an organizer can be hidden with all it has published. */
const isMisplaced = (decision: Decision, found: ModerationCase, moderator: Viewer) =>
  (decision === "undo" && !isUndoable(found, moderator)) ||
  (decision === "mend" && found.is_hidden === 1) ||
  (decision === "dismiss" && found.has_objection === 1) ||
  (decision === "hide_all" && found.content_type !== "organizer");

const isRepeated = (decision: Decision, found: ModerationCase, moderator: Viewer) =>
  found.last_action === DECISION_RULES[decision].action && found.last_moderator_id === moderator.userId;

function mailOf(decision: Decision, found: ModerationCase, options: Parameters<typeof ownersMail>[2]): NewMail | null {
  const { hides } = DECISION_RULES[decision];
  if (decision === "mend") return ownersMail("mend", found, options);
  if (decision === "undo") return ownersMail("withdrawn", found, options);
  if (hides === true) return ownersMail(found.has_objection === 1 ? "stillHidden" : "hidden", found, options);
  return hides === false && found.is_hidden === 1 ? ownersMail("shown", found, options) : null;
}
