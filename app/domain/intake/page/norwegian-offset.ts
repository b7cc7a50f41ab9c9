import { momentAt } from "~/domain/time/wall-clock";

/** Minutes that Norwegian clocks are ahead of UTC at a time (HH:MM) on a day (YYYY-MM-DD): 60 or 120. */
export const norwegianOffset = (day: string, time: string): number =>
  (Date.parse(`${day}T${time}:00Z`) - momentAt(day, time).getTime()) / 60_000;
