import type { Locale } from "date-fns";
import { nb } from "date-fns/locale/nb";
import type { Formats } from "../formats";

const WEEKDAYS = ["søndag", "måndag", "tysdag", "onsdag", "torsdag", "fredag", "laurdag"];
const LETTERS: Record<string, number | undefined> = { narrow: 1, short: 2, abbreviated: 3 };

const withOwnDays = (names: Locale): Locale => ({
  ...names,
  code: "nn",
  localize: {
    ...names.localize,
    day: (day, options) => (WEEKDAYS[day] ?? "").slice(0, LETTERS[options?.width ?? "wide"]),
  },
});

/** The names of days and months: bokmål's, but for the days. Marked as pure, it does not come with the formats alone. */
export const dateNames = /* @__PURE__ */ withOwnDays(nb);

export const formats: Formats = {
  name: "Nynorsk",
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
