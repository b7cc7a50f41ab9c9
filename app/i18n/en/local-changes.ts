export const localChangesMessages = {
  title: "Edit event",
  description: "Set image, description, type, tags and website of an event that comes from a calendar.",
  fromSource: (calendar: string) =>
    `Title, time and place come from “${calendar}”. Change them there, and they are corrected here by themselves.`,
  stays: "What you set below stays each time the calendar is read.",
  changedHere: "changed here",
  changedForAll: "changed here for all dates",
  toSource: "back to the calendar",
  inSource: (words: string) => `In the calendar: ${words}`,
  nothingInSource: "The calendar says nothing.",
  scope: {
    legend: "Which dates?",
    about: (n: number) => `The event has ${n} coming dates in the calendar.`,
    date: "Only this date",
    event: "All dates",
    eventHint: "Also dates that are added later. What is changed for a single date stays.",
  },
  problems: {
    failed: "The changes could not be saved. Try again in a while; everything you have written is still here.",
    gone: "The event is gone. Its calendar or somebody else has removed it while you were writing.",
  },
};
