import { distanceKm } from "~/domain/places/position";
import type { WordSpan } from "./lexicon";
import { PLAIN_WORDS } from "./names-of-houses";
import type { NamedPlace, Sentence } from "./sentence";
import { keyOfWords } from "./words";

export const LONGEST_PLACE = 4;

/** Of places, those that one circle may hold. */
const NEAR_KM = 60;

export const areNear = (one: NamedPlace, other: NamedPlace): boolean =>
  distanceKm(one.position, other.position) <= Math.max(NEAR_KM, one.radiusKm ?? 0, other.radiusKm ?? 0);

/** Which of its bearers a name is by what stands beside it: "Nes i Akershus", "Ski, Ås eller Vestby". */
export function placeBeside(
  { words, spans, known }: Pick<Sentence, "words" | "spans" | "known">,
  from: number,
  to: number,
) {
  const nameOf = (first: number, end: number): NamedPlace[] => {
    const key = first < 0 || end > words.length ? "" : keyOfWords(words.slice(first, end));
    const isWord =
      PLAIN_WORDS.has(key) ||
      known.isNamedKind(key) ||
      spans.some((span) => span.from === first && span.to === end && span.meaning.as !== "number");
    return isWord ? [] : known.places(key);
  };
  const sizes = Array.from({ length: LONGEST_PLACE }, (_, shorter) => LONGEST_PLACE - shorter);
  const isJoined = ({ meaning }: WordSpan) =>
    meaning.as === "relation" && (meaning.relation === "or" || meaning.relation === "and");
  const joined = spans.find((span) => span.from === to && isJoined(span));
  const at = joined?.to ?? to;
  const behindIn = spans.find((span) => span.from === at && span.meaning.as === "in")?.to ?? at;
  const behind = sizes.map((size) => nameOf(behindIn, behindIn + size)).find((names) => names.length > 0) ?? [];
  const end = spans.find((span) => span.to === from && isJoined(span))?.from ?? from;
  const before = sizes.map((size) => nameOf(end - size, end)).find((names) => names.length > 0) ?? [];
  const bearers = nameOf(from, to);
  const others = [...behind, ...before];
  const place = bearers.find((bearer) => others.some((other) => areNear(bearer, other))) ?? null;
  // "Kvam, Hardanger" is none of those that are known.
  return { place, isElsewhere: !place && !joined && behind.some(({ radiusKm }) => radiusKm !== undefined) };
}
