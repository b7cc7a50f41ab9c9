import type { offlineMessages as nb } from "../nb/offline";

export const offlineMessages: typeof nb = {
  band: {
    offline: "Offline",
    noContact: "No contact",
    shownAsOf: (when: string) => `Shown as it was ${when}`,
    keptWorks: "What you have saved works",
    again: "Refresh",
  },
  day: {
    today: (time: string) => `today ${time}`,
    yesterday: (time: string) => `yesterday ${time}`,
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    onWeekday: (weekday: string, time: string) => `on ${weekday} ${time}`,
  },
  page: {
    title: "Offline",
    description: "What lies on this device, without a network.",
    hint: "The page you wanted is not on this device. It opens when you are online again. This is what you have here:",
    hintAlone: "This lies on the device, and works without a network:",
    again: "Try again",
    saved: "Favourites",
    savedHint: "What you have saved, and what the congregations you follow have coming",
    events: "Saved events",
    organizers: "Congregations you follow",
    lists: "Lists",
    asOf: (when: string) => `as it was ${when}`,
    nothing: "There are no lists here yet. Those you look at online can be seen again without a network.",
  },
  install: {
    title: "Put Samling on your home screen",
    hint: "Then it opens like an app, also without a network.",
    onIphone: "Press the Share button of your browser, then “Add to Home Screen”.",
    add: "Add",
    no: "No thanks",
    close: "Close",
  },
  favorites: {
    later: (count: number) =>
      count === 1 ? "1 more is shown when you are online again." : `${count} more are shown when you are online again.`,
  },
  share: {
    title: "Shared with Samling",
    description: "Search for what you shared, or bring it in as an organiser.",
    shared: "You shared",
    nothing: "No text and no link came with it.",
    file: "A picture or a file. It is on this device and has not been sent.",
    search: "Search for it",
    bringIn: "Sign in and bring in events",
    bringInHint: "If you are an organiser: what you shared comes along.",
  },
};
