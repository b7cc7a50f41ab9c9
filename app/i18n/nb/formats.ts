import type { Formats } from "../formats";

export { nb as dateNames } from "date-fns/locale/nb";

export const formats: Formats = {
  name: "Bokmål",
  numbers: "nb-NO",
  time: { "24h": "HH:mm", "12h": "h:mm a" },
  day: "d. MMMM",
  dayAndYear: "d. MMMM yyyy",
  weekdayAlone: "EEEE d.",
  weekday: "EEEE d. MMMM",
  weekdayAndYear: "EEEE d. MMMM yyyy",
  month: "LLLL",
  monthAndYear: "LLLL yyyy",
};
