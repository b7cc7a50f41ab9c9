const TENS = ["", "tjue", "tretti"];
const UNITS = "|en|to|tre|fire|fem|seks|sju|åtte|ni".split("|");
const TEENS = "ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten".split("|");
const NTHS = "|første|andre|tredje|fjerde|femte|sjette|sjuende|åttende|niende|tiende|ellevte|tolvte".split("|");

export const wordOf = (number: number): string =>
  number < 20 ? `${UNITS[number] ?? TEENS[number - 10]}` : `${TENS[Math.floor(number / 10) - 1]}${UNITS[number % 10]}`;

/** "Ellevte", "tjueførste": as people dictate them. */
export function nthOf(number: number): string {
  if (number <= 12) return `${NTHS[number]}`;
  if (number < 20) return `${TEENS[number - 10]?.replace(/en$/, "")}ende`;
  const [tens, unit] = [TENS[Math.floor(number / 10) - 1], number % 10];
  return unit === 0 ? `${tens?.replace(/e$/, "")}ende` : `${tens}${NTHS[unit]}`;
}
