import { type TextCase, textsOf } from "#test/support/cases";

/** A page as a program makes it, and what is understood of it. */
export interface PageCase {
  name: string;
  html: string;
  /** "json-ld 2026-09-06 11:00–12:30 Gudstjeneste", with what is in doubt in brackets. */
  expected: string[];
}

/** The day on which all pages are read: a Saturday. */
export const NOW = new Date("2026-08-01T10:00:00Z");

export const page = (body: string, head = ""): string =>
  `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Eksempelbygd</title>${head}</head><body>${body}</body></html>`;

const FILES = import.meta.glob<string>("../../../cases/pages/*.txt", { query: "?raw", import: "default", eager: true });

/** Of test/cases/pages: what has data in its head says "<body>" behind it. */
export const pagesOf = (set: string): PageCase[] =>
  textsOf(FILES[`../../../cases/pages/${set}.txt`] ?? "").map(({ text, ...one }: TextCase) => {
    const [head, ...rest] = text.split("\n<body>\n");
    return { ...one, html: rest.length > 0 ? page(rest.join(""), head) : page(text) };
  });

/** A script of JSON-LD; a text stands as it is. */
export const ld = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === "string" ? data : JSON.stringify(data)}</script>`;

export const event = (name: string, startDate: unknown, more: object = {}) => ({
  "@context": "https://schema.org",
  "@type": "Event",
  name,
  startDate,
  ...more,
});
