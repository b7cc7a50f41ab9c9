import { expect, test } from "vitest";
import { viewContext } from "#test/support/page-rows";
import { viewTimed } from "~/views/events/card";

const saidOf = (at: string, locale: "nb" | "nn" | "en" = "nb") =>
  viewTimed(new Date(at), { ...viewContext, preferences: { ...viewContext.preferences, locale, timeFormat: "24h" } });

test.each([
  ["2026-06-04T14:15+02:00", "Vises fra i dag kl. 14:15"],
  ["2026-06-05T12:00+02:00", "Vises fra i morgen kl. 12:00"],
  ["2026-06-06T12:00+02:00", "Vises fra lørdag kl. 12:00"],
  ["2026-06-10T12:00+02:00", "Vises fra onsdag kl. 12:00"],
  ["2026-06-11T12:00+02:00", "Vises fra 11. juni kl. 12:00"],
])("what waits until %s says so as people do: %s", (at, said) => {
  expect(saidOf(at)).toBe(said);
});

test("in each language", () => {
  expect([saidOf("2026-06-06T12:00+02:00", "nn"), saidOf("2026-06-06T12:00+02:00", "en")]).toEqual([
    "Blir vist frå laurdag kl. 12:00",
    "Shown from Saturday at 12:00",
  ]);
});
