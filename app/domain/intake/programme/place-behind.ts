import { HALL, HOUSE, isPlaceName, TAKES_PLACE } from "./place";

const NO_WORD_BEFORE =
  /(?:^|\s)(?:og|for|av|til|fra|frå|i|på|ved|om|med|the|of|hjemme|heime|ute|utenfor|utanfor|rundt|foran|bak|hele|heile|whole|samme|same|sama)$/iu;
const NAME = "\\p{Lu}[\\p{L}-]+(?:\\s\\p{Lu}[\\p{L}-]+)?";
const NAMED = `(?:St\\.\\s)?${NAME}(?:['’]s)?(?:\\s(?:gamle|gml\\.?))?\\s(?:kirke|kyrkje|kapell|bedehus|misjonshus|grendehus|church)`;
/** In somebody's home, at a house with its name, or in a house that nothing leads to: "Barnekor menighetssalen". */
const BEHIND = [
  /^(.*\S)\sat\s((?:the\s)?(?:\p{Lu}\p{L}+\s(?:&|and)\s)?\p{Lu}\p{L}+(?:['’]s|s['’])(?:\s(?:place|house|home))?)$/u,
  new RegExp(
    `^(.*?\\S)\\s(?:hjemme |heime )?((?:hos|hjå)\\s(?:fam(?:ilien|\\.)?\\s)?${NAME}(?:\\s(?:i|på)\\s\\p{Lu}\\p{L}+)?)$`,
    "u",
  ),
  new RegExp(`^(.*\\S)(?<!\\sSt\\.)\\s(${NAMED})$`, "u"),
  new RegExp(`^(.*?\\S)\\s\\(?(${HALL}|\\p{L}\\p{Ll}+(?:en|et|a))\\)?$`, "u"),
];
const HOMES = 2;

/** "hos Frikirken" is at a house. */
const atHome = (place: string) =>
  HOUSE.test(place.split(" ")[1] ?? "") ? place.replace(/^(?:hos|hjå)\s/u, "") : place;

/** The place at the end of a title. */
export function houseBehind(title: string): { place: string; title: string } | null {
  const nth = BEHIND.findIndex((pattern) => pattern.test(title));
  if (nth < 0) return null;
  const [, rest = "", place = ""] = BEHIND[nth]?.exec(title) ?? [];
  // "Jul med Brødrene Hagen" is with somebody of that name.
  if (/^\p{Lu}/u.test(place) && /\s\p{Lu}\p{Ll}+$/u.test(rest) && !place.includes(" ")) return null;
  const isNamed = nth > HOMES ? HOUSE.test(place) && !TAKES_PLACE.test(place) : TAKES_PLACE.test(rest);
  return (nth < HOMES || isNamed) && !NO_WORD_BEFORE.test(rest) ? { place: atHome(place), title: rest } : null;
}

const AHEAD = new RegExp(`^(${NAMED})(?:,?\\s)(\\p{L}.+)$`, "u");

const AHEAD_OF_COMMA = /^([^,]{3,60}),\s(\p{Ll}.+)$/u;

/** "Voll kirke familiegudstjeneste", "Solheim sykehjem, andakt". */
export function houseAhead(text: string): { place: string; title: string } | null {
  const [, place = "", title = ""] = AHEAD.exec(text) ?? AHEAD_OF_COMMA.exec(text) ?? [];
  return TAKES_PLACE.test(title) && isPlaceName(place) ? { place, title } : null;
}
