import { describe, expect, it } from "vitest";
import type { EventCardRow } from "#db/queries/events/cards";
import { NOW } from "#test/support/clock";
import { DEFAULT_PREFERENCES, type Preferences } from "~/domain/site/locales";
import { viewFavorites } from "~/views/favorites/favorites";

const row: EventCardRow = {
  id: "event-1",
  title: "Salmekveld",
  language: null,
  other_language: null,
  other_title: null,
  event_type: "concert",
  start_time: Date.UTC(2026, 5, 7, 16, 30) / 1000,
  end_time: null,
  all_day: 0,
  location_name: "Location TBD",
  city: null,
  lat: null,
  lng: null,
  image_url: null,
  is_unconfirmed: 0,
  google_calendar_sync_id: null,
  sort_key: 1,
  facts: "{}",
  state: "planned",
  registration: "none",
  previous_start_time: null,
  previous_location: null,
  organizer_id: "church-1",
  organizer_name: "Østre kirke",
  organizer_city: "Hamar",
  organizer_logo_url: null,
  organizer_cover_image_url: null,
  distance_km: null,
};

const whenOf = (given: Partial<EventCardRow>, preferences: Partial<Preferences> = {}) =>
  viewFavorites(
    { events: [{ ...row, ...given }], past: [], followed: [], followedEvents: [], gone: [] },
    { now: NOW, preferences: { ...DEFAULT_PREFERENCES, ...preferences } },
  ).events[0]!.when;

describe("a favourite's date: its weekday, d. MMMM kl. HH:mm, whose time no line ends within", () => {
  it.each<[string, Partial<EventCardRow>, Partial<Preferences>, string]>([
    ["in Norwegian", {}, {}, "søndag 7. juni kl.\u00A018:30"],
    ["in Norwegian with a 12-hour clock", {}, { timeFormat: "12h" }, "søndag 7. juni kl.\u00A06:30\u00A0PM"],
    ["in English", {}, { locale: "en" }, "Sunday 7 June at\u00A018:30"],
    ["in winter time", { start_time: Date.UTC(2027, 0, 1, 10) / 1000 }, {}, "fredag 1. januar kl.\u00A011:00"],
    ["a whole day", { all_day: 1, start_time: Date.UTC(2026, 5, 6, 22) / 1000 }, {}, "søndag 7. juni"],
  ])("%s", (_what, given, preferences, expected) => {
    expect(whenOf(given, preferences)).toBe(expected);
  });

  it("comes with the card's other texts, and the congregations as badges", () => {
    const view = viewFavorites(
      {
        events: [row],
        past: [],
        followed: [{ id: "church-1", name: "Østre kirke", logo_url: null }],
        followedEvents: [],
        gone: [],
      },
      { now: NOW, preferences: DEFAULT_PREFERENCES },
    );
    expect(view.events[0]).toMatchObject({ title: "Salmekveld", place: "Hamar", organizer: { name: "Østre kirke" } });
    expect(view.followed).toEqual([{ id: "church-1", name: "Østre kirke", initial: "Ø", logo: null }]);
  });
});
