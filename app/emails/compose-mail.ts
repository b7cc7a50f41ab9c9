import { mailMessages } from "#messages/mail";
import { AMBER, FJORD, INK, INK_SOFT, LINE, ON_FJORD, PAPER, SURFACE } from "~/domain/site/colours";
import type { Locale } from "~/domain/site/locales";
import { escapeMarkup } from "~/domain/text/escape-markup";
import { messagesIn } from "~/i18n/messages-in";

const COLORS = {
  paper: PAPER,
  surface: SURFACE,
  line: LINE,
  ink: INK,
  "ink-soft": INK_SOFT,
  fjord: FJORD,
  "on-fjord": ON_FJORD,
  amber: AMBER,
};

const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";

type Color = keyof typeof COLORS;

const paints = (property: "background" | "color" | "border-color", color: Color) =>
  `${property}:${COLORS[color].light}`;

/** Mail clients with a dark mode apply these; others keep the style attributes' colours. */
const darkRules = Object.entries(COLORS)
  .map(
    ([color, { dark }]) =>
      `.bg-${color}{background:${dark}!important}.fg-${color}{color:${dark}!important}.bd-${color}{border-color:${dark}!important}`,
  )
  .join("");

const table = (content: string, attributes = "") =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}><tr>${content}</tr></table>`;

const paragraph = (content: string, color: Color, size: number) =>
  `<p class="fg-${color}" style="margin:0 0 16px;font:${size}px/1.55 ${SANS};${paints("color", color)}">${content}</p>`;

const textLink = (link: string) =>
  `<a href="${escapeMarkup(link)}" class="fg-fjord" style="${paints("color", "fjord")};word-break:break-all">${escapeMarkup(link)}</a>`;

const button = ({ button: label, link }: MailContent) =>
  table(
    `<td class="bg-fjord" style="border-radius:14px;${paints("background", "fjord")}"><a href="${escapeMarkup(link)}" class="fg-on-fjord" style="display:inline-block;padding:15px 28px;font:600 17px/1.2 ${SANS};${paints("color", "on-fjord")};text-decoration:none">${escapeMarkup(label)}</a></td>`,
    'style="margin:8px 0 24px"',
  );

const note = (content: string | Pointer) =>
  paragraph(
    typeof content === "string"
      ? escapeMarkup(content)
      : `${escapeMarkup(content.sentence)}<br>${textLink(content.link)}`,
    "ink-soft",
    15,
  );

const section = ({ heading, lines }: MailSection) =>
  [
    `<h2 class="fg-ink" style="margin:8px 0 12px;font:600 20px/1.3 ${SERIF};${paints("color", "ink")}">${escapeMarkup(heading)}</h2>`,
    ...lines.map(({ text, link }) =>
      paragraph(
        `<a href="${escapeMarkup(link)}" class="fg-fjord" style="${paints("color", "fjord")}">${escapeMarkup(text)}</a>`,
        "ink",
        17,
      ),
    ),
  ].join("\n");

/** Loads nothing: no image, no font, no script. */
function htmlOf(content: MailContent, locale: Locale, m: { siteName: string; buttonFails: string; footer: string }) {
  const arch = `<span class="bg-amber" style="display:inline-block;width:16px;height:22px;margin-right:10px;border-radius:8px 8px 3px 3px;${paints("background", "amber")};vertical-align:-4px"></span>`;
  const brand = `<p class="fg-ink" style="margin:0 0 18px 4px;font:600 20px/1.2 ${SERIF};${paints("color", "ink")}">${arch}${escapeMarkup(m.siteName)}</p>`;
  const heading = `<h1 class="fg-ink" style="margin:0 0 16px;font:600 28px/1.2 ${SERIF};${paints("color", "ink")}">${escapeMarkup(headingOf(content))}</h1>`;
  const body = [
    heading,
    ...content.paragraphs.map((text) => paragraph(escapeMarkup(text), "ink", 17)),
    ...(content.sections ?? []).map(section),
    button(content),
    ...content.notes.map(note),
    note({ sentence: m.buttonFails, link: content.link }),
  ].join("\n");
  const card = table(
    `<td class="bg-surface bd-line" style="padding:36px 32px 20px;border:1px solid;border-radius:36px 36px 14px 14px;${paints("border-color", "line")};${paints("background", "surface")}">${body}</td>`,
    'width="100%"',
  );
  const footer = `<p class="fg-ink-soft" style="margin:18px 4px 0;font:13px/1.5 ${SANS};${paints("color", "ink-soft")}">${escapeMarkup(m.footer)}</p>`;
  const column = table(`<td>${brand}${card}${footer}</td>`, 'width="560" style="width:100%;max-width:560px"');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(content.subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}</style>
</head>
<body class="bg-paper" style="margin:0;padding:0;${paints("background", "paper")}">
${table(`<td align="center" style="padding:32px 16px">${column}</td>`, `width="100%" class="bg-paper" style="${paints("background", "paper")}"`)}
</body>
</html>
`;
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

interface Pointer {
  sentence: string;
  link: string;
}

interface MailSection {
  heading: string;
  lines: { text: string; link: string }[];
}

/** In reading order; nothing is escaped yet. */
interface MailContent {
  subject: string;
  /** The subject, where it is no other. */
  heading?: string;
  paragraphs: string[];
  sections?: MailSection[];
  button: string;
  /** Of the button. */
  link: string;
  /** How long the link works, and what to do if it was not you. */
  notes: (string | Pointer)[];
  /** Why it is sent, where that differs from other mails. */
  footer?: string;
}

const headingOf = ({ heading, subject }: MailContent) => heading ?? subject;

export function composeMail(locale: Locale, content: MailContent): Mail {
  const m = messagesIn(mailMessages, locale);
  const footer = content.footer ?? m.footer;
  return { subject: content.subject, text: textOf(content, footer), html: htmlOf(content, locale, { ...m, footer }) };
}

function textOf(content: MailContent, footer: string): string {
  const { paragraphs, sections = [], button, link: leadsTo, notes } = content;
  const sectionTexts = sections.map(({ heading: title, lines }) =>
    [title, ...lines.map(({ text, link }) => `${text}\n${link}`)].join("\n\n"),
  );
  const noteTexts = notes.map((note) => (typeof note === "string" ? note : `${note.sentence}\n${note.link}`));
  return (
    [headingOf(content), ...paragraphs, ...sectionTexts, `${button}:\n${leadsTo}`, ...noteTexts, `-- \n${footer}`].join(
      "\n\n",
    ) + "\n"
  );
}

/** Mail clients make links of anything like an address; a chosen name must not become one. */
export const withoutAddresses = (name: string) => name.replace(/\w+:\/\//g, "").replace(/([.@])(?=\S)/g, "$1 ");
