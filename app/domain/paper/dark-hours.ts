/** Norwegian hours, 0 to 23; over midnight where `from` is later. */
export interface DarkHours {
  from: number;
  to: number;
}

/** Parses "22-07"; null for "off", undefined for anything else. */
export function parseDarkHours(text: string): DarkHours | null | undefined {
  if (text === "off") return null;
  const [, from, to] = /^([01]?\d|2[0-3])-([01]?\d|2[0-3])$/.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined || Number(from) === Number(to)) return undefined;
  return { from: Number(from), to: Number(to) };
}
