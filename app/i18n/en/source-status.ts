export const sourceStatusMessages = {
  page: {
    title: "What the calendar does",
    description: "When the calendar was read, what came, and what was left out.",
  },
  admin: {
    title: "Calendars",
    description: "All calendars that are read, those that fail first.",
    intro: "All calendars and web pages that are read, those that fail first.",
    failing: "Failing",
    others: "All others",
    noneFails: "No calendar fails.",
    none: "No other calendars.",
    more: "Show more",
    first: "To the beginning",
    lastSuccess: (moment: string) => `last read ${moment}`,
    writeTo: (name: string) => `Write to ${name}`,
    letter: (source: string) => `The calendar “${source}” on Samling fails`,
    neverRead: "never read",
    proposed: "Found on websites, waits for a yes",
    noneProposed: "Nothing new is found.",
    waits: "Waits for a yes",
    looked: (all: number, closed: number, away: number, shown: number) =>
      `The websites of pages without an owner are read at most once a week: ${all} in all. ${closed} keep programs out, ${away} could not be read the last time. ${shown} are shown, marked until the congregation says yes.`,
    figures: (rows: number, sure: number, secret: number, refused: number) =>
      `${rows} found · ${sure} certain · ${secret} perhaps private · ${refused} refused`,
    flash: {
      sourceKept:
        "The calendar is read, and kept up to date. Its events are marked until the congregation itself says yes.",
      sourceLeft: "We will not look at that website again.",
    },
  },
  back: "To the calendars",
  manage: "Change the calendar or read it now",
  kinds: { feed: "Calendar", page: "Web page" },
  noAddress: "no address",
  state: {
    works: "The calendar works",
    failing: (moment: string) => `Has failed since ${moment}`,
    busy: (moment: string) => `The server has been busy since ${moment}`,
    held: "We wait before removing anything",
    paused: "Paused",
    pausedText: "The calendar is not read until it is turned on again. Its events stay.",
    unread: "Not read yet",
  },
  facts: {
    lastSuccess: "Last read without fault",
    lastAttempt: "Last attempt",
    next: "Read again at the earliest",
    coming: "Coming events the last time",
    private: "What looks private",
    privateOn: "is held back until you say yes",
    privateOff: "is shown like everything else",
    never: "never",
    soon: "in a while",
    notWhilePaused: "not while it is paused",
  },
  missing: {
    heading: "No longer in the calendar",
    text: "We did not find these the last time. They go if they are still missing the next time the calendar is read, and stay if they come back.",
    short: (next: string | null) =>
      next === null
        ? "Stays for as long as the calendar is paused."
        : `Goes from here if it is still missing when the calendar is read again, ${next} at the earliest.`,
    whole: (calendar: string, since: string, next: string | null) =>
      `No longer in the calendar: we did not find it in “${calendar}” ${since}. ` +
      (next === null
        ? "The calendar is paused, so it stays until that is read again."
        : `If it is still missing when the calendar is read again, ${next} at the earliest, it goes from here. If it comes back in the calendar, it stays.`),
    link: "See what the calendar does",
  },
  runs: {
    heading: "The last times the calendar was read",
    none: "What came stands here once the calendar has been read.",
    text: "Held back: waits for you to look it over. Refused: left out, for the reason given.",
    when: "When",
    figures: ["Read", "New", "Changed", "Removed", "Missing, but stays", "Held back", "Refused"],
    why: "Why",
    nothing: "not read",
    service: (name: string) => `Service: ${name}`,
  },
  leftOut: {
    heading: "What was left out",
    none: "Everything in the calendar is taken.",
    when: (moment: string) => `This is how it was when the calendar was last read, ${moment}.`,
    untitled: "Without a title",
    line: (n: number) => `line ${n}`,
    lines: "Lines that we did not understand",
    more: (n: number) => `and ${n} more`,
  },
};
