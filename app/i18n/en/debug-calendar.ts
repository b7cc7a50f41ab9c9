import type { debugCalendarMessages as nb } from "../nb/debug-calendar";

export const debugCalendarMessages: typeof nb = {
  calendar: {
    title: "Reading calendars",
    description: "How a calendar is read.",
    hint: "Reads a calendar as the import does, and saves nothing. Without an address a fixed sample is read.",
    address: "Address",
    read: "Read the calendar",
    sample: "The sample calendar",
    facts: "How it went",
    events: (n: number) => (n === 1 ? "The first" : `The first ${n}`),
    skipped: "Left out",
    untitled: "untitled",
  },
  function: {
    title: "Fetching",
    description: "Try the functions that fetch calendars.",
    hint: "Runs the functions behind /api/sync-ical-calendar and /api/sync-google-calendar and shows the answer. A test only reads the sample calendar, the second as if Google had it; a stored calendar is really fetched.",
    test: (name: string) => `Test ${name}`,
    run: "Fetch",
    running: "Running …",
    calendars: "Stored calendars",
    none: "No calendars are stored.",
    answer: (name: string) => `Answer of ${name}`,
    success: "Succeeded",
    failure: "Failed",
    failed: (message: string) => `Edge Function failed: ${message}`,
    noAnswer: "No response from Edge Function",
    syncError: (message: string) => `Sync error: ${message}`,
  },
};
