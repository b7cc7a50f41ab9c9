import {
  dayNumber,
  dayText,
  FRIDAY,
  momentAt,
  nextWeekday,
  SATURDAY,
  SUNDAY,
  wallClockAt,
  WEDNESDAY,
} from "~/domain/time/days-and-moments";
import type { EventType } from "./types";

/** Norwegian clock: YYYY-MM-DD and HH:MM. */
export type UsualTime = NonNullable<ReturnType<typeof usualTime>>;

const HABITS: Record<EventType, { weekday: number; startTime: string; endTime: string } | null> = {
  service: { weekday: SUNDAY, startTime: "11:00", endTime: "12:30" },
  prayer: { weekday: WEDNESDAY, startTime: "19:00", endTime: "20:00" },
  concert: { weekday: SATURDAY, startTime: "18:00", endTime: "19:30" },
  youth: { weekday: FRIDAY, startTime: "19:00", endTime: "22:00" },
  conference: { weekday: SATURDAY, startTime: "10:00", endTime: "16:00" },
  other: null,
};

export function usualTime(type: EventType, now: Date) {
  const habit = HABITS[type];
  if (!habit) return null;
  const { weekday, startTime, endTime } = habit;
  const today = dayNumber(wallClockAt(now).day);
  const next = dayText(nextWeekday(today, weekday));
  const day = momentAt(next, startTime) > now ? next : dayText(dayNumber(next) + 7);
  return { day, startTime, endTime };
}
