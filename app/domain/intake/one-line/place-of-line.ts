import { foldHouse, isExactlySamePlace, relatePlaces } from "~/domain/likeness/place-names";
import { foldText } from "~/domain/text/fold";
import { isStreet, placeIn } from "../programme/place";
import type { LineContext, Said, SaidPlace } from "./said";

type Places = LineContext["places"];

/** `read` is the place that the readers found, `line` where a name may stand that is no house's: "på Tirsdagsbordet". */
export function placeOfLine(read: string | null, line: string, places: Places): Said<SaidPlace> | null {
  const named = read === null ? namedIn(line, places) : null;
  const name = read ?? (named === null ? null : places[named]?.name);
  if (!name) return null;
  const [first, second] = twoIn(name, line);
  if (second !== undefined) return { ...placed(first, places), doubts: ["several_places"] };
  return placed(name, places);
}

function placed(name: string, places: Places): Said<SaidPlace> {
  const folded = foldHouse(name, null);
  const all = places.map((place) => foldHouse(place.name, place.city));
  const exact = all.findIndex((one) => isExactlySamePlace(folded, one));
  const alike = all.findIndex((one) => relatePlaces(folded, one) === "same");
  const known = exact >= 0 ? exact : alike;
  if (known >= 0) return { value: { name, address: null, known }, from: name, doubts: [] };
  if (folded.proper.size > 0)
    return { value: { name, address: null, known: null }, from: name, doubts: ["place_unknown"] };
  return roomOf(name, folded, all, places);
}

type Folded = ReturnType<typeof foldHouse>;

/** "Kirka", "menighetssalen": of the only place that has one, else at the congregation's own, which is asked. */
function roomOf(name: string, folded: Folded, all: readonly Folded[], places: Places): Said<SaidPlace> {
  const hasIt = (one: Folded) =>
    [...folded.rooms].some((room) => one.rooms.has(room)) ||
    (folded.rooms.size === 0 && [...folded.kinds].some((kind) => one.kinds.has(kind)));
  const [known, ...others] = all.flatMap((one, index) => (hasIt(one) ? [index] : []));
  if (known !== undefined && others.length === 0)
    return { value: { name, address: null, known }, from: name, doubts: [] };
  const own = places.findIndex(({ isOwn }) => isOwn);
  return { value: { name, address: null, known: own < 0 ? null : own }, from: name, doubts: ["room_only"] };
}

/** The longest name counts: "Nes kirke" and "Nes kirkestue". */
function namedIn(line: string, places: Places): number | null {
  const text = ` ${wordsIn(line)} `;
  const found = places
    .map(({ name }, index) => ({ index, words: wordsIn(name) }))
    .filter(({ words }) => words.length > 3 && text.includes(` ${words} `))
    .sort((a, b) => b.words.length - a.words.length);
  return found[0]?.index ?? null;
}

const wordsIn = (text: string) => (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

const BOTH = /\s(?:og|samt|eller|and)\s/u;

/** "Nes kirke og Betel bedehus", or another house further on in the line. */
function twoIn(name: string, line: string): [string, string?] {
  const [one = "", other] = name.split(BOTH);
  if (other !== undefined && placeIn(`x i ${one}`).place !== null && placeIn(`x i ${other}`).place !== null)
    return [one, other];
  const at = line.indexOf(name);
  const further = at < 0 ? null : placeIn(`x ${line.slice(at + name.length)}`).place;
  return further === null || isStreet(further) || foldText(further) === foldText(name) ? [name] : [name, further];
}
