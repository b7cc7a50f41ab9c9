import type { openingMessages as nb } from "../nb/opening";

export const openingMessages: typeof nb = {
  title: "Opening hours",
  open: (until) => `Open now, until ${until}`,
  today: (time) => `Opens today ${time}`,
  tomorrow: (time) => `Opens tomorrow ${time}`,
  onDay: (day, time) => `Opens ${day} ${time}`,
  holiday: "Public holiday: may differ",
  closed: "Closed",
  days: (first, last) => `${first}–${last}`,
  spans: (spans) => spans.map((span, index) => (index === 0 ? span : `and ${span}`)),
  hint: "When you are open apart from your events. Write 10\u2060–\u206014, or 10\u2060–\u206014 and 17:30\u2060–\u206020. Empty is closed.",
  usual: "Usual hours",
  fields: {
    open_monday: "Open Monday",
    open_tuesday: "Open Tuesday",
    open_wednesday: "Open Wednesday",
    open_thursday: "Open Thursday",
    open_friday: "Open Friday",
    open_saturday: "Open Saturday",
    open_sunday: "Open Sunday",
    opening_note: "More about the opening hours",
  },
  noteHint: "In your own words, such as what holds in summer.",
};
