/** What a team chooses from; the first unless it says otherwise. An address may have other hours. */
export const DARK_HOURS = ["22-07", "21-07", "20-08", "23-06", "00-06", "off"] as const;

/**
 * Returns the Norwegian hours, 0 to 23, that "22-07" means, over midnight where `from` is later; null for "off", undefined
 * for anything else.
 */
export function parseDarkHours(text: string): { from: number; to: number } | null | undefined {
  if (text === "off") return null;
  const [, from, to] = /^([01]?\d|2[0-3])-([01]?\d|2[0-3])$/.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined || Number(from) === Number(to)) return undefined;
  return { from: Number(from), to: Number(to) };
}
