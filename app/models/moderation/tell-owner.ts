import type { NewMail } from "#db/queries/outbox";
import { contentHiddenMail, contentShownMail, type Hiding } from "~/emails/content-moderated";
import { REPORT_CATEGORIES } from "~/domain/report-categories";
import { newId } from "~/models/new-id";

/** What the owner's mail is written from. */
export interface OwnersCase {
  content_type: "event" | "organizer";
  content_id: string;
  title: string;
  organizer_email: string;
  owner_locale: "nb" | "en" | null;
  /** JSON array of report categories. */
  categories: string;
}

interface Options {
  appUrl: string;
  now: Date;
  /** Id of the decision: the same one is told of once. */
  key: string;
}

/** The row of the mail that tells the owner what has become of a content, in the owner's language. */
export function ownersMail(news: Hiding | "shown", about: OwnersCase, { appUrl, now, key }: Options): NewMail {
  const { content_type: contentType, content_id, title } = about;
  const locale = about.owner_locale ?? "nb";
  const mail =
    news === "shown"
      ? contentShownMail({ contentType, title, link: `${appUrl}/${contentType}/${content_id}` }, locale)
      : contentHiddenMail(news, { contentType, title, categories: categoriesOf(about), link: objectionLink(about, appUrl) }, locale);
  return {
    id: newId(),
    key: `moderation:${key}`,
    recipient: about.organizer_email,
    subject: mail.subject,
    body_text: mail.text,
    body_html: mail.html,
    due_at: now,
  };
}

const objectionLink = ({ content_type, content_id }: OwnersCase, appUrl: string) => `${appUrl}/admin/moderation/${content_type}/${content_id}/objection`;

function categoriesOf({ categories }: OwnersCase) {
  const named = new Set(JSON.parse(categories) as unknown[]);
  return REPORT_CATEGORIES.filter((category) => named.has(category));
}
