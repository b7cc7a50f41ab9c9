const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const events = (n: number) => count(n, "event", "events");
/** A recurring event is one entry. */
const entries = (n: number) => count(n, "entry", "entries");

export const calendarSyncMessages = {
  page: { title: "Calendars", description: "Events from the calendar or web page you already have." },
  heading: "Your calendars",
  intro: (organizer: string) =>
    `Paste the link of the calendar or web page that ${organizer} already keeps. Its events come here by themselves, and follow when it changes.`,
  adminNote: "As an administrator you can manage calendars for all organisations.",
  managing: "You are now managing the calendars of",
  noOrganization: "No organization selected",
  noOrganizationText: "Choose an organisation first.",
  chooseOrganization: "Choose organisation",
  empty: "No calendars yet",
  emptyText: "If the congregation has a calendar or a programme on the web, nothing has to be written twice.",
  onlyLooking: "Only the owner and administrators can add and change calendars.",

  add: {
    heading: "Add a calendar",
    folded: "With the calendar’s link and a name.",
    name: "Name of the calendar",
    nameHint: "May stay empty for now: we will suggest the calendar’s own name.",
    url: "Calendar URL (iCal/ICS)",
    urlHint:
      "Paste the iCal link. Links that begin with webcal://, and sharing links from Google and Outlook are fine too.",
    tip: "Tip: the URL must end in .ics or .ical and be publicly reachable.",
    look: "See what will come",
    looking: "Reading the calendar …",
    anyway: "Add it anyway",
    empty: {
      what: "No upcoming events in the next year.",
      remedy: "You can add it anyway: what is written into the calendar later comes by itself.",
    },
    tryLater: "Try again in a while, or add it anyway at the end of the form.",
    anywayText: "The calendar may be down right now. If you add it anyway, we will try again until it works.",
  },

  edit: {
    whose: (name: string) => `This is about the calendar “${name}”.`,
    open: "Change the calendar",
    save: "Save the changes",
    saving: "Saving and fetching …",
    urlHint: "If the calendar has a new link, paste it here. The events stay, hearts and all.",
    type: "Type when the text does not say",
    typeHint: "For example Service, when the calendar only says “Sunday at 11”.",
    noType: "Other",
    place: "Place when none is given",
    placeHint: "Name and address, for example Nes church, Kirkevegen 4, Nesbyen.",
    holdsPrivate: "Hold back what looks private",
    holdsPrivateHint:
      "Funerals, weddings, board meetings, rehearsals and lets are not shown until you have said yes to them. If you turn this off, they are shown like everything else.",
    on: "On",
    off: "Off",
  },

  same: {
    heading: (name: string) => `This calendar is here already: “${name}”`,
    text: "The link you pasted leads to the same events. If the calendar has a new link, change it here. Nothing is doubled then, and the events stay.",
    relink: "Change to the new link",
    anyway: "Add as a calendar of its own",
    leave: "Leave it as it is",
  },

  skipped: (n: number, why: string, examples: string[]) =>
    `${events(n)} ${why}${examples.length > 0 ? `: ${examples.map((title) => `“${title}”`).join(", ")}` : ""}`,
  skippedAt: (n: number, why: string, moments: string[]) =>
    `${events(n)} ${why}${moments.length > 0 ? ` (${moments.join(", ")})` : ""}`,

  isPage: "Web page",
  active: "Active",
  paused: "Paused",
  lastSync: (moment: string) => `Last fetched ${moment}`,
  neverSynced: "Not fetched yet",
  lastAttempt: (moment: string) => `Last attempt ${moment}`,
  nextSync: (moment: string) => `Next ${moment}`,
  coming: (n: number) => count(n, "upcoming event", "upcoming events"),
  counts: { newOne: "new", new: "new", changed: "changed", removed: "removed", skipped: "skipped" },
  lastRun: "Last fetched",
  notImported: "Left out",
  held: (n: number) => `${count(n, "event is", "events are")} gone from the calendar, but kept here for now.`,
  syncNow: "Fetch now",
  syncing: "Fetching …",
  elapsed: (seconds: number) => `${seconds} of at most 30 seconds`,
  openUrl: "Open the calendar’s link in a new tab",
  enable: "Fetch automatically",
  save: "Save the choice",
  remove: "Remove the calendar",
  removeConfirm: (name: string, coming: number, past: number) =>
    coming + past === 0
      ? `Remove ${name}? No events have been fetched from it.`
      : `Remove ${name}? ${coming + past === 1 ? "The event" : "All events"} fetched from it will go too: ${[...(coming > 0 ? [`${coming} upcoming`] : []), ...(past > 0 ? [`${past} past`] : [])].join(" and ")}.`,
  removeNow: (n: number) => (n === 0 ? "Remove the calendar" : `Remove the calendar and ${events(n)}`),

  runs: {
    show: "Show history",
    hide: "Hide history",
    heading: (name: string) => `Last fetched from ${name}`,
    triggers: { cron: "automatic", manual: "by hand", first: "first time" },
    outcomes: { changed: "Updated", unchanged: "No changes", held: "In part", failed: "Failed" },
    none: "None yet.",
    unchanged: "unchanged",
    total: (n: number) => `${entries(n)} in the calendar`,
  },

  flash: {
    added: (n: number) =>
      n === 0 ? "The calendar has been added." : `The calendar has been added, with ${events(n)}.`,
    synced: (n: number) => (n === 1 ? "Successfully synced 1 event" : `Successfully synced ${n} events`),
    summary: (total: number, past: number) =>
      `${entries(total)} in the calendar${past > 0 ? `, ${past} of them over` : ""}. What is repeated is one entry.`,
    changes: (added: number, changed: number, removed: number) =>
      `${added} new, ${changed} changed, ${removed} removed.`,
    failed: (message: string) => `Failed to sync calendar: ${message}`,
    edited: "The changes are saved.",
    removed: "The calendar and its events have been removed. They are in the bin for 30 days.",
    paused: "The calendar is paused. Its events stay.",
    enabled: "The calendar is fetched automatically again.",
  },

  links: {
    missing: "Paste the calendar’s link",
    bad_address:
      "This is not a web address we can use. It must begin with https:// or webcal:// and can’t hold a user name or password",
    suffix: "The URL must end in .ics or .ical - make sure you have copied an iCal/ICS calendar URL",
    google_page:
      "This is a page of Google Calendar, not the calendar itself. Open Google Calendar on a computer, choose ⋮ beside the calendar and “Settings and sharing”, go to “Integrate calendar” and copy “Public address in iCal format”",
    outlook_page:
      "This is a page of Outlook, not the calendar itself. Open Outlook on the web, go to Settings, Calendar and “Shared calendars”, publish the calendar and copy the ICS link",
    icloud_page:
      "This is a page of iCloud. Open the Calendar app, press ⓘ beside the calendar, turn on “Public Calendar” and choose “Share Link”",
    teamup_page:
      "This is a page of Teamup. Open the menu, choose “Preferences” and “iCalendar Feeds”, and copy the ICS link",
  },
  problems: {
    add: "Failed to add calendar",
    exists: "Failed to add calendar: it is here already.",
    edit: "Could not change the calendar",
    editExists: "Could not change the calendar: another of your calendars has this link.",
    tooManyCalendars: "Failed to add calendar: there are as many here as we have room for.",
    remove: "Could not remove the calendar",
    gone: "Calendar not found",
    busy: "The calendar is being fetched already. Look again in a moment.",
    notSynced: "Failed to sync calendar",
    stillRunning: "Sync is taking too long. Please try again.",
    tooMany: "Very many calendars were read in the last hour. Please try again in a while.",
    unexpected: "Sync failed - unexpected response format",
  },
};
