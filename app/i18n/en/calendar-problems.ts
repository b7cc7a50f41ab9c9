import type { calendarProblemMessages as nb } from "../nb/calendar-problems";

const copyAgain = "Copy the calendar’s iCal link again and add it here.";
const weTryAgain = "There is nothing you need to do now. We will try again by ourselves.";
const sayYes = "Nothing has changed here. Review the calendar, and say yes to what is right.";
const weWait =
  "We keep the events until we have seen the same once more, at least an hour later. If this is as it should be, there is nothing you need to do.";

export const calendarProblemMessages: typeof nb = {
  problems: {
    bad_address: {
      what: "The address can’t be used.",
      remedy:
        "It must begin with https:// (without encryption anybody on the way could change the calendar) and can’t hold a user name or password. " +
        copyAgain,
    },
    private_address: {
      what: "The address leads to a private or local machine.",
      remedy: "The calendar must be on the public internet. Publish it, and use the link you get.",
    },
    too_many_redirects: {
      what: "The address sends us on too many times.",
      remedy: "Open the link in your browser and use the address you end up at.",
    },
    unreachable: {
      what: "We couldn’t reach the calendar.",
      remedy:
        "This often passes, and we will try again. If it lasts, see whether the address is right and the site works.",
    },
    timed_out: {
      what: "The calendar took too long to answer.",
      remedy:
        "We will try again by ourselves. If it happens often, it may be very large: remove old events, or split it.",
    },
    too_big: {
      what: "The calendar is larger than 10 MB.",
      remedy: "Remove old events, or split it into several calendars.",
    },
    not_found: {
      what: "There is nothing at this address any more.",
      remedy: "It may have been deleted or been given a new link. " + copyAgain,
    },
    refused: {
      what: "The calendar isn’t public, so we are not let in.",
      remedy: "Make it public, or use the calendar’s secret iCal link.",
    },
    busy_server: { what: "The calendar’s server is too busy right now.", remedy: weTryAgain },
    server_error: { what: "The calendar’s server is having problems.", remedy: weTryAgain },
    web_page: {
      what: "We got a web page instead of a calendar, perhaps one for signing in.",
      remedy:
        "Use the iCal link, not the address of the page that shows the calendar. Where to find it is said under “How to find the link” on the page Calendars.",
    },
    not_a_calendar: { what: "What is at the address is not a calendar.", remedy: copyAgain },
    no_events: {
      what: "We found no events on the page.",
      remedy: "It may have moved, or it may ask for a sign-in now. Events that were fetched stay.",
    },
    robots: {
      what: "The site asks programs not to read the page.",
      remedy: "Ask whoever runs the site to let Samling in, or paste the programme instead.",
    },
    adapter_off: {
      what: "Samling does not fetch from this service now.",
      remedy:
        "Either it is turned off for a while, or its owner has not agreed yet. Events that were fetched stay. New ones can be pasted as text.",
    },
    unknown_answer: {
      what: "The calendar’s response has a form that we do not know.",
      remedy: "Events that were fetched stay. " + weTryAgain,
    },
    emptied: { what: "The calendar is suddenly empty.", remedy: weWait },
    shrunk: { what: "The calendar is suddenly much smaller than before.", remedy: weWait },
    cut_off: {
      what: "We didn’t get the whole calendar: its end is missing.",
      remedy: "We have taken what came, and remove nothing until we get all of it. " + weTryAgain,
    },
    elsewhere: { what: "The website now leads to another website.", remedy: sayYes },
    replaced: { what: "Most of what stood there is gone.", remedy: sayYes },
    many_new: { what: "Unusually much is new at once.", remedy: sayYes },
    awaits_yes: {
      what: "Some of what is new awaits a yes.",
      remedy: "Review the calendar. What is shown already stays.",
    },
    internal: { what: "Something went wrong on our side.", remedy: weTryAgain },
  },
  tryAgainAt: (moment) => `We try again on ${moment}. There is nothing you need to do.`,
  skipped: {
    "no-start": "without a start",
    "bad-date": "with a date we can’t read",
    "no-title": "without a title",
    private: "marked as private in the calendar",
    busy: "that say only “Busy”: share the calendar with all its details",
    removed: "taken away by those who run Samling",
    "older-version": "that are older versions of others",
    "same-uid": "with the same id as another",
    "cut-off": "cut off at the end of the calendar",
    "bad-rule": "repeated by a rule we can’t read",
    "never-happens": "repeated on days that don’t exist",
    "ends-before-start": "repeated by a rule that ends before it begins",
    "too-many": "repeated more than once an hour",
    "too-costly": "repeated by a rule too heavy to work out",
    "calendar-too-large": "for which there is no room: the calendar is too large",
    unsure: "have a time that is in doubt",
    "looks-private": "look private and wait for you",
    "left-out": "are left out by you",
    "awaits-yes": "await a yes",
  },
  skippedOne: {
    unsure: "has a time that is in doubt",
    "looks-private": "looks private and waits for you",
    "left-out": "is left out by you",
    private: "marked as private in the calendar",
    busy: "that says only “Busy”: share the calendar with all its details",
    "older-version": "that is an older version of another",
  },
};
