import { askForHelp, choose, mistypeHours, openHours, paste, pasteText, review, unfold, unfoldAll } from "./acts";
import type { Pages } from "./screen";
import { ADMINS, EDITORS, except, form, FORM_WRITERS, HAS_PART, sending, SERIES_TEAM, TEAM, WRITERS } from "./verdicts";

/** Pages for an organizer's team, besides those of single events. */
export const TEAM_PAGES: Pages = {
  "/dashboard": {
    access: { get: HAS_PART, post: sending(EDITORS, "400") },
    screens: [
      { name: "dashboard", as: "owner" },
      { name: "dashboard-importing", only: "pictures", as: "second-owner" },
      { name: "dashboard-first-day", only: "pictures", as: "beginner" },
      { name: "dashboard-held", only: "pictures", as: "founder" },
      { name: "dashboard-viewer", as: "viewer" },
      { name: "dashboard-chosen", as: "owner", prepare: choose },
      { name: "dashboard-filtered", only: "pictures", at: "/dashboard?state=planned&source=hand", as: "owner" },
      { name: "dashboard-past", at: "/dashboard?period=past", as: "owner" },
      { name: "dashboard-nothing", only: "pictures", at: "/dashboard?q=finnesikke", as: "owner" },
      { name: "dashboard-superadmin", only: "pictures", as: "superadmin" },
      { name: "dashboard-largest", only: "pictures", as: "owner", cookies: { samling_look: "largest.calm" } },
    ],
  },
  "/dashboard/switch": {
    access: { get: HAS_PART, post: except("400", "in") },
    screens: [{ name: "switch", as: "superadmin" }],
  },
  "/dashboard/start": {
    access: form(EDITORS),
    screens: [
      { name: "first-hour", only: "pictures", as: "beginner" },
      { name: "first-hour-later", only: "axe", as: "owner" },
      { name: "first-hour-refused", only: "pictures", as: "viewer", status: 403 },
    ],
  },
  "/dashboard/settings": {
    access: form(ADMINS),
    screens: [
      { name: "profile", as: "owner" },
      { name: "profile-help", only: "axe", as: "owner", prepare: askForHelp },
      { name: "profile-opening", only: "pictures", as: "owner", prepare: openHours },
      { name: "profile-opening-problems", only: "pictures", as: "owner", prepare: mistypeHours },
      { name: "profile-first-day", only: "pictures", as: "beginner" },
    ],
  },
  "/organizer/:organizerId/team": {
    access: form(TEAM),
    screens: [
      { name: "team", at: "/organizer/{owners}/team", as: "owner", prepare: unfold },
      { name: "team-viewer", only: "pictures", at: "/organizer/{owners}/team", as: "viewer" },
    ],
  },
  "/dashboard/calendar-sync": {
    access: { get: HAS_PART, post: sending(ADMINS, "400") },
    screens: [
      { name: "calendars", only: "pictures", as: "second-owner" },
      { name: "calendars-none", as: "owner" },
      { name: "calendars-viewer", only: "pictures", as: "viewer" },
      {
        name: "calendars-problem",
        only: "pictures",
        as: "owner",
        prepare: (page) => paste(page, "https://calendar.google.com/calendar/u/0/r"),
      },
      { name: "calendars-runs", only: "pictures", at: "/dashboard/calendar-sync?runs={calendar}", as: "second-owner" },
      { name: "calendars-editing", only: "pictures", as: "second-owner", prepare: unfold },
    ],
  },
  "/dashboard/calendar-sync/:id": {
    access: { get: SERIES_TEAM },
    readIn: "calendar-sync",
    screens: [
      { name: "source-status", only: "pictures", at: "/dashboard/calendar-sync/{calendar}", as: "second-owner" },
      { name: "source-failing", only: "pictures", at: "/dashboard/calendar-sync/shots-broken", as: "second-owner" },
    ],
  },
  "/dashboard/intake": {
    access: form(EDITORS),
    screens: [
      { name: "intake", as: "owner" },
      {
        name: "intake-nothing-read",
        only: "pictures",
        as: "owner",
        prepare: (page) => pasteText(page, "En tekst uten noen dato"),
      },
      { name: "intake-refused", only: "pictures", as: "viewer", status: 403 },
    ],
  },
  "/dashboard/intake/:id": {
    access: { get: FORM_WRITERS, post: sending(WRITERS, "400") },
    readIn: "intake",
    screens: [
      { name: "intake-review", only: "pictures", at: "/dashboard/intake", as: "owner", prepare: review },
      {
        name: "intake-row",
        only: "pictures",
        at: "/dashboard/intake",
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
  },
  "/dashboard/like-events": {
    access: { get: HAS_PART, post: sending(EDITORS, "400") },
    screens: [
      { name: "like-events", only: "pictures", as: "owner" },
      { name: "like-events-none", as: "second-owner" },
    ],
  },
  "/dashboard/hosts": {
    access: { get: HAS_PART, post: sending(EDITORS, "400") },
    screens: [
      { name: "hosts", as: "owner" },
      { name: "hosts-none", only: "pictures", as: "second-owner" },
      { name: "hosts-viewer", only: "pictures", as: "viewer" },
    ],
  },
  "/dashboard/mismatches": {
    access: { get: HAS_PART, post: sending(EDITORS, "400") },
    screens: [{ name: "mismatches", as: "owner" }],
  },
  "/dashboard/bin": {
    access: { get: HAS_PART, post: except("400", "in") },
    screens: [
      { name: "bin", as: "owner" },
      { name: "bin-none", only: "pictures", as: "second-owner" },
    ],
  },
  "/dashboard/paper": {
    access: { get: HAS_PART },
    screens: [
      { name: "paper", as: "owner" },
      { name: "paper-opened", only: "axe", as: "owner", prepare: unfoldAll },
      { name: "paper-next", only: "pictures", at: "/dashboard/paper?week=next", as: "owner" },
      { name: "paper-first-day", only: "pictures", as: "beginner" },
    ],
  },
  "/dashboard/website": {
    access: { get: HAS_PART },
    screens: [
      { name: "website", as: "owner" },
      {
        name: "website-near",
        only: "pictures",
        at: "/dashboard/website?whose=near&show=month&coloured=1&accent=a01050",
        as: "owner",
      },
    ],
  },
  "/dashboard/data": { access: { get: ADMINS }, screens: [{ name: "own-data", as: "owner" }] },
  "/dashboard/statistics": {
    access: { get: HAS_PART },
    screens: [
      { name: "statistics", as: "owner", prepare: unfold },
      {
        name: "statistics-counted",
        only: "axe",
        at: "/dashboard/statistics?month=2026-05",
        as: "calendarkeeper",
        prepare: unfoldAll,
      },
      { name: "statistics-months", only: "pictures", at: "/dashboard/statistics?by=month", as: "owner" },
      { name: "statistics-by-month", only: "axe", at: "/dashboard/statistics?by=month", as: "calendarkeeper" },
      { name: "statistics-first-day", only: "pictures", as: "second-owner" },
      { name: "statistics-viewer", only: "pictures", as: "viewer" },
    ],
  },
};
