import { imageAddress } from "~/domain/images/address";
import { eventSearchEntry } from "~/domain/search/entry";
import { DAY_SECONDS, type DayNumber } from "~/domain/time/days-and-moments";
import { sundayName } from "./church-year";
import type { Congregation } from "./congregations";
import { demoEventFacts } from "./facts";
import guests from "./guests.json";
import { occurrences } from "./occurrences";
import { filled } from "./organizers";
import { demoPlaceOf } from "./places";
import { PROGRAMMES } from "./programmes";
import type { Gathering, Programme } from "./programmes/programme";
import { type Random, randomOf } from "./random";
import type { NewEventRow, NewOrganizerRow } from "./rows";

export interface EventContext {
  congregation: Congregation;
  organizer: NewOrganizerRow;
  seed: number;
  /** Unix seconds. */
  now: number;
  /** Unix seconds by the Norwegian clock. */
  clock: (day: DayNumber, time: string) => number;
}

export const eventImageId = (organizerId: string, scene: string) => `events/${organizerId}-${scene}`;

/** Feasts first: weekly events on a feast's day are dropped. */
export function eventsOf(context: EventContext, from: DayNumber, to: DayNumber): NewEventRow[] {
  const { seed, congregation } = context;
  const programmes: readonly Programme[] = PROGRAMMES[congregation.kind];
  const events = new Map<number, NewEventRow>();
  const feastsFirst = [...programmes.entries()].sort(
    ([, a], [, b]) => Number("feast" in b.rhythm) - Number("feast" in a.rhythm),
  );
  for (const [nth, programme] of feastsFirst) {
    const key = `${seed} ${congregation.stem} ${nth}`;
    if (programme.share !== undefined && !randomOf(`${key} share`).chance(programme.share)) continue;
    for (const [day, times] of occurrences(programme, key, from, to)) {
      for (const time of times) {
        const event = eventRow(context, programme, day, time, randomOf(`${key} ${day} ${time}`));
        if (!events.has(event.start_time)) events.set(event.start_time, event);
      }
    }
  }
  return [...events.values()];
}

export function eventRow(
  context: EventContext,
  programme: Gathering,
  day: DayNumber,
  time: string,
  random: Random,
): NewEventRow {
  const { organizer, congregation, clock, now } = context;
  const { title, text } = wordsOf(programme, day, random);
  const start_time = clock(day, time);
  const hasEnd = programme.minutes > SEVERAL_DAYS_MINUTES || random.chance(0.93);
  const event = {
    id: random.id(14),
    organizer_id: organizer.id,
    title,
    description: filled(text, organizer.name, organizer.city),
    event_type: programme.type,
    start_time,
    end_time: hasEnd ? endAfter(context, programme, day, time) : null,
    all_day: 0 as const,
    ...demoPlaceOf(congregation, organizer, programme, random),
    speaker_band: guestOf(programme, random),
    external_url:
      organizer.website && random.chance(programme.type === "conference" ? 0.9 : 0.12)
        ? `${organizer.website}/kalender`
        : null,
    image_url: programme.scene && random.chance(0.8) ? imageAddress(eventImageId(organizer.id, programme.scene)) : null,
    tags: [...programme.tags],
    google_calendar_id: null,
    google_calendar_sync_id: null,
    google_event_id: null,
    facts: demoEventFacts(
      { programme, kind: congregation.kind, title, text, organizer },
      `${organizer.id} ${start_time}`,
    ),
    ...AS_PLANNED,
    created_at: Math.min(now, start_time) - random.whole(1, 90) * DAY_SECONDS,
  };
  return { ...event, ...eventSearchEntry(event) };
}

const AS_PLANNED = {
  series_id: null,
  series_day: null,
  is_exception: 0 as const,
  state: "planned" as const,
  state_reason: null,
  previous_start_time: null,
  previous_location: null,
  registration: "none" as const,
  text_language: null,
  other_language: null,
  other_title: null,
  other_description: null,
};

const SEVERAL_DAYS_MINUTES = 1080;

function wordsOf(
  { titles, texts, isPaired }: Gathering,
  day: DayNumber,
  random: Random,
): { title: string; text: string } {
  const name = sundayName(day);
  const usable = titles.filter((title) => name !== null || !title.includes("{day}"));
  const title = random.pick(usable);
  const text = (isPaired && texts[titles.indexOf(title)]) || random.pick(texts);
  return { title: title.replace("{day}", name ?? ""), text };
}

/** By the clock, also across a change of summer time. */
export function endAfter({ clock }: EventContext, { minutes }: Gathering, day: DayNumber, time: string): number {
  const [hours, rest] = time.split(":").map(Number) as [number, number];
  const end = hours * 60 + rest + minutes;
  const pad = (value: number) => String(value).padStart(2, "0");
  return clock(day + Math.floor(end / 1440), `${pad(Math.floor(end / 60) % 24)}:${pad(end % 60)}`);
}

/** Invented; speakers are only described, and no person is named. */
function guestOf({ guest }: Gathering, random: Random): string | null {
  if (!guest || random.chance(0.2)) return null;
  return random.pick(guests[guest]);
}
