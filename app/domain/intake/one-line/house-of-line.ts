import { capitalised } from "~/domain/text/capitalised";
import { foldText } from "~/domain/text/fold";
import { isOneSlip } from "~/domain/text/one-slip";
import { nameInOrdinaryLetters } from "~/domain/text/ordinary-letters";
import { ENDS_OF_HOUSES, HOUSE, TAKES_PLACE } from "../programme/place";
import { BLANK } from "../programme/plain-lines";
import type { Letters } from "../programme/time-words";

const AT = /^(?:i|på|ved|in|at|@|ut[ea]nfor|utafor|foran|outside)$/i;
/** Before a house that is told of, not gone to: "vask av kirka", "rundt kirka". */
const NOT_AT =
  /^(?:av|for|om|of|fra|frå|from|til|to|og|and|rundt|bak|med|m\/?|v\/?|samt|eller|or|hele|heile|whole|the|ditt|vårt)$/i;
const SMALL =
  /^(?:og|and|med|for|av|om|til|fra|frå|en|ein|et|eit|the|vår|vårt|hver|kvar|alle|er|blir|som|de|det|vi|me|kl|m|v|by|with|velkommen)$/i;
const OF_NAME =
  /^(?:øvre|nedre|nordre|søndre|søre|vestre|østre|indre|ytre|store|lille|vesle|gamle|nye|alders|pleie|bo-?|st|vår|frue|hellige|midt-?)$/i;
const SAINT = /^(?:st|sta|sankt|saint)\.?$/i;
const MOST_OF_NAME = 3;
const MOST_OF_TOWN = 2;
/** What follows goes on with what stands before the house. */
const GOES_ON = /^(?:med|m\/|m|og|&|\+|for|samt|with|and|v\/|ved|av|om|til|under|etter|som)$/i;

/** Of which one may be a slip away: "på bedehuste". */
const HOUSE_WORDS = ENDS_OF_HOUSES.join(" ")
  .split(" ")
  .filter((word) => word.length > 4);
/** "Åpen kirke" is no house. */
const INDEFINITE =
  /^(?:kirke|kyrkje|kapell|hus|skole|skule|church|chapel|gard|gård|park|hall|arena|museum|senter|center|library)$/i;

interface Found {
  /** Of the words: the preposition included, the last excluded. */
  from: number;
  to: number;
  house: number;
  isNamed: boolean;
}

const bare = (word: string) => word.replace(/^[("«“]+|[)\].,:;!?"»”]+$/gu, "");
const isEnd = (word: string | undefined) => word !== undefined && /[).,:;!?|]$/.test(word) && !SAINT.test(word);

/** Of a line in small letters, or in capitals, letters do not tell what is a name. */
const isFlat = (words: readonly string[]) =>
  !words.slice(1).some((word) => /^\P{L}*\p{Lu}/u.test(word)) || !words.some((word) => /\p{Ll}{2}/u.test(word));

/**
 * A house with its name, wherever it stands in a line, and with the town behind it: "Basar Øvre Ål bedehus", "MESSE I GRUE
 * KIRKE", "julemesse på Betania Kyrksæterøra"; null where the line names none, or `place` is another. `times` are the
 * letters that say when.
 */
export function houseOfLine(
  line: string,
  times: readonly Letters[],
  { title, place }: { title: string; place: string | null },
): { place: string; title: string; more: string } | null {
  const letters = [...line];
  for (const { at, end } of times) letters.fill("|", at, end);
  const flat = isFlat(line.split(/\s+/));
  const segments = letters
    .join("")
    .replaceAll(BLANK, "|")
    .split(/[|()]+|\s[-–—]\s/)
    .map((segment) => segment.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)));
  const all = segments.flatMap((words) => housesIn(words, flat).map((found) => ({ ...found, words })));
  const best =
    all.find(({ isNamed }) => isNamed) ??
    all[0] ??
    (place === null && !flat
      ? likeliest(segments.flatMap((words, nth) => namesIn(words, nth, nth === segments.length - 1)))
      : null);
  if (!best) return null;
  const nameFrom = (house: number) => {
    const name = nameInOrdinaryLetters(best.words.slice(house, best.to).map(bare).join(" ").replace(/\bSt /g, "St. "));
    return best.isNamed ? capitalised(name) : name;
  };
  const named = nameFrom(best.house);
  if (place !== null && best.isNamed && !holds(named, place)) return ofRoom(line, named, { title, place });
  if (place !== null && (!holds(named, place) || holds(place, named))) return null;
  // A first word with a capital may be of the title.
  for (let house = best.house; house < best.to - 1 || house === best.house; house++) {
    const from = house === best.house ? best.from : house;
    const left = withoutRun(title, best.words.slice(from, best.to), place === null);
    if (left) return { place: nameFrom(house), ...left };
  }
  return null;
}

