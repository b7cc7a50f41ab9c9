import { beforeAll, describe, expect, it } from "vitest";
import { aCalendar } from "#test/support/calendar-work";
import { fromNow } from "#test/support/clock";
import { manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
import { anEvent, anOrganizer, setHidden } from "#test/support/rows";
import { json, pageText, visit } from "#test/support/visitor";
import { distanceKm } from "~/domain/places/position";
import {
  type PublicError,
  type PublicEvent,
  type PublicEventPage,
  publicEvent,
  publicEventPage,
} from "~/schemas/public-answers/records";

const OSLO = { lat: 59.91, lng: 10.75 };
const NEAR_OSLO = `lat=${OSLO.lat}&lng=${OSLO.lng}`;

const PAGED = [
  "",
  "limit=100",
  "type=concert,youth&limit=7",
  `${NEAR_OSLO}&radius_km=200&limit=9`,
  `${NEAR_OSLO}&sort=distance&limit=9`,
  "q=kirke&limit=7",
];

const HOSTILE = ['"', "AND", "NEAR(a b)", "%25", "%00", "%F0%9F%8E%B5", "%ED%A0%80", "*", "(", "a".repeat(10_000)];

async function everyPage(query: string): Promise<{ events: PublicEvent[]; total: number }> {
  const events: PublicEvent[] = [];
  let cursor: string | null = "";
  let total = 0;
  while (cursor !== null) {
    const page: PublicEventPage = await json<PublicEventPage>(`/api/events?${query}&cursor=${cursor}`);
    events.push(...page.events);
    total = page.total;
    cursor = page.next_cursor;
  }
  return { events, total };
}

async function wrongFields(query: string): Promise<string[]> {
  const answer = await visit(`/api/events?${query}`);
  expect(answer.status).toBe(400);
  const { error } = await answer.json<PublicError>();
  expect(error.field).toBe(error.fields?.[0]?.field);
  return error.fields!.map(({ field }) => field);
}

beforeAll(async () => {
  await manyEvents(150, seededRandom(14));
  await anOrganizer({ id: "kapellet", name: "Kapellet", city: "Bergen", logo_url: "/images/organizers/logo" });
  await anEvent({
    id: "full",
    organizer_id: "kapellet",
    title: "Julekonsert",
    description: "Vi synger.",
    event_type: "concert",
    start_time: fromNow({ days: 20 }),
    end_time: fromNow({ days: 20, hours: 2 }),
    location_name: "Kapellet",
    location_address: "Storgata 1",
    city: "Bergen",
    speaker_band: "Koret",
    external_url: "https://kapellet.test",
    image_url: "/images/events/full",
    image_alt: "Et kor i røde kapper",
    tags: ["jul", "kor"],
    lat: 60.39,
    lng: 5.32,
  });
  await anEvent({ id: "past", start_time: fromNow({ days: -3 }) });
  await anEvent({ id: "hidden", start_time: fromNow({ minutes: 1 }) });
  await setHidden("event", "hidden", true);
});

describe("GET /api/events", () => {
  it("answers as the schema says", async () => {
    const page = await json<PublicEventPage>("/api/events?limit=100");
    expect(publicEventPage.parse(page)).toEqual(page);
    expect(page.events).toHaveLength(100);
    expect(page.events.some(({ id }) => id === "past" || id === "hidden")).toBe(false);
  });

  it.each(PAGED)("gives every event once, page by page: %s", async (query) => {
    const { events, total } = await everyPage(query);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events).toHaveLength(total);
    expect(total).toBeGreaterThan(0);
  });

  it("puts them in the order of time, or of distance", async () => {
    const byTime = (await everyPage("limit=50")).events.map(({ start_time }) => start_time);
    expect(byTime).toEqual([...byTime].sort());
    const byDistance = (await everyPage(`${NEAR_OSLO}&sort=distance&limit=50`)).events.map(
      ({ distance_km }) => distance_km!,
    );
    expect(byDistance).toEqual([...byDistance].sort((a, b) => a - b));
  });

  it("says how far away an event is, to a tenth of a kilometre, and only where a position was given", async () => {
    const { events } = await everyPage(`${NEAR_OSLO}&radius_km=200&limit=100`);
    for (const { location, distance_km } of events) {
      expect(Math.abs(distance_km! - distanceKm(OSLO, location!))).toBeLessThanOrEqual(0.0501);
      expect(distance_km! * 10).toBeCloseTo(Math.round(distance_km! * 10), 6);
    }
    const page = await json<PublicEventPage>("/api/events");
    expect(page.events.every((event) => !("distance_km" in event))).toBe(true);
  });

  it("searches within 50 km unless told otherwise", async () => {
    const { events } = await everyPage(`${NEAR_OSLO}&limit=100`);
    expect(Math.max(...events.map(({ distance_km }) => distance_km!))).toBeLessThanOrEqual(50);
  });

  it("finds by organizer, words and days together", async () => {
    const found = async (query: string) =>
      (await json<PublicEventPage>(`/api/events?${query}`)).events.map(({ id }) => id);
    expect(await found("organizer_id=kapellet")).toEqual(["full"]);
    expect(await found("organizer_id=kapellet&q=KONSERT&type=concert")).toEqual(["full"]);
    expect(await found("organizer_id=kapellet&from=2026-06-24&to=2026-06-24")).toEqual(["full"]);
    expect(await found("organizer_id=kapellet&from=2026-06-25")).toEqual([]);
    expect(await found("organizer_id=kapellet&to=2026-06-24T10:00:00Z")).toEqual([]);
    expect(await found("organizer_id=kapellet&from=2026-06-24T10:00:00Z")).toEqual(["full"]);
    expect(await found("organizer_id=nobody")).toEqual([]);
    expect(await found("organizer_id=nobody&q=konsert")).toEqual([]);
  });

  it.each<[query: string, fields: string[]]>([
    ["lat=91&lng=0", ["lat"]],
    ["lat=59.9", ["lng"]],
    ["sort=distance", ["sort"]],
    ["cursor=nonsense", ["cursor"]],
    ["type=party&limit=1000&from=x", ["type", "from", "limit"]],
  ])("refuses %s with 400, naming the fields", async (query, fields) => {
    expect(await wrongFields(query)).toEqual(fields);
  });

  it.each(HOSTILE)("never fails on the words %s", async (q) => {
    expect((await visit(`/api/events?q=${q}`)).status).toBe(200);
  });
});

