import type { EventState } from "~/domain/events/types";

const known = (n: number, cap: number) => (n > cap ? `over ${cap}` : String(n));
const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const dashboardMessages = {
  title: "My dashboard",
  description: "Events, calendars and team of your congregation or organisation.",
  toDashboard: "To the dashboard",
  welcome: (isFirstTime: boolean): string => (isFirstTime ? "Welcome" : "Welcome back"),
  countryFallback: "Norway",
  fetchedAt: (moment: string) => `calendars read ${moment}`,
  history: "History",
  newEvent: "New event",
  publicProfile: "See public profile",
  shortcuts: "Shortcuts",
  moreShortcuts: "More",
  calendars: "Calendars",
  calendarFacts: (calendars: number, imported: number, cap: number) =>
    calendars === 0
      ? "Your calendar or web page, kept up to date"
      : `${count(calendars, "calendar", "calendars")}, ${known(imported, cap)} ${imported === 1 ? "event" : "events"}`,
  team: "Team",
  teamFacts: (members: number, invited: number) =>
    [count(members, "member", "members"), ...(invited > 0 ? [`${invited} invited`] : [])].join(", "),
  profile: "Profile",
  profileFacts: "Name, images, address",
  moderation: "Moderation",
  moderationFacts: (n: number) => (n === 0 ? "Nothing is waiting" : `${n} waiting`),
  yourEvents: "Your events",
  thisWeek: "This week",
  count: (n: number, cap: number) => `(${known(n, cap)})`,
  coming: "Upcoming",
  past: "Past",
  periods: "Which events",
  from: (calendar: string) => `from ${calendar}`,
  googleCalendar: "Google Calendar",
  notNear: "Not found in searches nearby",
  askPlace: {
    address: {
      title: "Where are you?",
      text: "Without an address, people nearby do not find your events. New events take the address by themselves.",
      button: "Add the address",
    },
    pin: {
      title: "Where are you?",
      text: "We did not find the place on the map: set the pin. Until then, people nearby do not find your events.",
      button: "Set the pin",
    },
  },
  merged: "Shown with a similar one",
  changedHere: "changed here",
  hidden: { moderator: "Hidden by a moderator", reports: "Hidden after reports" },
  changeState: (title: string) => `Cancel or move: ${title}`,
  mismatches: (n: number) => (n === 1 ? "1 says that something was wrong" : `${n} say that something was wrong`),
  changeStateShort: "Cancel or move",
  statisticsOf: (title: string) => `Statistics of ${title}`,
  statisticsShort: "Statistics",
  chooseHosts: (title: string) => `Whom ${title} is together with`,
  chooseHostsShort: "Together with others",
  edit: (title: string) => `Edit ${title}`,
  editShort: "Edit",
  copy: (title: string) => `Make a copy of ${title}`,
  remove: (title: string) => `Delete ${title}`,
  removeShort: "Delete",
  emptyTitle: "No upcoming events",
  emptyText: "Tell people what is happening with you.",
  emptyPastTitle: "No past events",
  create: "Create event",
  searchEvents: "Search your events",
  noMatches: (q: string) => `No events match “${q}”`,
  clearSearch: "Show all events",
  nextOfSeries: (when: string) => `Next: ${when}`,
  lastOfSeries: (when: string) => `Last: ${when}`,
  showAllOf: (title: string) => `Show all dates of ${title}`,
  actions: (title: string) => `Choices for ${title}`,
  pages: "Pages",
  previousPage: "Previous page",
  nextPage: "Next page",
  switcher: "Switch organisation",
  current: "chosen now",
  allOrganizations: "Find another organisation",
  manageAll: "Manage All Organizations",
  switchText: "Choose whom you want to work for.",
  searchLabel: "Name or place",
  search: "Search",
  noneFound: "No organisation matches.",
  moreFound: "More of them match. Type more of the name.",
  bin: "Bin",
  steps: "Undo changes of several",
  noneFiltered: "No events fit the filter",
  dates: (n: number) => `${n} dates`,
  published: { see: "See it", share: "Share", copy: "Make a copy" },
  flash: {
    published: (n: number) => (n > 1 ? `Success! ${n} events were created.` : "The event is published."),
    held: (n: number, held: string | null) =>
      [n > 1 ? `Success! ${n} events were created.` : "The event is saved.", held].filter(Boolean).join(" "),
    saved: (n: number) => (n > 1 ? `${n} events are saved.` : "The event is saved."),
    savedAsksAnew: (n: number) =>
      n > 1
        ? `${n} events are saved. Their title is new, so those who take part are asked again.`
        : "The event is saved. Its title is new, so those who take part are asked again.",
    deleted: (n: number) => (n > 1 ? `${n} events are deleted.` : "The event is deleted."),
    severalDeleted: (n: number) => (n > 1 ? `${n} dates are deleted.` : "1 date is deleted."),
    restored: (n: number) => (n > 1 ? `${n} events were brought back.` : "The event was brought back."),
    stateSet: (n: number, title: string, state: EventState) => {
      const which = n > 1 ? `${n} events are` : `${title} is`;
      if (state === "cancelled") return `${which} cancelled. Those who saved ${n > 1 ? "them" : "it"} will be told.`;
      if (state === "postponed") return `${which} postponed. Those who saved ${n > 1 ? "them" : "it"} will be told.`;
      if (state === "full") return `${which} full.`;
      return n > 1 ? `${n} events have a new status.` : `The status of ${title} has changed, and shows now.`;
    },
    stateUndone: () => "It is undone. The event is as before.",
    severalDone: (n: number) => (n > 1 ? `${n} dates are changed in one step.` : "1 date is changed."),
    severalUndone: (n: number) => (n > 1 ? `It is undone for ${n} dates.` : "It is undone for 1 date."),
    seriesSaved: () => "The series is saved.",
    profileSaved: () => "The profile is saved.",
    imported: () =>
      "Google Calendar events cannot be edited. The same goes for other calendars: change them where they come from. Image, description, type, tags and website can be set with “Edit” in the list.",
    backToSource: () => "The field is the calendar’s again.",
    timed: (n: number, when: string) =>
      n > 1
        ? `${n} events are saved, and will be shown from ${when}.`
        : `The event is saved, and will be shown from ${when}.`,
    draftSaved: () => "The draft is saved.",
    draftDeleted: () => "The draft is deleted.",
    draftGone: () => "The draft is gone: somebody has published or deleted it.",
    templateGone: () => "The template is gone: somebody has deleted it.",
    switched: () => "You now work for this organisation.",
    firstHourAway: () => "The list is put away. You find it again under “Get started” behind the three dots.",
    firstHourBack: () => "The list is back.",
  },
};
