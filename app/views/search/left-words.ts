import type { SentenceReading } from "~/domain/plain-words/read";
import type { Part } from "~/domain/plain-words/sentence";
import { withoutWords } from "~/domain/plain-words/words";

export const isPlace = (part: Part) => part.as === "place" || (part.as === "small" && part.km !== undefined);
export const isTime = ({ as }: Part) => as === "when";
export const tellsHours = (part: Part) => part.as === "when" && part.when.hours !== undefined;
export const tellsDays = (part: Part) =>
  part.as === "when" && (part.when.days ?? part.when.weekday ?? part.when.every) !== undefined;

/** The sentence without the parts of a kind, or with something instead of each. */
export function leftOf(
  { sentence, words, parts }: SentenceReading,
  isLeft: (part: Part) => boolean,
  instead: (part: Part) => string = () => "",
): string {
  const left = parts
    .filter(isLeft)
    .flatMap((part) =>
      words.slice(part.from, part.to).map((_, nth) => [part.from + nth, nth > 0 ? "" : instead(part)] as const),
    );
  return withoutWords(sentence, words, new Map(left));
}

/** Of "julekonsert" the concert stays. */
export const kindOf = (part: Part): string => (part.as === "when" && part.word) || "";

export const withoutDays = (reading: SentenceReading): string => leftOf(reading, tellsDays, kindOf);

/** The words of a part, as they are typed. */
export const typedIn = ({ sentence, words }: SentenceReading, { from, to }: Part): string =>
  sentence.slice(words[from]?.at, words[to - 1]?.end);
