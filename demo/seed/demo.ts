import { PLACE_UNKNOWN } from "~/domain/events/display";
import { eventSearchEntry } from "~/domain/search/entry";
import { DAY_SECONDS, dayNumber, type DayNumber, dayOf, unixSeconds } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import { CONGREGATIONS } from "./congregations";
import { norwegianClock } from "./days";
import { type EventContext, eventRow, eventsOf } from "./events";
import { imagesOf } from "./images";
import { organizerRow } from "./organizers";
import { withPicturesApart } from "./pictures-apart";
import { randomOf } from "./random";
import { registerPages } from "./register-pages";
import { regularSeriesOf } from "./regular";
import {
  type NewCalendarSyncRow,
  type NewEventHostRow,
  type NewEventRow,
  type NewOrganizerRow,
  type NewRegisterPageRow,
  noRows,
} from "./rows";
import { withStates } from "./states";
import { statisticsOf } from "./statistics";
import { RUNNING, type Special, UNUSUAL } from "./unusual";

const DAYS_PAST = 14;
const DAYS_TO_COME = 183;

/** The demo's owners; others have been counted since today. */
const COUNTED = ["Nøstebakken", "Solrenning"];

/** Two weeks back, half a year ahead; the same for the same seed and day. */
export function demo({ now, seed }: { now: Date; seed: number }) {
  const today = dayNumber(dayOf(now));
  const seconds = unixSeconds(now);
  const clock = norwegianClock();
  const rows = noRows();
  const organizers = new Map<string, NewOrganizerRow>();
  for (const congregation of CONGREGATIONS) {
    const organizer = organizerRow(congregation, { seed, now: seconds, spreadKm: 1.2 });
    const context = { congregation, organizer, seed, now: seconds, clock };
    const sync = calendarSyncOf(congregation.stem, organizer, seconds);
    const regular = regularSeriesOf(context, today - DAYS_PAST, today + DAYS_TO_COME);
    const taken = new Set(regular.events.map(({ start_time }) => start_time));
    const others = eventsOf(context, today - DAYS_PAST, today + DAYS_TO_COME).filter(
      ({ start_time }) => !taken.has(start_time),
    );
    const events = [
      ...specialEventsOf(context, today),
      ...regular.events,
      ...withStates(congregation.stem, sync ? others.map((event) => asImported(event, sync)) : others, seconds),
    ];
    rows.series.push(...regular.series);
    rows.organizers.push(organizer);
    const coming = events.filter((event) => event.google_calendar_sync_id !== null && event.start_time > seconds);
    if (sync) rows.calendarSyncs.push({ ...sync, coming_events: coming.length });
    rows.events.push(...events);
    organizers.set(congregation.stem, organizer);
    if (COUNTED.includes(congregation.stem)) {
      const { days, months } = statisticsOf(organizer, events, { seed, today });
      rows.organizerDays.push(...days);
      rows.eventMonths.push(...months);
    }
  }
  const { pages, batches } = registerPages(seed, seconds);
  rows.registerPages = pages;
  rows.registerBatches = batches;
  for (const page of ["Voss", "Hamar"].flatMap(
    (town) => pages.find(({ city, website }) => city === town && website) ?? [],
  )) {
    const { sync, services } = foundOnWebsite(page, today, { seed, now: seconds, clock });
    rows.calendarSyncs.push(sync);
    rows.events.push(...services);
  }
  const covers = new Map(CONGREGATIONS.map(({ stem, cover }) => [idOf(stem, organizers), cover]));
  rows.events = withPicturesApart(rows.events, covers);
  rows.eventHosts = hostsOf(rows.events, organizers);
  const images = CONGREGATIONS.flatMap((congregation) => {
    const organizer = present(organizers.get(congregation.stem), congregation.stem);
    return imagesOf(
      congregation,
      organizer,
      rows.events.filter(({ organizer_id }) => organizer_id === organizer.id),
    );
  });
  rows.images = images.map(({ image }) => image);
  return { rows, images };
}

/** Six weeks of services that a superadmin has said yes to, and the congregation has not. */
function foundOnWebsite(
  page: NewRegisterPageRow,
  today: DayNumber,
  options: Pick<EventContext, "seed" | "now" | "clock">,
) {
  const { name, city: town, website, language } = page;
  const found = { source_kind: "page" as const, unconfirmed: "published" as const, calendar_url: `${website}/program` };
  const sync = { ...calendarAt(page, false, options.now), ...found, calendar_name: new URL(website ?? "").hostname };
  const kind = language === "nn" ? ("parish-nynorsk" as const) : ("parish" as const);
  const congregation = { name, kind, town, stem: name.split(" ", 1)[0] ?? name, cover: null, hasLogo: false };
  const organizer = { ...page, description: "", phone: "", logo_url: null, cover_image_url: null, opening: {} };
  const events = eventsOf({ ...options, congregation, organizer }, today + 1, today + 42);
  const services = events.filter(({ event_type }) => event_type === "service").map((event) => asImported(event, sync));
  return { sync: { ...sync, coming_events: services.length }, services };
}

