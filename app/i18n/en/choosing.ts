export const choosingMessages = {
  filters: {
    label: "Find among the events",
    open: (used: number) => (used === 0 ? "Filter" : `Filter (${used} chosen)`),
    type: "Type",
    month: "Month",
    state: "Status",
    source: "Calendar",
    any: "All",
    hand: "Written here",
    calendars: "From a calendar",
    states: {
      planned: "As planned",
      cancelled: "Cancelled",
      moved: "Moved",
      postponed: "Postponed",
      full: "Full",
      waiting: "Shown later",
    },
    found: (n: number) => (n === 1 ? "1 date fits" : `${n} dates fit`),
    foundAmong: (n: number, most: number) => `${n} of the nearest ${most} dates fit. Choose a month to look further.`,
  },
  start: "Choose several",
  label: "The chosen events",
  choose: (title: string, when: string) => `Choose ${title}, ${when}`,
  chooseAll: (title: string, dates: number | null) =>
    dates === null ? `Choose ${title}, all dates of the series` : `Choose ${title}, all ${dates} dates`,
  chosen: (rows: number, dates: number | null) =>
    dates === null
      ? `${rows} chosen, with all dates of the series`
      : rows === dates
        ? `${dates} chosen`
        : `${rows} chosen, ${dates} dates`,
  none: "Tick those that you want to change or delete.",
  withoutScripts: "What is ticked:",
  chooseShown: "Choose all on the page",
  chooseFound: (n: number) => `Choose all ${n} that are found`,
  tooMany: (most: number) => `Filter to ${most} dates or fewer to choose all at once.`,
  clear: "Choose none",
  goOn: "Change or delete",
  acts: {
    type: "Change type",
    place: "Change place",
    picture: "Change picture",
    tags: "Change tags",
    state: "Change status",
    delete: "Delete",
  },
};
