import type { Formats } from "../formats";

export { enGB as dateNames } from "date-fns/locale/en-GB";

export const formats: Formats = {
  name: "English",
  numbers: "en-GB",
  time: { "24h": "HH:mm", "12h": "h:mm a" },
  day: "d MMMM",
  dayAndYear: "d MMMM yyyy",
  weekdayAlone: "EEEE d",
  weekday: "EEEE d MMMM",
  weekdayAndYear: "EEEE d MMMM yyyy",
  month: "LLLL",
  monthAndYear: "LLLL yyyy",
};