const idOf = (stem: string, organizers: ReadonlyMap<string, NewOrganizerRow>): string =>
  present(organizers.get(stem), stem).id;

/** `organizers` by their stem. */
const hostsOf = (events: readonly NewEventRow[], organizers: ReadonlyMap<string, NewOrganizerRow>): NewEventHostRow[] =>
  UNUSUAL.flatMap(({ stem, titles, hosts = [] }) => {
    const owner = idOf(stem, organizers);
    const event = present(
      events.find(({ organizer_id, title }) => organizer_id === owner && title === titles[0]),
      "event with hosts",
    );
    return hosts.map(([host, part]) => ({
      event_id: event.id,
      organizer_id: idOf(host, organizers),
      part,
      state: "accepted" as const,
      starts_at: event.start_time,
      asked_at: event.created_at,
      answered_at: event.created_at + DAY_SECONDS,
    }));
  });

/** Running ones, and ones that test the layout. */
function specialEventsOf(context: EventContext, today: DayNumber): NewEventRow[] {
  const { stem } = context.congregation;
  const events: NewEventRow[] = [];
  for (const running of RUNNING.filter((special) => special.stem === stem)) {
    events.push(special(context, running, today + running.inDays, running.time));
  }
  for (const [nth, unusual] of UNUSUAL.entries()) {
    if (unusual.stem !== stem) continue;
    const event = special(context, unusual, today + unusual.inDays, unusual.time, String(nth));
    events.push(
      unusual.lasts === "all-day"
        ? { ...event, all_day: 1, end_time: context.clock(today + unusual.inDays + 1, "00:00") }
        : event,
    );
  }
  return events;
}

function special(
  context: EventContext,
  { english, ...gathering }: Special,
  day: DayNumber,
  time: string,
  nth = "",
): NewEventRow {
  const random = randomOf(`${context.seed} special ${context.congregation.stem} ${nth} ${day}`);
  const said = eventRow(context, gathering, day, time, random);
  const other = english && {
    text_language: "nb" as const,
    other_language: "en" as const,
    other_title: english.title,
    other_description: english.text,
  };
  const event = { ...said, ...other };
  return { ...event, ...eventSearchEntry(event) };
}

const YEARS_KEPT = 10 * 365 * 86_400;

/** By stem; true for a Google calendar. */
const IMPORTING: Readonly<Record<string, boolean>> = {
  Solrenning: true,
  Bryggekanten: true,
  Elvesvingen: false,
  Manyrooms: true,
  Lampelys: false,
  Svaletun: true,
};

/** Null for most. */
function calendarSyncOf(stem: string, organizer: NewOrganizerRow, now: number): NewCalendarSyncRow | null {
  const isGoogle = IMPORTING[stem];
  return isGoogle === undefined ? null : calendarAt(organizer, isGoogle, now);
}

function calendarAt(
  organizer: Pick<NewOrganizerRow, "id" | "email" | "created_at">,
  isGoogle: boolean,
  now: number,
): NewCalendarSyncRow {
  const host = organizer.email.replace(/.*@/, "");
  return {
    id: randomOf(`calendar ${organizer.id}`).id(12),
    organizer_id: organizer.id,
    calendar_name: isGoogle ? "Menighetens kalender" : "Arrangementer",
    calendar_url: isGoogle
      ? `https://google.${host}/calendar/ical/kalender/public/basic.ics`
      : `https://${host}/arrangementer.ics`,
    source_kind: "feed",
    unconfirmed: null,
    last_sync: now - 1_800,
    coming_events: 0,
    created_at: organizer.created_at,
    runs: 1,
    etag: '"demo"',
    copy_good_until: now + YEARS_KEPT,
  };
}

/** Without an image or guest, and sometimes without a place. */
function asImported(event: NewEventRow, sync: NewCalendarSyncRow): NewEventRow {
  const random = randomOf(`import ${event.id}`);
  const place = random.chance(0.3) ? { location_name: PLACE_UNKNOWN, location_address: null } : {};
  const imported = {
    ...event,
    ...place,
    image_url: null,
    speaker_band: null,
    tags: [],
    facts: {},
    google_calendar_sync_id: sync.id,
    google_calendar_id: sync.calendar_url.includes("/calendar/ical/")
      ? `kalender@${sync.calendar_url.split("/")[2]}`
      : null,
    google_event_id: `${event.id}@${sync.calendar_url.split("/")[2]}`,
  };
  return { ...imported, ...eventSearchEntry(imported) };
}
