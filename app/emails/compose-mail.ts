import type { Locale } from "~/i18n/catalogue";
import { mailMessages } from "~/i18n/mail";
import { htmlOf } from "./html-of";

/** A mail as it is sent. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** A sentence that ends in a link of its own. */
export interface Pointer {
  sentence: string;
  link: string;
}

/** What a mail says, in the order it is read. Nothing is escaped yet. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: { label: string; link: string };
  /** How long the link works, and what to do when it was not you. */
  notes: (string | Pointer)[];
}

/** The same content as text and as HTML. */
export function composeMail(content: MailContent, locale: Locale): Mail {
  const m = mailMessages[locale];
  return { subject: content.subject, text: textOf(content, m.footer), html: htmlOf(content, locale, m) };
}

function textOf({ heading, paragraphs, button, notes }: MailContent, footer: string): string {
  const noteTexts = notes.map((note) => (typeof note === "string" ? note : `${note.sentence}\n${note.link}`));
  return [heading, ...paragraphs, `${button.label}:\n${button.link}`, ...noteTexts, `-- \n${footer}`].join("\n\n") + "\n";
}
