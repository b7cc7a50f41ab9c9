import { expect, test } from "vitest";
import { TOLD_AT } from "#test/support/told/told";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";

const doubtsOfTitle = (line: string) => {
  const reading = readOneLine(line, { now: TOLD_AT, places: [] });
  return reading.kind === "event" ? reading.event.title?.doubts : reading.kind;
};

test.each(["Babyløkta me startar opp att 12/1 kl 10.30", "Ten Sing øver igjen torsdag 14. januar kl 17"])(
  "what it is called is asked, and nothing is said of its time: %s",
  (line) => expect(doubtsOfTitle(line)).toEqual(["title_apart"]),
);
