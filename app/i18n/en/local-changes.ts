import type { localChangesMessages as nb } from "../nb/local-changes";

export const localChangesMessages: typeof nb = {
  title: "Edit event",
  description: "Set image, description, type, tags and website of an event that comes from a source.",
  fromSource: (calendar: string) =>
    `Title, time and place come from “${calendar}”. Change them there, and they are corrected here by themselves.`,
  stays: "What you set below stays each time the source is read.",
  changedHere: "changed here",
  changedForAll: "changed here for all dates",
  toSource: "back to the source",
  inSource: (words: string) => `In the source: ${words}`,
  nothingInSource: "The source says nothing.",
  scope: {
    legend: "Which dates?",
    about: (n: number) => `The event has ${n} coming dates in the calendar.`,
    date: "Only this date",
    event: "All dates",
    eventHint: "Also dates that are added later. What is changed for a single date stays.",
  },
  problems: {
    failed: "The changes could not be saved. Try again in a while; everything you have written is still here.",
    gone: "The event is gone. Its source or somebody else has removed it while you were writing.",
  },
};