const LONE_ROOM = /^\p{Ll}+$/u;
/** What is told behind a house: "Nes kirke v/ sogneprest Berg". */
const TOLD_BEHIND = /\sv\/|\s[-–]\s|,/;

/** "I kjelleren i Langestrand kirke"; a house without what the readers left behind it. */
function ofRoom(line: string, house: string, { title, place }: { title: string; place: string }) {
  if (holds(place, house) && TOLD_BEHIND.test(place)) return { place: house, title, more: "" };
  if (!LONE_ROOM.test(place)) return null;
  const [words, own] = [line.split(/\s+/), house.split(" ")];
  const at = words.findIndex(
    (_, nth) =>
      isSame(words[nth], place) &&
      /^(?:i|på|til)$/i.test(words[nth + 1] ?? "") &&
      own.every((word, step) => isSame(words[nth + 2 + step], word)),
  );
  if (at < 0) return null;
  const to = at + 2 + own.length;
  const left = withoutRun(title, words.slice(AT.test(words[at - 1] ?? "") ? at - 1 : at, to), false);
  return left && { place: [place, words[at + 1], house].join(" "), ...left };
}

function housesIn(words: readonly string[], flat: boolean): Found[] {
  return words.flatMap((own, at): Found[] => {
    const word = bare(own);
    const isSaint = SAINT.test(word) && /^\p{Lu}[\p{L}-]+(?:['’]s)?,?$/u.test(words[at + 1] ?? "");
    const isSlip =
      AT.test(words[at - 1] ?? "") && HOUSE_WORDS.some((house) => isOneSlip(word.slice(-house.length), house));
    if (!isSaint && ((!HOUSE.test(word) && !isSlip) || TAKES_PLACE.test(word))) return [];
    const isName = (index: number) => {
      const name = bare(words[index] ?? "");
      if (OF_NAME.test(name)) return true;
      if (!/^\p{L}[\p{L}’'-]+$/u.test(name) || TAKES_PLACE.test(name) || SMALL.test(name) || AT.test(name))
        return false;
      return flat || /^\p{Lu}/u.test(name);
    };
    let house = at;
    for (let named = 0; named < (flat ? 1 : MOST_OF_NAME) && house > 0; house--) {
      if (!isName(house - 1) || isEnd(words[house - 1])) break;
      if (!OF_NAME.test(bare(words[house - 1] ?? ""))) named++;
    }
    let to = at + 1;
    const isTown = (index: number) =>
      isName(index) && ![words[index], words[index + 1]].some((one) => HOUSE.test(bare(one ?? "")));
    if (isSaint) to++;
    if (!isEnd(words[to - 1])) {
      const start = /^(?:i|på|in)$/i.test(words[to] ?? "") && isTown(to + 1) ? to + 1 : to;
      const most = flat ? 1 : MOST_OF_TOWN;
      let end = start;
      while (end < start + most && isTown(end) && !isEnd(words[end - 1])) end++;
      if (/^i$/.test(words[end] ?? "") && end > start && /^\p{Lu}/u.test(words[end + 1] ?? "")) end += 2;
      // Of small letters, only the last word may be a town's.
      if (end > start && (!flat || end === words.length)) to = end;
    }
    const before = words[house - 1];
    if (before !== undefined && NOT_AT.test(bare(before))) return [];
    if (house === at && INDEFINITE.test(word) && !isSaint) return [];
    const from = before !== undefined && AT.test(bare(before)) ? house - 1 : house;
    return [{ from, to, house, isNamed: to - house > 1 }];
  });
}

const NO_NAME = /^(?:Jesu|Guds|Advent|English|Norsk|Engelsk|Facebook|Zoom|Teams|Vipps|YouTube)/;
const PROPER = /^(?:St\.|\p{Lu}[\p{L}’'-]+)[,.]?$/u;
const OF_NAMES = /^(?:i|på|og|de|av|ved)$/;
const MOST_OF_NAMES = 5;
const MOST_ALONE = 3;
/** "Konfirmantleir Solstrand". */
const AWAY = /(?:leir|weekend|helg|tur)$/i;
const TELLS_MORE = /^(?:for|med|m\/|m|fra|frå|til)$/i;

/**
 * What is no house's name: "basar på Vonheim i Skodje", "leir Solstrand"; behind the time also alone ("kl 19 Loftet"), which
 * is asked about.
 */
function namesIn(
  words: readonly string[],
  nth: number,
  isLast: boolean,
): (Found & { words: readonly string[]; rank: number })[] {
  return words.flatMap((word, at) => {
    const isAhead = AT.test(word) && (words.slice(0, at).some((one) => TAKES_PLACE.test(one)) || (at === 0 && nth > 0));
    const isAlone = nth > 0 && (at === 0 || (isLast && words[at - 1]?.endsWith(",")));
    if (!isAhead && !isAlone && !AWAY.test(word)) return [];
    const house = isAlone && !isAhead ? at : at + 1;
    let to = house;
    while (
      PROPER.test(words[to] ?? "") ||
      (to > house && OF_NAMES.test(words[to] ?? "") && PROPER.test(words[to + 1] ?? ""))
    )
      if (isEnd(words[to++])) break;
    const name = words.slice(house, to);
    const isWhole = to === words.length || (isAhead && (isEnd(words[to - 1]) || TELLS_MORE.test(words[to] ?? "")));
    const most = isAhead ? MOST_OF_NAMES : isAlone ? MOST_ALONE : 1;
    if (!isWhole || name.length === 0 || name.length > most || NO_NAME.test(name[0] ?? "")) return [];
    if (name.some((one) => TAKES_PLACE.test(one))) return [];
    const rank = isAhead && nth > 0 ? 3 : isAhead && !/^i/i.test(word) ? 2 : isAlone ? 1 : 0;
    return [{ from: isAhead ? at : house, house, to, isNamed: true, words, rank }];
  });
}

/** "Årsmøte i Misjonslaget": whose it is may stand so, too. */
const likeliest = (names: ReturnType<typeof namesIn>) =>
  names.toSorted((one, other) => other.rank - one.rank)[0] ?? null;

const keysOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** "Øvre Ål bedehus" is more of "Ål bedehus". */
const holds = (whole: string, part: string) => ` ${keysOf(whole).join(" ")} `.includes(` ${keysOf(part).join(" ")} `);

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && keysOf(one).join() === keysOf(other).join();

/** The title without the longest run of these words; what follows it and does not go on is told of it. */
function withoutRun(title: string, run: readonly string[], isWhole: boolean): { title: string; more: string } | null {
  const words = title.split(/\s+/);
  for (let length = run.length; length > (isWhole ? run.length - 1 : 0); length--) {
    for (let first = 0; first + length <= run.length; first++) {
      const at = words.findIndex((_, index) =>
        Array.from({ length }).every((__, step) => isSame(words[index + step], run[first + step])),
      );
      if (at < 0) continue;
      const [head, tail] = [words.slice(0, at).join(" "), words.slice(at + length)];
      if (head === "") return null;
      // What follows a comma is read by itself.
      if (tail.length > 0 && /,$/.test(words[at + length - 1] ?? ""))
        return { title: `${head}, ${tail.join(" ")}`, more: "" };
      const goesOn = tail.length === 0 || GOES_ON.test(tail[0] ?? "");
      return goesOn ? { title: [head, ...tail].join(" "), more: "" } : { title: head, more: tail.join(" ") };
    }
  }
  return { title, more: "" };
}
