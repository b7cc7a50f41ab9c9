import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { events, eventHosts, images } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { sentBy } from "#test/support/read-forms";
import { aHost, anEvent, anOrganizer, aSeries, testDatabase, rowsWith } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, visit } from "#test/support/visitor";
import { EVENT_DETAILS } from "~/domain/events/details";

/** What a copy has of the event, besides the fields that its form fills in. */
const KEPT = [...EVENT_DETAILS, "organizer_id", "image_url", "all_day", "search_text", "facets", "fact_facets"];

/** What is of the event's days, of its source, of what became of it, or counted anew. */
const LEFT: Record<string, readonly string[]> = {
  days: ["start_time", "end_time", "series_id", "series_day", "is_exception", "run_key", "follows", "rhythm"],
  source: [
    "google_calendar_id",
    "google_calendar_sync_id",
    "google_event_id",
    "import_fingerprint",
    "missing_since",
    "source_values",
    "merged_into",
  ],
  state: ["state", "state_reason", "previous_start_time", "previous_location", "registration"],
  anew: ["seq", "id", "sort_key", "version", "public_from", "publish_at", "created_at", "updated_at"],
};

test("a duplicate keeps everything but the date: every column is kept, or is of its days, its source or its state", () => {
  const known = [...KEPT, ...Object.values(LEFT).flat()].sort();
  expect(known).toEqual(Object.keys(getTableColumns(events)).sort());
});

test("a duplicate keeps everything but the date: sent as it opens, with a date, it is the same event", async () => {
  const organizer = await anOrganizer({ address: "Hjemgata 1", lat: 59.91, lng: 10.75 });
  const headers = await signedIn(organizer.email);
  const series = await aSeries(organizer.id);
  await testDatabase()
    .insert(images)
    .values({ id: "events/bilde", organizer_id: organizer.id, width: 600, height: 400, created_at: NOW });
  const original = await anEvent({
    organizer_id: organizer.id,
    title: "Salmekveld «på tunet»",
    description: "Vi synger.\n\nDet er kaffe & vafler.",
    event_type: "concert",
    start_time: new Date("2026-06-09T16:30:00Z"),
    end_time: new Date("2026-06-09T18:15:00Z"),
    location_name: "Kapellet",
    location_address: "Kirkegata 4",
    city: "Bodø",
    country: "Norge",
    lat: 67.28,
    lng: 14.38,
    speaker_band: "Koret",
    external_url: "https://menigheten.test/",
    image_url: "/images/events/bilde",
    tags: ["sang", "kaffe"],
    facts: {
      wheelchair: true,
      parking: false,
      language: "uk",
      interpretation: "en",
      stream_url: "https://strom.test/",
      price: "ticket",
      price_nok: 150,
      ticket_url: "https://billett.test/",
      registration_url: "https://pamelding.test/",
      age_from: 6,
      age_to: 12,
    },
    text_language: "nn",
    other_language: "en",
    other_title: "Hymns on the green",
    other_description: "We sing.",
    series_id: series.id,
    series_day: "2026-06-09",
    state: "moved",
    previous_start_time: fromNow({ days: 2 }),
    registration: "closed",
  });
  const [yes, no] = [await anOrganizer({ name: "Nabokirken" }), await anOrganizer()];
  await aHost({ event_id: original.id, organizer_id: yes.id, part: "place", state: "accepted" });
  await aHost({ event_id: original.id, organizer_id: no.id, state: "declined" });

  const edited = await pageText(`/dashboard/event/${original.id}/edit`, headers);
  expect(edited).toMatch(new RegExp(`href="/dashboard/event/new\\?copy=${original.id}"[^]*?Lag en kopi`));
  const form = await pageText(`/dashboard/event/new?copy=${original.id}`, headers);
  const sent = sentBy(form);
  expect([sent.get("start_date"), sent.get("end_date")]).toEqual(["", ""]);
  expect([sent.get("start_time"), sent.get("end_time")]).toEqual(["18:30", "20:15"]);
  sent.set("start_date", "2026-09-01");
  const answer = await visit("/dashboard/event/new", { method: "POST", headers, body: sent });
  const id = /event\/([^/]+)\/hosts/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
  const [copy] = await rowsWith(events, { id });
  const {
    search_text: _words,
    facets: _facets,
    fact_facets: _facts,
    ...kept
  } = Object.fromEntries(KEPT.map((name) => [name, original[name as keyof typeof original]]));
  expect(copy).toMatchObject({ ...kept, state: "planned", registration: "none", series_id: null, publish_at: null });
  expect(copy!.start_time).toEqual(new Date("2026-09-01T16:30:00Z"));
  expect(copy!.end_time).toEqual(new Date("2026-09-01T18:15:00Z"));
  const hosts = await rowsWith(eventHosts, { event_id: id });
  expect(hosts).toMatchObject([{ organizer_id: yes.id, part: "place", state: "asked" }]);
});
