import { capitalised } from "~/domain/text/capitalised";
import { foldText } from "~/domain/text/fold";
import { HOUSE, TAKES_PLACE } from "../programme/place";
import { BLANK } from "../programme/plain-lines";
import type { Letters } from "../programme/time-words";
import { cleanTitle } from "../programme/title";
import { AT_PLACE, bareWord, housesIn, likeliest, namesIn } from "./places-in-words";

/** What follows goes on with what stands before the house. */
const GOES_ON = /^(?:med|m\/|m|og|&|\+|for|samt|with|and|v\/|ved|av|om|til|under|etter|som)$/i;

/** "GRUE KIRKE" is Grue kirke. */
const inSmallLetters = (word: string): string => {
  const small = word.toLowerCase();
  if (word !== word.toUpperCase() || word.length < 2) return word;
  return HOUSE.test(small) ? small : capitalised(small);
};

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
  const room = ROOM_BEHIND.exec(title)?.[1];
  if (place !== null && room !== undefined && !TAKES_PLACE.test(room))
    return ofRoom(line, place, { title, place: room });
  const letters = line.split("");
  for (const { at, end } of times) letters.fill("|", at, end);
  const flat = isFlat(line.split(/\s+/));
  const segments = letters
    .join("")
    .replaceAll(BLANK, "|")
    .split(/[|()]+|\s[-–—]\s/)
    .map((segment) => segment.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)))
    // Behind its time, what sets out from there.
    .map((words, nth) =>
      nth > 0 && FROM.test(words[0] ?? "") && !words.includes("til") ? ["på", ...words.slice(1)] : words,
    );
  const all = segments.flatMap((words) => housesIn(words, flat).map((found) => ({ ...found, words })));
  const best =
    all.find(({ isNamed }) => isNamed) ??
    all[0] ??
    (place === null && /\p{Ll}{2}/u.test(line)
      ? likeliest(segments.flatMap((words, nth) => namesIn(words, nth, nth === segments.length - 1)))
      : null);
  if (!best) return null;
  const nameFrom = (house: number) => {
    const name = best.words.slice(house, best.to).map(bareWord).map(inSmallLetters).join(" ").replace(/\bSt /g, "St. ");
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

const FROM = /^(?:fra|frå|from)$/i;
/** "Strikkekveld på kjøkkenet", of the house that is its place. */
const ROOM_BEHIND = /\spå\s(\p{Ll}{4,}(?:et|en|a))$/u;
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
  const left = withoutRun(title, words.slice(AT_PLACE.test(words[at - 1] ?? "") ? at - 1 : at, to), false);
  return left && { place: [place, words[at + 1], house].join(" "), ...left };
}

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
      if (cleanTitle(head) === "") return null;
      // What follows a comma is read by itself.
      if (tail.length > 0 && /,$/.test(words[at + length - 1] ?? ""))
        return { title: `${head}, ${tail.join(" ")}`, more: "" };
      const goesOn = tail.length === 0 || GOES_ON.test(tail[0] ?? "");
      return goesOn ? { title: [head, ...tail].join(" "), more: "" } : { title: head, more: tail.join(" ") };
    }
  }
  return { title, more: "" };
}
