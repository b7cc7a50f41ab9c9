import { doubtMessages } from "./doubts";

export const eventLineMessages = {
  label: "Write it as in the parish magazine, paste it, or fill it in below.",
  example: "Familiegudstjeneste søndag kl 11 i kirka, kirkekaffe etterpå",
  keys: "Ctrl + Enter (⌘ + Enter on a Mac) goes on to what we ask about, and publishes when nothing is left to ask.",
  failed: "This could not be read just now. Your text is still here. Fill it in below, or go on writing to try again.",
  several: "This looks like several events. The form takes one at a time.",
  toIntake: "Bring in all of them",
  /** Heard after a pause; `rows` are names of rows. */
  understood: (rows: string[]) => (rows.length > 0 ? `Understood: ${rows.join(", ")}.` : "Nothing is understood yet."),
  rows: {
    title: "Title",
    when: "When",
    rhythm: "Repeats",
    place: "Place",
    type: "Type",
    description: "Description",
    image: "Picture",
    more: "More",
  },
  unwritten: "Not written yet",
  noDay: "No day yet",
  no: "No",
  /** What nobody wrote or chose. */
  proposals: {
    day: "The day is a suggestion.",
    time: "The time is a suggestion.",
    end: "The end is a suggestion.",
    dayAndTime: "The day and the time are suggestions.",
    dayAndEnd: "The day and the end are suggestions.",
  },
  picture: { own: "The congregation’s own is used", drawn: "We draw one", chosen: "Chosen" },
  /** What may be said there, where nothing is. */
  more: "tags, practical facts, co-hosts, other languages, website",
  preview: "See how it will look",
  close: "Close",
  /** To whether it is at the congregation's own place. */
  isOurs: "Yes, at ours",
  isElsewhere: "No, somewhere else",
  actions: "More choices",
  atATime: "Publish at a time",
  /** `from` are the words in doubt. */
  asked: (from: string, question: string) => (from === "" ? question : `“${from}”: ${question}`),
  doubts: {
    ...doubtMessages,
    repeats_with_exceptions: "Some days are left out, and we do not know which. Take them out where it repeats.",
    once_or_weekly: "Is it one week, or every week? Choose when it ends.",
    begins_about: "The first date is worked out. Is it right?",
    ends_about: "The last date is worked out. Is it right?",
    no_title: "What is it called?",
    no_event: "Is this an event?",
    no_day: "Which day is it?",
    past: "The day is past. Should it be another?",
    which_week: "Is it the first one to come, or the week after?",
    weekday_differs: "The weekday and the date do not agree.",
    no_such_day: "There is no such day.",
    place_unknown: "This place was not used before. What is its address?",
    room_only: "Is it at your own place?",
    several_places: "Two places are mentioned. Which one is it?",
    several_prices: "Several prices are mentioned. Which one should stand?",
    too_long: "The text is longer than the field takes. Shorten it.",
  },
};
