/** The hours by Norwegian clocks, 0 to 23, from which and to which a screen is dark; over midnight where it begins later. */
export interface DarkHours {
  from: number;
  to: number;
}

/** Returns the hours that "22-07" means, null for "off"; undefined for anything else. */
export function parseDarkHours(text: string): DarkHours | null | undefined {
  if (text === "off") return null;
  const [, from, to] = /^([01]?\d|2[0-3])-([01]?\d|2[0-3])$/.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined || Number(from) === Number(to)) return undefined;
  return { from: Number(from), to: Number(to) };
}
