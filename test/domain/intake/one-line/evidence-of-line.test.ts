import { expect, test } from "vitest";
import { toldLines, toldPhrases, TOLD_AT } from "#test/support/told/told";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";
import type { Said } from "~/domain/intake/one-line/said";

const plain = (text: string) => text.replace(/\s+/g, " ");

/** What a line says, by its words; those that it does not hold. */
function inventedIn(text: string): string[] {
  const reading = readOneLine(text, { now: TOLD_AT, places: [] });
  if (reading.kind !== "event") return [];
  const said = Object.values<Said<unknown> | null | readonly Said<unknown>[]>({ ...reading.event }).flat();
  const pieces = said.flatMap((field) => field?.from.split(" … ") ?? []);
  return pieces.filter((piece) => !plain(text).includes(plain(piece)));
}

test("what a line says is quoted in its own words", () => {
  const texts = [...toldLines(), ...toldPhrases()].map(({ text }) => text);
  const invented = texts.flatMap((text) => inventedIn(text).map((words) => `${words} « ${text}`));
  expect(invented).toEqual([]);
});

test.each([
  ["Askeonsdagsmesse kl 18", "Askeonsdagsmesse kl 18"],
  ["Årsmøte onsdagg 10 febuar kl 19", "onsdagg 10 febuar kl 19"],
  ["Øvelse tirsdag kl 18, nei 19", "tirsdag kl 18, nei 19"],
  ["Kor hver torsdag kl 18 ut mai", "torsdag kl 18 ut mai"],
  ["Konsert ellevte januar klokken nitten", "ellevte januar klokken nitten"],
  ["Korøvelse uke 50 på loftet, tirsdag kl 19", "uke 50 … tirsdag kl 19"],
])("also what is mended, taken back or found within a word: %s", (line, from) => {
  const reading = readOneLine(line, { now: TOLD_AT, places: [] });
  expect(reading).toMatchObject({ event: { when: { from } } });
});
