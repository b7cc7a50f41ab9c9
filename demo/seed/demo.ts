import { dayNumber } from "~/domain/time/calendar-days";
import { unixSeconds } from "~/domain/time/unix-time";
import { dayOf } from "~/domain/time/wall-clock";
import { CONGREGATIONS } from "./congregations";
import { norwegianClock } from "./days";
import { eventsOf } from "./events";
import { hostsOf } from "./hosts";
import { type DemoImage, imagesOf } from "./images";
import { asImported, calendarSyncOf } from "./imports";
import { organizerRow } from "./organizers";
import { withPicturesApart } from "./pictures-apart";
import { registerPages } from "./register-pages";
import { regularSeriesOf } from "./regular";
import { type NewOrganizerRow, noRows, type SeedRows } from "./rows";
import { specialEventsOf } from "./specials";
import { withStates } from "./states";
import { statisticsOf } from "./statistics";

const DAYS_PAST = 14;
const DAYS_TO_COME = 183;

/** The demo's owners; others have been counted since today. */
const COUNTED = ["Nøstebakken", "Solrenning"];

export interface Demo {
  rows: SeedRows;
  images: DemoImage[];
}

/** Two weeks back, half a year ahead; the same for the same seed and day. */
export function demo({ now, seed }: { now: Date; seed: number }): Demo {
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
  const covers = new Map(CONGREGATIONS.map(({ stem, cover }) => [organizers.get(stem)!.id, cover]));
  rows.events = withPicturesApart(rows.events, covers);
  rows.eventHosts = hostsOf(rows.events, organizers);
  const images = CONGREGATIONS.flatMap((congregation) => {
    const organizer = organizers.get(congregation.stem)!;
    return imagesOf(
      congregation,
      organizer,
      rows.events.filter(({ organizer_id }) => organizer_id === organizer.id),
    );
  });
  rows.images = images.map(({ image }) => image);
  return { rows, images };
}
