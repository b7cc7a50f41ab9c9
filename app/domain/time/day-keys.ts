import {
  addMonths,
  type DayNumber,
  dayNumber,
  dayText,
  lastWeekday,
  MONDAY,
  nextWeekday,
  SUNDAY,
} from "./days-and-moments";

const KEYS = new Map<string, (day: DayNumber) => DayNumber>([
  ["ArrowLeft", (day) => day - 1],
  ["ArrowRight", (day) => day + 1],
  ["ArrowUp", (day) => day - 7],
  ["ArrowDown", (day) => day + 7],
  ["Home", (day) => lastWeekday(day, MONDAY)],
  ["End", (day) => nextWeekday(day, SUNDAY)],
  ["PageUp", (day) => addMonths(day, -1)],
  ["PageDown", (day) => addMonths(day, 1)],
]);

export function dayAfterKey(day: string, key: string): string | null {
  const move = KEYS.get(key);
  return move ? dayText(move(dayNumber(day))) : null;
}
