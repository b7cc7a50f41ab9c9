import type { WordSpan } from "./lexicon";
import { MONTH } from "./names";
import { nthOf, wordOf } from "./numbers-in-words";
import { numberAt, type Word } from "./words";

/** Between two numbers. */
export const IS_RANGE = /^ ?[-–] ?$/;
/** "1.–4. klasse". */
const IS_GRADES = /^\.? ?[-–] ?$/;

const UP_TO = new Set("til to og and eller or".split(" "));
/** Before the first of two ages. */
const FROM = /^(?:fra|mellom|from|between)$/;
/** "6. klasse", "6-klassinger": begun in the year in which they are six. */
const GRADES = /^(?:klass\p{L}*|trinn\p{L}*|grade|graders)$/u;
const FIRST_GRADE = 6;
/** "12 trinn" is no grade. */
const LAST_GRADE = 10;
/** "7 mnd", but not "om 7 mnd". */
const MONTHS = /^(?:mnd|maned(?:er)?|manad(?:ar)?|months?)$/;
const OF_TIME = /^(?:om|i|pa|neste|siste|over|hver|kvar|innen|etter|for|de|in|within|next|every|the)$/;
const CHILDREN = /^(?:barn|born|unger|ungar|kids|children)$/;
const YEARS = /^(?:ars?|ara|arene|arane|aring\p{L}*|years?|років|роки|рік|лет|lat|lata|anos|jahre?)$/u;
const OLD = /^(?:gam(?:mel|le|mal|malt)|old)$/;

/** "Over 40": a year more. */
const BOUNDS: Readonly<Record<string, number>> = { over: 1, under: -1, fylt: 0, minst: 0 };

/** By their keys: "en på 14", "bestemor 82". */
const ONE = /^(?:en|ei|ein|et|eit)$/;
const OWN = /^(?:min|mi|mitt|mine|var|vart|vare)$/;
const RELATIVE =
  /^(?:gutt|gut|jente|sonn|datter|mor|far|mamma|pappa|tante|onkel|mormor|morfar|farmor|farfar|bestemor|bestefar|barnebarn(?:et)?)$/;
/** Before "er 15". */
const WHO =
  /^(?:min|mi|mine|han|hun|ho|hu|jeg|eg|barn[ae]|born[ae]|ung[ae]n[ea]|dei|de|kids|children|they|he|she|son|daughter)$/;
/** Before "10-13". */
const SOME =
  /^(?:for|barn|born|unge|ungdom|tweens|tenaringer|tenaringar|gutter|gutar|jenter|voksne|vaksne|singel|single|speider|alder|kids|children|teens|ages?|aged)$/;
const NO_AGE = new RegExp(`^(?:kr|kroner|nok|km|min|timer|timar|dag|uke|veke|mai|${MONTH})`);

/** "Fire år", "femåring", "sjetteklassing". */
const IN_WORDS = new Map(
  Array.from({ length: 18 }, (_, index) => index + 1).flatMap((number): [string, number][] => [
    [`${wordOf(number)} år`, number],
    [`${number === 1 ? "ett" : wordOf(number)}åring`, number],
    [`${nthOf(number)}klassing`, number + FIRST_GRADE - 1],
  ]),
);

const JUBILEE = /^(?:jubileum|fyller|fyllar|feirer|feirar|gjennom)$/;
const LAST_HOUR = 24;
const OLDEST = 120;

/** For whom the number at `from` says that it is, with the words around it that say so. */
export function agesSaid(words: readonly Word[], from: number): WordSpan[] {
  const [first, second] = [numberAt(words, from) ?? OLDEST, numberAt(words, from + 1)];
  const keyAt = (step: number) => words[from + step]?.key ?? "";
  const [own = "", next] = [words[from]?.text.toLowerCase(), words[from + 1]?.text.toLowerCase()];
  const year = IN_WORDS.get(`${own} ${next}`);
  const age = year ?? IN_WORDS.get(own.replace(/(?<=ing)(?:e[rn]|ar|[ea]ne)$/, ""));
  // "Ti år med gospel", "feirer fem år".
  const isJubilee = /^(?:med|siden|sidan|etter|with)$/.test(keyAt(2)) || JUBILEE.test(keyAt(-1));
  if (year !== undefined && isJubilee) return [];
  if (age !== undefined) return [{ from, to: from + (year ? 2 : 1), meaning: { as: "age", age } }];
  const aged = (before: number, after: number, age = first): WordSpan[] => [
    { from: from - before, to: from + after, meaning: { as: "age", age } },
  ];
  if (first >= OLDEST) return [];
  const isGrade = GRADES.test(keyAt(1)) && first <= LAST_GRADE;
  if (MONTHS.test(keyAt(1)) && from > 0 && first < 24 && !OF_TIME.test(keyAt(-1)))
    return aged(0, 2, Math.floor(first / 12));
  // "Barn 4 og 9".
  if (CHILDREN.test(keyAt(-1)) && UP_TO.has(keyAt(1)) && numberAt(words, from + 2) !== null && !NO_AGE.test(keyAt(3)))
    return aged(0, 3);
  if (first >= 10 && words[from - 1]?.gap.endsWith("(") && words[from]?.gap.startsWith(")")) return aged(0, 1);
  if (isGrade || YEARS.test(keyAt(1))) {
    const isRange = numberAt(words, from - 1) !== null && IS_GRADES.test(words[from - 1]?.gap ?? "");
    const isSaidRange = numberAt(words, from - 2) !== null && UP_TO.has(keyAt(-1));
    const before = isSaidRange ? 2 : isRange ? 1 : 0;
    return aged(
      before + Number((before > 0 ? FROM : RELATIVE).test(keyAt(-before - 1))),
      2 + Number(OLD.test(keyAt(2))),
      isGrade ? first + FIRST_GRADE - 1 : first,
    );
  }
  if (second !== null) {
    const isRange =
      IS_RANGE.test(words[from]?.gap ?? "") && first < second && second < OLDEST && !NO_AGE.test(keyAt(2));
    return isRange && (second > LAST_HOUR || SOME.test(keyAt(-1))) ? aged(0, 2) : [];
  }
  if (NO_AGE.test(keyAt(1))) return [];
  if (/^(?:pluss|plus|\+)$/.test(keyAt(1))) return aged(0, 2);
  const bound = BOUNDS[keyAt(-1)];
  if (bound !== undefined && first >= 10 && first < 100) return aged(1, 1, first + bound);
  if (/^(?:age|aged|alder|alderen)$/.test(keyAt(-1))) return aged(1, 1);
  // "Ungene er 6 og 9"; "ny i byen, er 34".
  const isTold = WHO.test(keyAt(-2)) || words[from - 2]?.gap.startsWith(",");
  if (/^(?:er|are|is)$/.test(keyAt(-1)) && isTold) {
    const isTwo = UP_TO.has(keyAt(1)) && numberAt(words, from + 2) !== null && !NO_AGE.test(keyAt(3));
    return aged(1, isTwo ? 3 : 1);
  }
  if (keyAt(-1) === "pa" && OWN.test(keyAt(-2)) && keyAt(-3) !== "") return aged(3, 1);
  if (keyAt(-1) === "pa" && (ONE.test(keyAt(-2)) || RELATIVE.test(keyAt(-2)))) return aged(2, 1);
  return RELATIVE.test(keyAt(-1)) ? aged(1, 1) : [];
}
