import type { NewMail } from "#db/queries/mail/outbox";
import { findModerationCase, type ModerationCase } from "#db/queries/moderation/cases";
import { insertDecision } from "#db/queries/moderation/decisions";
import type { Viewer } from "~/domain/accounts/access";
import { REPORT_CATEGORIES } from "~/domain/moderation/reports";
import { barTo, type Content, type Decision, DECISION_RULES } from "~/domain/moderation/rules";
import { CONTENT_LOCALE, type Locale } from "~/domain/site/locales";
import { refuse, type Result, succeed } from "~/domain/values";
import { contentHiddenMail, contentShownMail, type Hiding } from "~/emails/moderation";
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
}

export function ownersMail(news: Hiding | "shown", about: OwnersCase, { appUrl, now, key }: Options): NewMail {
  const { content_type: contentType, content_id, title } = about;
  const locale = about.owner_locale ?? CONTENT_LOCALE;
  const mail =
    news === "shown"
      ? contentShownMail({ contentType, title, link: `${appUrl}/${contentType}/${content_id}` }, locale)
      : contentHiddenMail(
          news,
          { contentType, title, categories: categoriesOf(about), link: objectionLink(about, appUrl) },
          locale,
        );
  return mailRow({ key: `moderation:${key}`, to: about.organizer_email, mail }, now);
}

const objectionLink = ({ content_type, content_id }: OwnersCase, appUrl: string) =>
  `${appUrl}/admin/moderation/${content_type}/${content_id}/objection`;

function categoriesOf({ categories }: OwnersCase) {
  const named = new Set(JSON.parse(categories) as unknown[]);
  return REPORT_CATEGORIES.filter((category) => named.has(category));
}

interface DecisionRequest extends Content {
  decision: Decision;
  seen: number;
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
  const { decision } = request;
  const found = await findModerationCase(db, request, moderator.userId);
  if (!found) return refuse({ kind: "gone" });
  const bar = barTo(moderator, {
    organizerId: found.organizer_id,
    hasObjection: found.has_objection === 1,
    hiddenBy: found.hidden_by,
    hasOthers: found.has_other_moderators === 1,
  });
  if (bar) return refuse({ kind: bar });
  if (isMisplaced(decision, found)) return refuse({ kind: "overtaken" });
  if (found.last_seq !== request.seen)
    return isRepeated(decision, found, moderator) ? succeed(null) : refuse({ kind: "overtaken" });
  const id = newId();
  const mail = mailOf(decision, found, { appUrl: settings.APP_URL, now, key: id });
  if (!(await insertDecision(db, { ...request, id, moderatorId: moderator.userId, mail }, now)))
    return refuse({ kind: "overtaken" });
  if (mail) await queueMails([mail], { jobs });
  return succeed(null);
}

/** An objection is answered by hiding or showing; only an organizer can be hidden with all it has published. */
const isMisplaced = (decision: Decision, found: ModerationCase) =>
  (decision === "dismiss" && found.has_objection === 1) ||
  (decision === "hide_all" && found.content_type !== "organizer");

const isRepeated = (decision: Decision, found: ModerationCase, moderator: Viewer) =>
  found.last_action === DECISION_RULES[decision].action && found.last_moderator_id === moderator.userId;

function mailOf(decision: Decision, found: ModerationCase, options: Parameters<typeof ownersMail>[2]): NewMail | null {
  const { hides } = DECISION_RULES[decision];
  if (hides === true) return ownersMail(found.has_objection === 1 ? "stillHidden" : "hidden", found, options);
  return hides === false && found.is_hidden === 1 ? ownersMail("shown", found, options) : null;
}
