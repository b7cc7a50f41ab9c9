import { expect, test } from "vitest";
import { NOW } from "#test/support/clock";
import { searchOf } from "~/domain/search/asked";
import { DEFAULT_PREFERENCES } from "~/domain/site/locales";
import { read } from "~/models/search/read";
import { eventSearchParameters } from "~/schemas/search/events";
import { viewUnderstood } from "~/views/search/understood";

function chipsOf(q: string): string[] {
  const search = eventSearchParameters.parse({ q });
  const [reading] = read(q, NOW);
  const understood = { asked: searchOf(search, reading!), reading: reading!, letGo: [], meant: null, isNothing: false };
  return viewUnderstood(understood, q, { now: NOW, preferences: DEFAULT_PREFERENCES })!.chips.map(({ text }) => text);
}

test.each([
  ["konsert i Hamar", "Hamar · 25 km"],
  ["konsert i Hamar og Gjøvik", "Hamar + Gjøvik · 25 km"],
  ["konsert i Oslo eller Drammen", "Oslo + Drammen · 100 km"],
  ["konsert i Lofoten", "Lofoten · 100 km"],
])("the chip of «%s» names each town of its circle: %s", (q, chip) => expect(chipsOf(q)[0]).toBe(chip));
