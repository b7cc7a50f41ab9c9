import { present } from "~/domain/values";

/** YYYY-MM-DD; text pages name its month. */
export const REVIEWED_ON = "2026-11-01";

/** Documents in each language's folder of the help (help/nb/privacy.md). */
export const READING_NAMES = ["privacy", "accessibility", "sources", "calendar-guides"] as const;

export type ReadingName = (typeof READING_NAMES)[number];

interface Term {
  term: string;
  text: string;
}

export interface ReadingSection {
  heading: string;
  paragraphs: string[];
  list: string[];
  terms: Term[];
}

export interface Reading {
  title: string;
  /** For search engines; empty where the text is a part of a page. */
  description: string;
  intro: string;
  sections: ReadingSection[];
  reviewed: string;
}

/** "{days}", and "{pages|page|pages}": the word that goes with the number. */
const FACT = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;

/** From the code and the database; numbers may be finished texts. A term that names what is null is left out. */
type Facts = Record<string, string | number | null>;

/**
 * Writes what is so into a text page; a list's entry that is one of `terms` becomes these. Throws where the page names
 * what nobody knows.
 */
export function withFacts(
  { intro, sections, ...page }: Reading,
  facts: Facts,
  terms: Record<string, Term[]> = {},
): Reading {
  const filled = (text: string) =>
    text.replace(FACT, (_named, name: string, one?: string, many?: string) => {
      const value = String(present(facts[name], name));
      return one === undefined ? value : present(value === "1" ? one : many, name);
    });
  const isLeftOut = (text: string) => [...text.matchAll(FACT)].some(([, name = ""]) => facts[name] === null);
  const termsNamed = (entry: string) => terms[entry.slice(1, -1)];
  return {
    ...page,
    intro: filled(intro),
    sections: sections.map(({ heading, paragraphs, list, terms: own }) => ({
      heading,
      paragraphs: paragraphs.map(filled),
      list: list.filter((entry) => !termsNamed(entry)).map(filled),
      terms: [
        ...list.flatMap((entry) => termsNamed(entry) ?? []),
        ...own
          .filter(({ text }) => !isLeftOut(text))
          .map(({ term, text }) => ({ term: filled(term), text: filled(text) })),
      ],
    })),
  };
}
