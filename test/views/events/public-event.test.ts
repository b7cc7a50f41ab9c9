import { describe, expect, it } from "vitest";
import type { EventRecordRow } from "#db/queries/events/records";
import { organizerDetailRow } from "#test/support/page-rows";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { publicEvent, publicEventPage, publicOrganizerDetail } from "~/schemas/public-answers/records";
import { viewKeptCalendar } from "~/views/events/calendar-file";
import { viewPublicEvent, viewPublicEventPage } from "~/views/events/public-event";
import { viewPublicOrganizer, viewPublicOrganizerDetail } from "~/views/organizers/public-organizer";

const APP_URL = "https://samling.test";

const calendarOf = (event: EventRecordRow) => viewKeptCalendar({ events: [event], series: [] }, APP_URL);

const row: EventRecordRow = {
  id: "k3x9",
  title: "Konsert",
  language: null,
  text_language: null,
  other_language: null,
  other_title: null,
  other_description: null,
  description: "",
  event_type: "concert",
  start_time: Date.UTC(2026, 5, 7, 9) / 1000,
  end_time: null,
  all_day: 0,
  location_name: "Kirken",
  location_address: null,
  city: null,
  country: "Norge",
  lat: null,
  lng: null,
  image_url: null,
  state_reason: null,
  missing_since: null,
  import_fingerprint: null,
  google_calendar_id: null,
  is_unconfirmed: 0,
  google_calendar_sync_id: null,
  calendar_url: null,
  speaker_band: null,
  image_alt: null,
  external_url: null,
  tags: "[]",
  sort_key: 1,
  facts: "{}",
  hosts: "[]",
  state: "planned",
  registration: "none",
  previous_start_time: null,
  previous_location: null,
  organizer_id: "o1",
  organizer_name: "Menigheten",
  organizer_city: null,
  organizer_logo_url: null,
  organizer_cover_image_url: "/images/organizers/cover",
  distance_km: null,
  created_at: Date.UTC(2026, 4, 1) / 1000,
  updated_at: null,
  series_id: null,
  series_day: null,
  version: 1,
};

const view = (given: Partial<EventRecordRow> = {}) => viewPublicEvent({ ...row, ...given }, APP_URL);

describe("an event of the read API", () => {
  const own = { image_url: "/images/events/a" };
  const imported = { google_calendar_sync_id: "s" };

  it("is as the schema says", () => {
    expect(publicEvent.parse(view())).toEqual(view());
    const page = viewPublicEventPage(
      { events: [row], total: 1, totalIsCapped: false, nextCursor: null },
      null,
      APP_URL,
    );
    expect(publicEventPage.parse(page)).toEqual(page);
  });

  it("says what has become of it, why, and what it was before", () => {
    const given = {
      state: "moved",
      state_reason: "Taket lekker.",
      previous_start_time: row.start_time - 3600,
      previous_location: "Bykirken",
    } as const;
    const event = view(given);
    expect(event).toMatchObject({
      state: "moved",
      state_reason: "Taket lekker.",
      previous_start_time: dateFromUnix(row.start_time - 3600).toISOString(),
      previous_location_name: "Bykirken",
    });
    expect(publicEvent.parse(event)).toEqual(event);
  });

  it("has times in UTC, and its own addresses whole", () => {
    expect(view({ end_time: row.start_time + 5400 })).toMatchObject({
      start_time: "2026-06-07T09:00:00.000Z",
      end_time: "2026-06-07T10:30:00.000Z",
      updated_at: "2026-05-01T00:00:00.000Z",
      url: "https://samling.test/event/k3x9",
      calendar_url: "https://samling.test/event/k3x9.ics",
    });
  });

  it.each<[what: string, given: Partial<EventRecordRow>, image: string | null]>([
    ["its own image", own, "https://samling.test/images/events/a"],
    ["the organizer's cover without one", {}, "https://samling.test/images/organizers/cover"],
    ["an imported one's that was set here", { ...own, ...imported }, "https://samling.test/images/events/a"],
    ["the cover when imported", imported, "https://samling.test/images/organizers/cover"],
    ["none without either", { organizer_cover_image_url: null }, null],
    ["an image elsewhere", { image_url: "https://pictures.test/a.jpg" }, "https://pictures.test/a.jpg"],
  ])("shows %s", (_, given, image) => {
    expect(view(given).image_url).toBe(image);
  });

  it("has a location only where it is known", () => {
    expect(view().location).toBeNull();
    expect(view({ lat: 59.91, lng: 10.75 }).location).toEqual({ lat: 59.91, lng: 10.75 });
  });

  it("does not pass the placeholder of imports on as a place", () => {
    expect(view({ location_name: "Location TBD" }).location_name).toBeNull();
  });

  it.each([
    [null, undefined],
    [0, 0],
    [12.34, 12.3],
    [12.35, 12.4],
  ])("at %s km says %s", (distance_km, said) => {
    expect(view({ distance_km }).distance_km).toBe(said);
  });
});

describe("an organizer of the read API", () => {
  const organizer = organizerDetailRow({
    id: "o1",
    name: "Menigheten",
    phone: "22 00 00 00",
    email: "post@menigheten.test",
    city: "Oslo",
    lat: 59.91,
    lng: 10.75,
    logo_url: "/images/organizers/logo",
  });

  it("is as the schema says, and leads on to its events", () => {
    const detail = viewPublicOrganizerDetail(organizer, APP_URL);
    expect(publicOrganizerDetail.parse(detail)).toEqual(detail);
    expect(detail.events_url).toBe("https://samling.test/api/events?organizer_id=o1");
  });

  it("keeps phone and e-mail out of lists", () => {
    expect(viewPublicOrganizer(organizer, APP_URL)).not.toHaveProperty("email");
    expect(viewPublicOrganizer(organizer, APP_URL)).not.toHaveProperty("phone");
  });
});

describe("an event that several hold, with facts", () => {
  const hosts = JSON.stringify([
    { id: "kirken", name: "Solvik kirke", logo_url: null, part: "place" },
    { id: "koret", name: "Fjellklang", logo_url: null, part: "partner" },
  ]);
  const facts = JSON.stringify({ communion: true, wheelchair: true, price: "collection" });

  it("names them with their part and page", () => {
    expect(viewPublicEvent({ ...row, hosts }, APP_URL).hosts).toEqual([
      { id: "kirken", name: "Solvik kirke", part: "place", url: `${APP_URL}/organizer/kirken` },
      { id: "koret", name: "Fjellklang", part: "partner", url: `${APP_URL}/organizer/koret` },
    ]);
  });

  it("says both in its calendar entry, in words", () => {
    const lines = calendarOf({ ...row, hosts, facts }).replace(/\r\n /g, "");
    const description = /DESCRIPTION:(.*)/.exec(lines)![1]!;
    for (const words of ["Sammen med: Fjellklang", "Hos: Solvik kirke", "Nattverd", "Kollekt"])
      expect(description).toContain(words);
    expect(/DESCRIPTION:(.*)/.exec(calendarOf(row))![1]).not.toContain("Sammen med");
  });
});
