import {
  askForHelp,
  pasteText,
  changeHere,
  choose,
  mistypeHours,
  openHours,
  paste,
  repeat,
  repeatOnPickedDays,
  repeatOnWeekdays,
  review,
  wait,
} from "./team-acts";
import type { Ids } from "./rows";
import { type Screens, sendAsItIs, unfold } from "./screen";

/** Two chosen events, of which one was changed since the list was shown. */
const several =
  (act = "") =>
  ({ event, repeated }: Ids) =>
    `/dashboard/several?e=${event}.99&e=${repeated}.0&act=${act}`;

/** Screens for an organizer's team. */
export const TEAM_SCREENS: Screens = {
  "/dashboard": [
    { name: "dashboard", as: "owner" },
    { name: "dashboard-importing", as: "second-owner" },
    { name: "dashboard-first-day", as: "beginner" },
    { name: "dashboard-held", as: "founder" },
    { name: "dashboard-viewer", as: "viewer" },
    { name: "dashboard-chosen", as: "owner", prepare: choose },
    { name: "dashboard-filtered", at: () => "/dashboard?state=planned&source=hand", as: "owner" },
    { name: "dashboard-past", at: () => "/dashboard?period=past", as: "owner" },
    { name: "dashboard-nothing", at: () => "/dashboard?q=finnesikke", as: "owner" },
    { name: "dashboard-superadmin", as: "superadmin" },
    { name: "dashboard-largest", as: "owner", cookies: { samling_look: "largest.calm" } },
  ],
  "/dashboard/switch": [{ name: "switch", as: "superadmin" }],
  "/dashboard/settings": [
    { name: "profile", as: "owner" },
    { name: "profile-opening", as: "owner", prepare: openHours },
    { name: "profile-opening-problems", as: "owner", prepare: mistypeHours },
    { name: "profile-first-day", as: "beginner" },
  ],
  "/dashboard/event/new": [
    { name: "new-event", as: "owner" },
    { name: "new-event-repeats", as: "owner", prepare: repeat },
    { name: "new-event-weekdays", as: "owner", prepare: repeatOnWeekdays },
    { name: "new-event-picked", as: "owner", prepare: repeatOnPickedDays },
    { name: "new-event-problems", as: "owner", prepare: sendAsItIs },
    { name: "new-event-help", as: "owner", prepare: askForHelp },
    { name: "new-event-first-day", as: "beginner" },
    { name: "new-event-timed", as: "owner", prepare: wait },
    { name: "new-event-draft", at: () => "/dashboard/event/new?draft=shots-draft", as: "owner" },
    { name: "new-event-template", at: () => "/dashboard/event/new?template=shots-template", as: "owner" },
    { name: "new-event-refused", as: "viewer", status: 403 },
  ],
  "/dashboard/draft/:id": [
    { name: "draft", at: () => "/dashboard/draft/shots-draft", as: "owner", prepare: unfold },
    { name: "draft-refused", at: () => "/dashboard/draft/shots-draft", as: "viewer", status: 403 },
  ],
  "/dashboard/templates": [
    { name: "templates", as: "owner", prepare: unfold },
    { name: "templates-none", as: "second-owner" },
  ],
  "/dashboard/event/:id/edit": [
    { name: "edit-event", at: ({ event }) => `/dashboard/event/${event}/edit`, as: "owner" },
    { name: "edit-event-of-series", at: ({ repeated }) => `/dashboard/event/${repeated}/edit`, as: "owner" },
    { name: "edit-event-gone", at: () => "/dashboard/event/finnes-ikke/edit", as: "owner", status: 404 },
  ],
  "/dashboard/event/:id/local-changes": [
    {
      name: "local-changes",
      at: ({ imported }) => `/dashboard/event/${imported}/local-changes`,
      as: "second-owner",
      prepare: changeHere,
    },
    { name: "local-changes-gone", at: () => "/dashboard/event/finnes-ikke/local-changes", as: "owner", status: 404 },
  ],
  "/dashboard/event/:id/state": [
    { name: "event-state", at: ({ event }) => `/dashboard/event/${event}/state`, as: "owner" },
    { name: "event-state-of-series", at: ({ repeated }) => `/dashboard/event/${repeated}/state`, as: "owner" },
    { name: "event-state-imported", at: ({ imported }) => `/dashboard/event/${imported}/state`, as: "second-owner" },
    { name: "event-state-gone", at: () => "/dashboard/event/finnes-ikke/state", as: "owner", status: 404 },
  ],
  "/dashboard/statistics": [
    { name: "statistics", as: "owner", prepare: unfold },
    { name: "statistics-months", at: () => "/dashboard/statistics?by=month", as: "owner" },
    { name: "statistics-first-day", as: "second-owner" },
    { name: "statistics-viewer", as: "viewer" },
  ],
  "/dashboard/event/:id/statistics": [
    { name: "event-statistics", at: ({ event }) => `/dashboard/event/${event}/statistics`, as: "owner" },
    { name: "event-statistics-none", at: ({ repeated }) => `/dashboard/event/${repeated}/statistics`, as: "owner" },
  ],
  "/dashboard/event/:id/history": [
    { name: "event-history", at: ({ event }) => `/dashboard/event/${event}/history`, as: "owner" },
    { name: "event-history-none", at: ({ repeated }) => `/dashboard/event/${repeated}/history`, as: "owner" },
  ],
  "/dashboard/event/:id/hosts": [
    { name: "event-hosts", at: ({ event }) => `/dashboard/event/${event}/hosts?q=kirke`, as: "owner" },
    { name: "event-hosts-of-series", at: ({ repeated }) => `/dashboard/event/${repeated}/hosts?q=kirke`, as: "owner" },
    { name: "event-hosts-none", at: ({ repeated }) => `/dashboard/event/${repeated}/hosts?q=finnesikke`, as: "owner" },
  ],
  "/dashboard/hosts": [
    { name: "hosts", as: "owner" },
    { name: "hosts-none", as: "second-owner" },
    { name: "hosts-viewer", as: "viewer" },
  ],
  "/dashboard/paper": [
    { name: "paper", as: "owner" },
    { name: "paper-next", at: () => "/dashboard/paper?week=next", as: "owner" },
    { name: "paper-first-day", as: "beginner" },
  ],
  "/dashboard/website": [
    { name: "website", as: "owner" },
    {
      name: "website-near",
      at: () => "/dashboard/website?whose=near&show=month&coloured=1&accent=a01050",
      as: "owner",
    },
  ],
  "/dashboard/data": [{ name: "own-data", as: "owner" }],
  "/dashboard/bin": [
    { name: "bin", as: "owner" },
    { name: "bin-none", as: "second-owner" },
  ],
  "/dashboard/several": [
    { name: "several-none", as: "owner" },
    { name: "several", at: several(), as: "owner" },
    { name: "several-type", at: several("type"), as: "owner" },
    { name: "several-place", at: several("place"), as: "owner" },
    { name: "several-picture", at: several("picture"), as: "owner" },
    { name: "several-tags", at: several("tags"), as: "owner" },
    { name: "several-state", at: several("state"), as: "owner" },
    { name: "several-delete", at: several("delete"), as: "owner" },
    { name: "several-refused", at: () => "/dashboard/several?act=type", as: "owner" },
  ],
  "/dashboard/start": [
    { name: "first-hour", as: "beginner" },
    { name: "first-hour-refused", as: "viewer", status: 403 },
  ],
  "/dashboard/mismatches": [{ name: "mismatches", as: "owner" }],
  "/dashboard/event/:id/delete": [
    { name: "delete-event", at: ({ event }) => `/dashboard/event/${event}/delete`, as: "owner" },
    { name: "delete-event-of-series", at: ({ repeated }) => `/dashboard/event/${repeated}/delete`, as: "owner" },
  ],
  "/dashboard/event/:id/series": [
    { name: "change-series", at: ({ repeated }) => `/dashboard/event/${repeated}/series`, as: "owner" },
  ],
  "/dashboard/series/:id": [{ name: "series", at: ({ series }) => `/dashboard/series/${series}`, as: "owner" }],
  "/dashboard/calendar-sync": [
    { name: "calendars", as: "second-owner" },
    { name: "calendars-none", as: "owner" },
    { name: "calendars-viewer", as: "viewer" },
    { name: "calendars-preview", as: "owner", prepare: paste },
    {
      name: "calendars-problem",
      as: "owner",
      prepare: (page) => paste(page, "https://calendar.google.com/calendar/u/0/r"),
    },
    { name: "calendars-runs", at: ({ calendar }) => `/dashboard/calendar-sync?runs=${calendar}`, as: "second-owner" },
    { name: "calendars-editing", as: "second-owner", prepare: unfold },
  ],
  "/dashboard/calendar-sync/:id": [
    { name: "source-status", at: ({ calendar }) => `/dashboard/calendar-sync/${calendar}`, as: "second-owner" },
    { name: "source-failing", at: () => "/dashboard/calendar-sync/shots-broken", as: "second-owner" },
  ],
  "/dashboard/intake": [
    { name: "intake", as: "owner" },
    { name: "intake-nothing-read", as: "owner", prepare: (page) => pasteText(page, "En tekst uten noen dato") },
    { name: "intake-refused", as: "viewer", status: 403 },
  ],
  "/dashboard/intake/:id": [
    { name: "intake-review", at: () => "/dashboard/intake", as: "owner", prepare: review },
    {
      name: "intake-row",
      at: () => "/dashboard/intake",
      as: "owner",
      prepare: async (page) => {
        await review(page);
        await page
          .getByRole("button", { name: /^Rett «/ })
          .first()
          .click();
        await page.getByRole("button", { name: "Ferdig" }).waitFor();
      },
    },
  ],
  "/dashboard/like-events": [
    { name: "like-events", as: "owner" },
    { name: "like-events-none", as: "second-owner" },
  ],
  "/organizer/:organizerId/team": [
    { name: "team", at: ({ owners }) => `/organizer/${owners}/team`, as: "owner", prepare: unfold },
    { name: "team-viewer", at: ({ owners }) => `/organizer/${owners}/team`, as: "viewer" },
  ],
};
