import { LONG_WEEKDAY, MONTH } from "./names";
import { isProse } from "./title";

const END = /(?<=[.!?])\s+(?=\p{Lu})/u;
const ABBREVIATED = /(?:^|[\s(/])(?:\p{L}|kl|ca|nr|tlf|mob|kr|st|dr|bl\.a|m\.m|o\.l|evt|inkl|pr|jf)\.$/iu;
const ENDS_WITH_NUMBER = /(?<!\d)\d{1,2}\.$/;
const GOES_ON = new RegExp(`^(?:${LONG_WEEKDAY}|${MONTH})(?!\\p{L})`, "iu");
const MOST = 40;

/** Splits running text into sentences that each say a day, with those after them; a programme's line stays whole. */
export function sentencesOf(line: string, saysDay: (sentence: string) => boolean): string[] {
  if (!isProse(line)) return [line];
  const sentences: string[] = [];
  const parts = line.split(END);
  for (const part of [...parts.slice(0, MOST), parts.slice(MOST).join(" ")].filter(Boolean)) {
    const last = sentences.at(-1);
    const isSame =
      last !== undefined && (ABBREVIATED.test(last) || (ENDS_WITH_NUMBER.test(last) && GOES_ON.test(part)));
    if (isSame) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  if (sentences.filter(saysDay).length < 2) return [line];
  const groups: string[] = [];
  let hasDay = false;
  for (const sentence of sentences) {
    const isOwn = saysDay(sentence);
    if (groups.length === 0 || (isOwn && hasDay)) groups.push(sentence);
    else groups[groups.length - 1] += ` ${sentence}`;
    hasDay ||= isOwn;
  }
  return groups;
}
