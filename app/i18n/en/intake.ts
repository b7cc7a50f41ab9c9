import type { intakeMessages as nb } from "#messages/intake";
import { doubtMessages } from "./doubts";

const events = (n: number) => (n === 1 ? "1 event" : `${n} events`);

const atLine = (line: number | null) => (line === null ? "" : `line ${line}: `);

export const intakeMessages: typeof nb = {
  page: {
    title: "Bring in events",
    description: "Paste a link, a text or a table, and see what becomes events.",
  },
  intro:
    "Paste what you have: the link to the programme on your website, a calendar, the text from the parish magazine or a table. You see what we understood before anything is visible.",

  door: {
    label: "Write, paste a link or text, take a picture of the poster, or drop a file",
    placeholder: "Write, paste, take a picture",
  },
  first:
    "Do you have a programme on your website, a calendar or a text? Paste it here, and look over the events once the organisation is created. Nothing is visible before you publish. A file can be chosen afterwards.",
  fileLater:
    "The link leads to a file. Leave the field empty for now, and paste the link again when the organisation is created.",
  field: {
    kept: "The file is kept here, and is read once you are online again.",
    label: "Link or text",
    hint: "For example https://www.menigheten.no/program, or “Søndag 9. august kl. 19.00 Kveldsmøte i Nes kirke”.",
    file: "Take a picture of the poster, the notice or the parish magazine, or choose a file",
    fileHint:
      "A picture of the poster, the notice or the parish magazine (it is read on your device), text, Word, Excel, PDF, CSV or calendar (.ics).",
    reading: "Reading the file …",
    fetching: "The link leads to a file. We are fetching and reading it …",
    read: (name) => `“${name}” is read. Press the button to see what we understood.`,
    look: "See what we understand",
    looking: "Reading …",
    failed: "It did not arrive. What you pasted is still here.",
  },
  picture: {
    kept: "The picture is kept here, and is read once you are online again.",
    asks: "The picture is read on this device and sent nowhere. What reads it (4 MB) is fetched this once only.",
    load: "Fetch it and read",
    callOff: "Cancel",
    loading: "Fetching what reads pictures …",
    preparing: "Preparing the picture …",
    reading: "Reading the picture …",
    cut: "Part of the picture",
    use: "Use the picture in the event",
  },
  linesRead: {
    heading: "This is what it says",
    text: "We did not find title and time by ourselves. Mark them, and we fill in the form.",
    title: "Title",
    when: "When",
    goOn: "Go on in the form",
  },
  calendarGuide: "How to share a calendar",
  tooMany: (minutes) =>
    minutes === 1
      ? "That was a lot in a short time. Try again in a minute."
      : `That was a lot in a short time. Try again in ${minutes} minutes.`,

  list: {
    heading: "Brought in before",
    published: (when) => `published ${when}`,
    waiting: (when) => `waiting for you since ${when}`,
    count: events,
    out: (n) => (n === 1 ? "1 is published" : `${n} are published`),
    wait: (n) => (n === 1 ? "1 is waiting" : `${n} are waiting`),
  },

  review: {
    title: "Check before it is published",
    description: "Nothing is visible until you publish.",
    heading: (name) => `What we understood of “${name}”`,
    notPublic: "Nothing is visible to others until you press “Publish”.",
    theseNotPublic: "These are not visible to others until you press “Publish”.",
    found: (n, ticked) => (n === 0 ? "No coming events." : `${events(n)}, ${ticked} ticked.`),
    past: (n) => (n === 1 ? "1 has been, and is left out." : `${n} have been, and are left out.`),
    cut: "There is more than we can read at once. The first are here.",
    list: "Events that are published when they are ticked",
    publish: "Publish",
    publishing: "Publishing …",
    save: "Save for later",
    discard: "Discard",
    discardText: "The list, and what you corrected in it, is gone for good then.",
    discardNow: "Discard all",
    sure: "Tick all sure ones",
    none: "Untick all",
    all: "For all that are ticked",
    unchangedType: "As it is",
    placeHint: "If it is empty, each keeps its own place.",
    setAll: "Use for the ticked",
    atHome: (name) => `at ${name}`,
    edit: "Correct",
    titleOf: (title) => `Name of “${title}”`,
    clockOf: (title) => `Time of “${title}”`,
    clock: "When?",
    editOf: (title) => `Correct “${title}”`,
    done: "Done",
    close: "Close without changes",
    corrected: "Corrected by you",
    isPrivate: "Looks private, so it is not ticked.",
    line: (number) => `Line ${number}`,
    quoted: (words: string) => `Read from “${words}”`,
    /** Where the line itself does not say it. */
    quotedOf: {
      title: (words: string, line: number | null) => `The title is from ${atLine(line)}“${words}”`,
      day: (words: string, line: number | null) => `The day is from ${atLine(line)}“${words}”`,
      year: (words: string, line: number | null) => `The year is from ${atLine(line)}“${words}”`,
      clock: (words: string, line: number | null) => `The time is from ${atLine(line)}“${words}”`,
      place: (words: string, line: number | null) => `The place is from ${atLine(line)}“${words}”`,
    },
    which: "Which time is right?",
    fields: {
      title: "Title",
      event_type: "Type",
      start_date: "Date",
      start_time: "Time",
      all_day: "All day, without a time",
      end_date: "Last day",
      end_time: "End",
      location_name: "Place",
      location_address: "Address",
      external_url: "Link",
      description: "Description",
    },
    notUnderstood: (n) => (n === 1 ? "1 line that we did not understand" : `${n} lines that we did not understand`),
    enterOf: (text: string) => `Enter “${text}”`,
    enter: "Enter it",
    unused: (n) => (n === 1 ? "1 line was not used" : `${n} lines were not used`),
    unusedText:
      "They do not say when something is, and belong to no event above. Write them yourself if they should be there.",
    notUnderstoodText: "They do not become events. Write them yourself if they should be there.",
    failed: "It was not saved. What you wrote is kept on this device.",
    read: (kind) =>
      ({
        page: "Read from a web page",
        calendar: "Read from a calendar",
        text: "Read from text",
        table: "Read from a table",
        picture: "Read from a picture, on the device",
      })[kind],
  },
  existing: {
    heading: "This seems to be published already:",
    equal: "It is the same, so it is not ticked.",
    choose:
      "If it is the same, you can merge them: title, time and place become as here, image and text stay as they are.",
    imported: "It comes from a calendar and follows it, so it is usually enough to leave this one unticked.",
    merge: "Merge",
    mergeAll: (n) => `Merge all ${n} that are published already`,
    another: "It is another event",
    dates: {
      heading: (n) => `${n} dates are published already:`,
      equal: "They are the same, so they are not ticked.",
      imported: "They come from a calendar and follow it, so it is usually enough to leave them unticked.",
      merge: (n) => `Merge all ${n}`,
      another: "They are other events",
      show: "See each date",
    },
    is: {
      same: "Will be merged when you publish: title, time and place become as here, image and text stay as they are.",
      another: "Will be an event of its own.",
    },
  },
  years: {
    question: (years) => `Is this ${years}?`,
    text: (n) => `${n} events are sure except that no year is given. One answer counts for all of them.`,
    yes: (years) => `Yes, ${years}`,
    no: (years) => `No, ${years}`,
  },
  alike: {
    text: (n) => `The first of ${n} that repeat.`,
    tick: (n) => `Tick all ${n}`,
    untick: (n) => `Untick all ${n}`,
    correct: (n) => `Done, and the same for all ${n}`,
  },
  doubts: doubtMessages,
  isOn: (day: string, weekday: string) => `${day} is a ${weekday}`,
  reasons: {
    no_date: "no date",
    no_title: "no title",
    weekday_differs: "the weekday does not fit the date",
    no_such_day: "there is no such date",
    too_far_away: "too far away",
    relative: "we don't know from which day it counts",
    cancelled: "cancelled",
    moved: "moved, and not both times are clear",
    no_event: "does not look like an event",
    too_long: "the line is too long",
    unused: "not used",
  },
  obstacles: {
    choose_clock: "Choose which time is right.",
    wrong_times: "Correct the times first: they do not fit each other.",
    no_title: "Give it a title first.",
  },
  refusals: {
    changedMeanwhile:
      "The list was changed in another tab or by somebody else. This is the newest; check the ticks again.",
    exists: "This address is kept up to date already. See Calendars.",
    tooManyCalendars: "You have as many calendars as there is room for. Remove one first.",
    notKeepable: "This cannot be read again by itself.",
    nothingTicked: "Tick at least one event first.",
    thereNow: "Some of this has been published meanwhile, and is no longer ticked. Look it over, and publish again.",
    obstacles: "Some of the ticked events must be corrected first. See the marks in the list.",
    noOrganizer: "The organization no longer exists.",
    failed: "It could not be published just now. Nothing was published. Try again.",
    tooLate: "More than an hour has passed, so it cannot be undone here any more. Delete the events one by one.",
    savedMeanwhile: "Somebody saved one of the events just now, so nothing was undone. Press “Undo” once more.",
    editedSince:
      "Somebody has changed events of this calendar here since, so it cannot be undone in one press. Nothing was removed. Remove the calendar under Calendars if everything is to go.",
    notUndone: "It could not be undone just now. Everything is as it was. Try again.",
  },
  keep: {
    failed: "Could not fetch the events.",
    save: "Save the choices",
    again: "What is ticked is shown. The rest stays out, also when the calendar is read again.",
    look: "Look over the events",
    label: "Keep this up to date",
    texts: {
      feed: "We read the calendar again by ourselves, and the events follow it. Corrections of title, time and place must be made in the calendar.",
      page: "We read the page again by ourselves, every six hours at most, and the events follow it. What is in doubt or looks private waits until you say otherwise. What you corrected here stays for as long as the page says the same.",
    },
  },
  unconfirmed: {
    looked_at: {
      text: "We found this on the website of a congregation that has not taken its page in use. Only what is certain is listed. A yes shows what is ticked, marked “not confirmed”, and the website is read again each week.",
      save: "Yes, keep this up to date",
      discard: "Then we will not look at this website again.",
    },
    published: {
      text: "We have taken this from your website. What has been visible was marked “not confirmed”. A yes takes the mark away, and shows what is ticked. The rest is left out.",
      save: "Yes, this is right",
      discard: null,
    },
  },
  done: {
    kept: "This is kept up to date from its calendar.",
    undoMeans: "What was published last is taken away again, and is back in the list.",
    toEvents: "See the events",
    another: "Bring in more",
  },
  flash: {
    intakeOfOwnCalendar: (n) =>
      `The page has a calendar with ${events(n)}. That is what we have read, and what “Keep this up to date” follows.`,
    intakeCalendarClosed:
      "The page shows a calendar that we may not read. Is it public? Here is what the page itself shows.",
    intakeDiscarded: "It is discarded.",
    intakeUndone: "The publication is undone. What was published last is no longer visible.",
    intakeUndoneButKept: (kept) => `The publication is undone. ${events(kept)} edited since stayed.`,
  },
};
