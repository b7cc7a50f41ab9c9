import { expect, test } from "vitest";
import { NOW } from "#test/support/clock";
import { searchOf } from "~/domain/search/asked";
import { DEFAULT_PREFERENCES } from "~/domain/site/locales";
import { read } from "~/models/search/read";
import { eventSearchParameters } from "~/schemas/search/events";
import { viewUnderstood } from "~/views/search/understood";

function understood(q: string) {
  const search = eventSearchParameters.parse({ q });
  const [reading] = read(q, NOW);
  const found = { asked: searchOf(search, reading!), reading: reading!, letGo: [], meant: null, isNothing: false };
  return viewUnderstood(found, q, { now: NOW, preferences: DEFAULT_PREFERENCES })!;
}

const chipsOf = (q: string): string[] => understood(q).chips.map(({ text }) => text);

test.each([
  ["konsert i Hamar", "Hamar · 25 km"],
  ["konsert i Hamar og Gjøvik", "Hamar + Gjøvik · 25 km"],
  ["konsert i Oslo eller Drammen", "Oslo + Drammen · 100 km"],
  ["konsert i Lofoten", "Lofoten · 100 km"],
])("the chip of «%s» names each town of its circle: %s", (q, chip) => expect(chipsOf(q)[0]).toBe(chip));

test.each([
  ["retreat ikke dyrere enn 2000 kr", "ikke dyrere enn 2000 kr"],
  ["konsert ikke i Oslo", "ikke i Oslo"],
  ["kor for voksne som ikke kan noter", "ikke kan noter"],
])("of «%s» the page says that no search looks for «%s»", (q, said) => {
  expect(understood(q).notes).toEqual([`Det kan ikke søkes etter «${said}».`]);
});

test("a press takes both of what is found for one word away", () => {
  expect(understood("orgel eller korps i Hamar").chips.map(({ without }) => without.q)).toContain("i Hamar");
});
