import { momentAt } from "~/domain/time/wall-clock";

/** 60 or 120 minutes; HH:MM on YYYY-MM-DD. */
export const norwegianOffset = (day: string, time: string): number =>
  (Date.parse(`${day}T${time}:00Z`) - momentAt(day, time).getTime()) / 60_000;
