import { expect, test } from "vitest";
import { NOW } from "#test/support/clock";
import { DEFAULT_PREFERENCES } from "~/domain/site/locales";
import { viewNewOrganizers } from "~/views/organizers/new-organizers";

test("beside the title of each event of a new organisation stands its day, with the year of another one", () => {
  const event = (id: string, day: string) => ({
    id,
    title: id,
    text: "",
    start_time: Date.parse(`${day}T17:00:00Z`) / 1000,
  });
  const [view] = viewNewOrganizers(
    [
      {
        ...{ id: "ny", name: "Nykirken", city: null, logo_url: null, description: null, created_at: 1 },
        ...{ organization_number: null, number_is_verified: 0, register_name: null },
        ...{ held_count: 2, held_until: Date.parse("2026-06-05T12:15:00Z") / 1000, event_count: 2, last_seq: 0 },
        first_events: JSON.stringify([event("Kor", "2026-06-12"), event("Leir", "2027-01-02")]),
      },
    ],
    { now: NOW, preferences: DEFAULT_PREFERENCES },
  );
  expect(view!.events.map(({ title, day }) => `${title}: ${day}`)).toEqual([
    "Kor: fredag 12. juni",
    "Leir: lørdag 2. januar 2027",
  ]);
});