describe("GET /api/events/{id}", () => {
  it("answers everything public of an event", async () => {
    const event = await json<PublicEvent>("/api/events/full");
    expect(publicEvent.parse(event)).toEqual(event);
    expect(event).toMatchObject({
      title: "Julekonsert",
      description: "Vi synger.",
      event_type: "concert",
      start_time: fromNow({ days: 20 }).toISOString(),
      end_time: fromNow({ days: 20, hours: 2 }).toISOString(),
      location: { lat: 60.39, lng: 5.32 },
      location_name: "Kapellet",
      location_address: "Storgata 1",
      city: "Bergen",
      speaker_band: "Koret",
      external_url: "https://kapellet.test/",
      image_url: "http://samling.test/images/events/full",
      image_alt: "Et kor i røde kapper",
      tags: ["jul", "kor"],
      organizer: {
        id: "kapellet",
        name: "Kapellet",
        city: "Bergen",
        logo_url: "http://samling.test/images/organizers/logo",
      },
      url: "http://samling.test/event/full",
    });
  });

  it("answers a past event", async () => {
    expect((await visit("/api/events/past")).status).toBe(200);
  });

  it.each(["hidden", "nobody", "a%2Fb", "x".repeat(2000)])("answers 404 for %s", async (id) => {
    const answer = await visit(`/api/events/${id}`);
    expect(answer.status).toBe(404);
    expect((await answer.json<PublicError>()).error.message).toBe("There is no such event.");
  });

  it("forgets at once what is hidden", async () => {
    const { id } = await anEvent();
    expect((await visit(`/api/events/${id}`)).status).toBe(200);
    expect((await visit(`/api/events/${id}`)).headers.get("X-Edge-Cache")).toBe("hit");
    await setHidden("event", id, true);
    expect((await visit(`/api/events/${id}`)).status).toBe(404);
  });
});

describe("whose Google calendar an event was imported from", () => {
  const GROUP = "menighet1@group.calendar.google.com";
  const PERSON = "kari.nordmann@gmail.com";
  const feed = (id: string, access: string) =>
    `https://calendar.google.com/calendar/ical/${encodeURIComponent(id)}/${access}/basic.ics`;

  it.each([
    ["open-group", GROUP, "public", GROUP],
    ["secret-group", GROUP, "private-0123456789", null],
    ["person", PERSON, "public", null],
  ])(
    "%s: told only of a group's open calendar, and nobody's address anywhere",
    async (id, google_calendar_id, access, told) => {
      const { organizer_id, id: google_calendar_sync_id } = await aCalendar({
        calendar_url: feed(google_calendar_id, access),
      });
      await anEvent({
        id,
        organizer_id,
        title: "Fra Google",
        google_calendar_id,
        google_calendar_sync_id,
        google_event_id: "1",
      });
      expect(await json<PublicEvent>(`/api/events/${id}`)).toMatchObject({ google_calendar_id: told });
      const everywhere = [
        "/api/events?limit=100&q=google",
        `/event/${id}`,
        `/event/${id}.data`,
        `/event/${id}.ics`,
        `/organizer/${organizer_id}`,
        `/organizer/${organizer_id}.ics`,
      ];
      for (const path of everywhere) {
        const text = decodeURIComponent((await pageText(path)).replaceAll("%", "%25"));
        expect([path, text.includes(PERSON), text.includes("private-0123456789")]).toEqual([path, false, false]);
      }
    },
  );
});
