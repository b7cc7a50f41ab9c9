import { expect, it } from "vitest";
import { selectRows } from "#db/client";
import { e } from "#db/queries/aliases";
import {
  IS_MISSING,
  listComingImportedEvents,
  listImportedEventsByKey,
  markLost,
  removeImportedEvents,
  renewImportedEvents,
  updateImportedEvents,
  type ImportedEventColumns,
} from "#db/queries/calendars/imported-events";
import { aCalendar } from "#test/support/calendar-work";
import { NOW } from "#test/support/clock";
import { plansOf } from "#test/support/recorded-database";
import { anEvent, testDatabase } from "#test/support/rows";
import { storedStanding } from "~/domain/calendars/imported-event";

const GUARD = { syncId: "a-calendar", runs: 0, localEdits: 0 };

const ROW: ImportedEventColumns = {
  id: "an-event",
  title: "Gudstjeneste",
  description: "",
  event_type: "service",
  start_time: 1,
  end_time: null,
  all_day: 0,
  location_name: "Location TBD",
  lat: null,
  lng: null,
  external_url: null,
  state: "planned",
  state_reason: null,
  registration: "none",
  image_url: null,
  image_alt: null,
  source_values: null,
  previous_start_time: null,
  previous_location: null,
  tags: [],
  google_calendar_id: null,
  google_event_id: "uid#",
  import_fingerprint: "f",
  search_text: "",
  facets: "",
  facts: {},
  fact_facets: "{}",
};

const planOf = async (work: Parameters<typeof plansOf>[0]) =>
  (await plansOf(work)).flat().filter((line) => /\b(events|e)\b/.test(line) && !line.includes("event_search"));

it("finds the events of a calendar by index, whatever the statement", async () => {
  expect(await planOf((db) => listComingImportedEvents(db, "a-calendar", "an-organizer", NOW))).toEqual([
    "SEARCH e USING INDEX events_of_calendar (google_calendar_sync_id=? AND start_time>?)",
  ]);
  expect(await planOf((db) => listImportedEventsByKey(db, "a-calendar", ["uid#"]))).toEqual([
    "SEARCH e USING INDEX events_imported_once (google_calendar_sync_id=? AND google_event_id=?)",
  ]);
  const BY_ID = expect.stringMatching(/^SEARCH events USING (COVERING )?INDEX \w+ \(id=\?\)$/) as string;
  expect(await planOf((db) => updateImportedEvents(db, [ROW], GUARD, NOW))).toEqual([BY_ID]);
  expect(await planOf((db) => renewImportedEvents(db, [{ id: "an-event", key: "uid#2" }], GUARD))).toEqual([BY_ID]);
  expect(await planOf((db) => markLost(db, [ROW], GUARD, NOW))).toEqual([BY_ID]);
  expect(await planOf((db) => removeImportedEvents(db, ["an-event"], GUARD, NOW))).toEqual([BY_ID]);
});

it("an update writes the row and the indexes of what it sets, not the one of its key", async () => {
  const { id: syncId, organizer_id } = await aCalendar();
  const { id } = await anEvent({ organizer_id, google_calendar_sync_id: syncId });
  const written = () => updateImportedEvents(testDatabase(), [{ ...ROW, id }], { ...GUARD, syncId }, NOW);
  await written();
  expect((await written()).meta.rows_written).toBe(8);
});

it("tells what its source misses as rules do", async () => {
  const rows = await Promise.all(
    [null, NOW].flatMap((missing_since) =>
      [null, "read"].map((import_fingerprint) => anEvent({ missing_since, import_fingerprint })),
    ),
  );
  const missing = selectRows(testDatabase(), { id: e.id })`from events e where ${IS_MISSING}`;
  expect((await missing).map(({ id }) => id)).toEqual(
    rows.filter((row) => storedStanding(row) === "missing").map(({ id }) => id),
  );
});
