import * as z from "zod";
import type { EventSchedule, ScheduledDay } from "~/domain/intake/page/event-schedule";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";
import { addressValue, listOf, textValue, timeValue, wordsIn } from "./data-values";
import { locationValue } from "./location-value";

const WEEKDAYS = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const UNITS = { d: "day", w: "week", m: "month", y: "year" } as const;

const numbers = listOf.transform((values) => values.map(Number).filter((number) => Number.isInteger(number)));
const texts = listOf.transform((values) =>
  values.flatMap((value) => (textValue.parse(value) ?? "").split(",")).flatMap((text) => text.trim() || []),
);

/** "P2W", "Weekly". */
function frequencyOf(text: string): EventSchedule["every"] {
  const [, step = "1", unit] =
    /^P(\d{1,2})([DWMY])$/i.exec(text) ?? /(?:^|\/)()(d|w|m|y)(?:ai|eek|onth|ear)ly$/i.exec(text) ?? [];
  return unit ? { step: Number(step || 1), unit: UNITS[unit.toLowerCase() as keyof typeof UNITS] } : null;
}

/** "https://schema.org/Monday", "MO", "-1FR". */
function weekdayOf(text: string): ScheduledDay[] {
  const [, nth, name] = /^([+-]?\d)?([a-z]{2})/i.exec(text.replace(/^.*\//, "")) ?? [];
  const weekday = WEEKDAYS.indexOf(name?.toLowerCase() ?? "");
  return weekday < 0 ? [] : [{ weekday, nth: nth ? Number(nth) : null }];
}

/** https://schema.org/Schedule */
const schedule = z.object({
  startDate: textValue.optional(),
  endDate: textValue.optional(),
  startTime: textValue.optional(),
  endTime: textValue.optional(),
  duration: textValue.optional(),
  scheduleTimezone: textValue.optional(),
  repeatFrequency: textValue.optional(),
  repeatCount: z.coerce.number().int().positive().nullish().catch(null),
  byDay: texts.optional(),
  byMonth: numbers.optional(),
  byMonthDay: numbers.optional(),
  byMonthWeek: numbers.optional(),
  exceptDate: texts.optional(),
});

/** Null where one says what is not known. */
const schedulesValue = listOf.transform((values) =>
  values.map((value): EventSchedule | null => {
    const said = schedule.safeParse(value).data;
    if (!said) return null;
    const { repeatFrequency: written, byDay = [], byMonthWeek = [] } = said;
    const every = written ? frequencyOf(written) : null;
    const days = byDay.flatMap(weekdayOf);
    if ((written && every === null) || days.length < byDay.length) return null;
    return {
      from: said.startDate ?? null,
      until: said.endDate ?? null,
      startTime: said.startTime ?? null,
      endTime: said.endTime ?? null,
      duration: said.duration ?? null,
      zone: said.scheduleTimezone ?? null,
      every,
      count: said.repeatCount ?? null,
      days: byMonthWeek.length > 0 ? days.flatMap((day) => byMonthWeek.map((nth) => ({ ...day, nth }))) : days,
      months: said.byMonth ?? [],
      dates: said.byMonthDay ?? [],
      except: said.exceptDate ?? [],
    };
  }),
);

const STATUS = { cancelled: /cancell?ed/i, postponed: /postponed/i, rescheduled: /rescheduled/i } as const;

const statusValue = z.unknown().transform((value): StructuredEvent["status"] => {
  const text = wordsIn(value);
  const found = Object.entries(STATUS).find(([, pattern]) => pattern.test(text));
  return (found?.[0] ?? null) as StructuredEvent["status"];
});

const offersValue = listOf.transform((offers) => {
  const texts = offers.map(wordsIn);
  return { isSoldOut: texts.length > 0 && texts.every((text) => /SoldOut|OutOfStock/.test(text)) };
});

/** Each field is read by itself, so that a wrong one does not lose the others. */
export const schemaOrgEvent = z
  .object({
    "@id": textValue.optional(),
    identifier: textValue.optional(),
    name: textValue.optional(),
    headline: textValue.optional(),
    startDate: timeValue.optional(),
    endDate: timeValue.optional(),
    previousStartDate: timeValue.optional(),
    duration: textValue.optional(),
    description: textValue.optional(),
    url: addressValue.optional(),
    mainEntityOfPage: addressValue.optional(),
    image: addressValue.optional(),
    location: locationValue.optional(),
    eventStatus: statusValue.optional(),
    eventAttendanceMode: z.unknown().optional(),
    offers: offersValue.optional(),
    eventSchedule: schedulesValue.optional(),
  })
  .loose()
  .transform(
    (event): Omit<StructuredEvent, "source" | "types" | "blocks"> & { schedules: (EventSchedule | null)[] } => {
      const location = event.location ?? { place: null, address: null, isOnline: false };
      return {
        id: event["@id"] ?? event.identifier ?? event.url ?? null,
        name: event.name ?? event.headline ?? null,
        start: event.startDate ?? null,
        end: event.endDate ?? null,
        previousStart: event.previousStartDate ?? null,
        duration: event.duration ?? null,
        description: event.description ?? null,
        category: null,
        url: event.url ?? event.mainEntityOfPage ?? null,
        image: event.image ?? null,
        place: location.place,
        address: location.address,
        isOnline: location.isOnline || /OnlineEventAttendanceMode/.test(wordsIn(event.eventAttendanceMode)),
        status: event.eventStatus ?? null,
        isSoldOut: event.offers?.isSoldOut ?? false,
        repeats: (event.eventSchedule ?? []).length > 0,
        schedules: event.eventSchedule ?? [],
        hasZone: false,
      };
    },
  );
