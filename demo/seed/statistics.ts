import { COUNTED_KINDS, type CountedKind } from "~/domain/statistics/kinds";
import { dateFromUnix, type DayNumber, dayNumber, dayOf, dayText, monthOf } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import { type Random, randomOf } from "./random";
import type { NewEventMonthRow, NewEventRow, NewOrganizerDayRow, NewOrganizerRow, SumsOfKinds } from "./rows";

/** The month of a year ago is there to compare with. */
const COUNTED_DAYS = 400;

/** Days before an event: people look from then; most look in the last. */
const TALKED_OF_DAYS = 21;
const SOON_DAYS = 3;

/** Of the past: see demo.ts. */
const DAYS_KEPT = 14;

/** On a usual day, from Monday. */
const VIEWS_BY_WEEKDAY = [6, 6, 9, 12, 14, 22, 18];
const MONDAY = dayNumber("2024-01-01");

/** Of a hundred who look at an event. */
const OF_A_HUNDRED = { calendar_adds: 6, favorites: 9, shares: 3, direction_clicks: 5, ticket_clicks: 2 } as const;
const TICKETS_OF_A_HUNDRED = 12;

/** Up to yesterday; days hold what the events' months do, and more. */
export function statisticsOf(
  organizer: NewOrganizerRow,
  events: readonly NewEventRow[],
  { seed, today }: { seed: number; today: DayNumber },
) {
  const random = randomOf(`statistics ${seed} ${organizer.id}`);
  const days = new Map<string, NewOrganizerDayRow>();
  for (let day = today - COUNTED_DAYS; day < today; day++) {
    const sums = together(ownPage(day, today, random), deletedEvents(day, today, random));
    const row = { organizer_id: organizer.id, day: dayText(day), ...sums };
    days.set(row.day, row);
  }
  const months = new Map<string, NewEventMonthRow>();
  for (const event of events) {
    const begins = dayNumber(dayOf(dateFromUnix(event.start_time)));
    for (let day = begins - TALKED_OF_DAYS; day <= begins && day < today; day++) {
      const sums = eventPage(event, begins - day, random);
      if (sums.views === 0) continue;
      const key = { event_id: event.id, month: monthOf(dayText(day)), organizer_id: organizer.id };
      const month = months.get(`${key.event_id} ${key.month}`) ?? { ...key, ...sumsOf({}) };
      months.set(`${key.event_id} ${key.month}`, { ...month, ...together(month, sums) });
      const whole = present(days.get(dayText(day)), "a day that is counted");
      days.set(whole.day, { ...whole, ...together(whole, sums) });
    }
  }
  return { days: [...days.values()], months: [...months.values()] };
}

/** Of today's visitors, the share who knew the organizer on a day. */
const known = (day: DayNumber, today: DayNumber): number => 1 - (0.6 * (today - day)) / COUNTED_DAYS;

/** Page, calendar and frame on a web site: more as the year goes. */
function ownPage(day: DayNumber, today: DayNumber, random: Random): SumsOfKinds {
  const usual = VIEWS_BY_WEEKDAY[(((day - MONDAY) % 7) + 7) % 7] ?? 0;
  const views = Math.round(usual * known(day, today) * random.between(0.6, 1.4));
  return sumsOf({
    views,
    calendar_adds: ofHundred(views, 2, random),
    favorites: ofHundred(views, 3, random),
    shares: ofHundred(views, 1, random),
    embeds: Math.round(known(day, today) * random.whole(8, 24)),
    subscriptions: Math.round(known(day, today) * random.whole(36, 44)),
  });
}

/** As many as existing ones have, so that the year is even. */
function deletedEvents(day: DayNumber, today: DayNumber, random: Random): SumsOfKinds {
  const share = Math.min(1, Math.max(0, (today - day - DAYS_KEPT) / TALKED_OF_DAYS)) * known(day, today);
  return pressed(Math.round(share * random.whole(16, 48)), random, OF_A_HUNDRED);
}

function eventPage(event: NewEventRow, daysLeft: number, random: Random): SumsOfKinds {
  const views = random.whole(0, daysLeft <= SOON_DAYS ? 9 : 2);
  return pressed(views, random, {
    ...OF_A_HUNDRED,
    direction_clicks: event.lat === null ? 0 : OF_A_HUNDRED.direction_clicks,
    ticket_clicks: event.facts.registration_url ? TICKETS_OF_A_HUNDRED : 0,
  });
}

/** `shares` are of a hundred. */
function pressed(views: number, random: Random, shares: Partial<SumsOfKinds>): SumsOfKinds {
  const done = byKind((kind) => ofHundred(views, shares[kind] ?? 0, random));
  return { ...done, views };
}

const ofHundred = (people: number, share: number, random: Random): number =>
  Array.from({ length: people }, () => random.chance(share / 100)).filter(Boolean).length;

const byKind = (sumOf: (kind: CountedKind) => number): SumsOfKinds =>
  Object.fromEntries(COUNTED_KINDS.map((kind) => [kind, sumOf(kind)])) as SumsOfKinds;

const sumsOf = (sums: Partial<SumsOfKinds>): SumsOfKinds => byKind((kind) => sums[kind] ?? 0);

const together = (a: SumsOfKinds, b: SumsOfKinds): SumsOfKinds => byKind((kind) => a[kind] + b[kind]);
