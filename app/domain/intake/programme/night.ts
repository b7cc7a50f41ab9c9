import type { SaidClock } from "./whens";

const EVENING = "18:00";
const MORNING = "05:00";

/** Whether a day has come to its evening, so that a clock of the night is the next day's. */
export const isLate = (clocks: readonly SaidClock[]): boolean =>
  clocks.some(({ start, isPastMidnight }) => isPastMidnight || start >= EVENING);

export function throughNight(clocks: readonly SaidClock[], isEvening: boolean): SaidClock[] {
  const said: SaidClock[] = [];
  for (const clock of clocks) {
    const isPastMidnight = clock.start < MORNING && (isEvening || isLate(said));
    said.push({ ...clock, isPastMidnight: clock.isPastMidnight || isPastMidnight });
  }
  return said;
}
