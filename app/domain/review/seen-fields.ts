/** The hidden field beside a field of a row: the text that the field was opened with. */
export const seenName = (name: string): string => `seen.${name}`;

/** Whether a field says something else than it was opened with; true where that is not told. */
export const isChanged = (texts: Readonly<Record<string, string>>, name: string): boolean =>
  texts[name] !== undefined && texts[name] !== texts[seenName(name)];

/** Without the fields of rows that nobody changed: those show what is stored now. */
export const changedTexts = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !(seenName(name) in texts) || isChanged(texts, name)));
