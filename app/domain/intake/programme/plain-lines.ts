/** What reading one programme may cost at most: generous for any real one. UTF-16 units, lines, rows. */
export const PROGRAMME_LIMITS = { text: 2_000_000, lines: 10_000, line: 2000, events: 10_000 } as const;

/** Stands for each character that is not to be read. */
export const BLANK = "\ue000";

const NEWLINE = /\r\n?|[\n\u0085\u2028\u2029\f\v]/;

/** The lines of a text, as far as they are read. */
export const linesOf = (text: string): string[] =>
  text.slice(0, PROGRAMME_LIMITS.text).split(NEWLINE).slice(0, PROGRAMME_LIMITS.lines);

/** A line with plain spaces and dashes, without what cannot be seen. */
export const plainLine = (line: string): string =>
  line
    .slice(0, PROGRAMME_LIMITS.line)
    .normalize("NFC")
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ue000-\uf8ff\ufeff]/g, "")
    .replace(/[‐‑‒−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

/** Whether a line has more than is read of it. */
export const isTooLong = (line: string): boolean => line.length > PROGRAMME_LIMITS.line;
