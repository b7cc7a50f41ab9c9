import {
  askForHelp,
  changeHere,
  repeat,
  repeatAndAsk,
  repeatOnPickedDays,
  repeatOnWeekdays,
  sendAsItIs,
  unfold,
  unfoldAll,
  wait,
} from "./acts";
import type { Pages } from "./screen";
import { EDITORS, eventForm, FORM_WRITERS, form, SERIES_TEAM, sending, WRITERS } from "./verdicts";

/** Two chosen events, of which one was changed since the list was shown. */
const SEVERAL = "/dashboard/several?e={event}.99&e={repeated}.0&act=";

/** Pages on which a team writes, changes and deletes its events. */
export const EVENT_PAGES: Pages = {
  "/dashboard/event/new": {
    access: { get: EDITORS, post: "400" },
    screens: [
      { name: "new-event", only: "pictures", as: "owner" },
      { name: "new-event-repeats", as: "owner", prepare: repeat },
      { name: "new-event-repeats-help", only: "axe", as: "owner", prepare: repeatAndAsk },
      { name: "new-event-weekdays", only: "pictures", as: "owner", prepare: repeatOnWeekdays },
      { name: "new-event-picked", only: "pictures", as: "owner", prepare: repeatOnPickedDays },
      { name: "new-event-problems", as: "owner", prepare: sendAsItIs },
      { name: "new-event-help", only: "pictures", as: "owner", prepare: askForHelp },
      { name: "new-event-first-day", only: "pictures", as: "beginner" },
      { name: "new-event-timed", only: "pictures", as: "owner", prepare: wait },
      { name: "new-event-draft", only: "pictures", at: "/dashboard/event/new?draft=shots-draft", as: "owner" },
      { name: "new-event-template", only: "pictures", at: "/dashboard/event/new?template=shots-template", as: "owner" },
      { name: "new-event-refused", as: "viewer", status: 403 },
    ],
  },
  "/dashboard/draft/:id": {
    access: { get: FORM_WRITERS, post: sending(WRITERS, "400") },
    screens: [
      { name: "draft", only: "pictures", at: "/dashboard/draft/shots-draft", as: "owner", prepare: unfold },
      { name: "draft-of-others", only: "axe", at: "/dashboard/draft/draft", as: "accused", prepare: unfold },
      { name: "draft-refused", only: "pictures", at: "/dashboard/draft/shots-draft", as: "viewer", status: 403 },
    ],
  },
  "/dashboard/templates": {
    access: form(EDITORS),
    screens: [
      { name: "templates", only: "pictures", as: "owner", prepare: unfold },
      { name: "templates-none", as: "second-owner" },
    ],
  },
  "/dashboard/event/:id/edit": {
    access: { get: FORM_WRITERS, post: "400" },
    screens: [
      { name: "edit-event", at: "/dashboard/event/{event}/edit", as: "owner" },
      { name: "edit-event-of-series", only: "pictures", at: "/dashboard/event/{repeated}/edit", as: "owner" },
      { name: "edit-event-gone", only: "pictures", at: "/dashboard/event/finnes-ikke/edit", as: "owner", status: 404 },
    ],
  },
  "/dashboard/event/:id/local-changes": {
    access: { get: FORM_WRITERS, post: "400" },
    readIn: "local-changes",
    screens: [
      {
        name: "local-changes",
        only: "pictures",
        at: "/dashboard/event/{imported}/local-changes",
        as: "second-owner",
        prepare: changeHere,
      },
      {
        name: "local-changes-gone",
        only: "pictures",
        at: "/dashboard/event/finnes-ikke/local-changes",
        as: "owner",
        status: 404,
      },
    ],
  },
  "/dashboard/event/:id/state": {
    access: eventForm,
    screens: [
      { name: "event-state", at: "/dashboard/event/{event}/state", as: "owner" },
      { name: "event-state-of-series", only: "pictures", at: "/dashboard/event/{repeated}/state", as: "owner" },
      { name: "event-state-imported", only: "pictures", at: "/dashboard/event/{imported}/state", as: "second-owner" },
      {
        name: "event-state-gone",
        only: "pictures",
        at: "/dashboard/event/finnes-ikke/state",
        as: "owner",
        status: 404,
      },
    ],
  },
  "/dashboard/event/:id/hosts": {
    access: eventForm,
    screens: [
      { name: "event-hosts", at: "/dashboard/event/{event}/hosts?q=kirke", as: "owner" },
      { name: "event-hosts-of-series", only: "pictures", at: "/dashboard/event/{repeated}/hosts?q=kirke", as: "owner" },
      { name: "event-hosts-none", only: "pictures", at: "/dashboard/event/{repeated}/hosts?q=finnesikke", as: "owner" },
    ],
  },
  "/dashboard/event/:id/delete": {
    access: eventForm,
    screens: [
      { name: "delete-event", at: "/dashboard/event/{event}/delete", as: "owner" },
      { name: "delete-event-of-series", only: "pictures", at: "/dashboard/event/{repeated}/delete", as: "owner" },
    ],
  },
  "/dashboard/event/:id/series": {
    access: eventForm,
    screens: [
      { name: "change-series", only: "pictures", at: "/dashboard/event/{repeated}/series", as: "owner" },
      { name: "change-club", only: "axe", at: "/dashboard/event/klubb-0/series", as: "superadmin" },
    ],
  },
  "/dashboard/series/:id": {
    access: { get: SERIES_TEAM },
    screens: [
      { name: "series", only: "pictures", at: "/dashboard/series/{series}", as: "owner" },
      { name: "club", only: "axe", at: "/dashboard/series/fredagsklubben", as: "superadmin" },
    ],
  },
  "/dashboard/event/:id/history": {
    access: { get: FORM_WRITERS },
    screens: [
      { name: "event-history", at: "/dashboard/event/{event}/history", as: "owner" },
      { name: "event-history-none", only: "pictures", at: "/dashboard/event/{repeated}/history", as: "owner" },
    ],
  },
  "/dashboard/event/:id/statistics": {
    access: { get: SERIES_TEAM },
    screens: [
      { name: "event-statistics", at: "/dashboard/event/{event}/statistics", as: "owner" },
      {
        name: "event-statistics-counted",
        only: "axe",
        at: "/dashboard/event/kirkekonsert/statistics",
        as: "calendarkeeper",
        prepare: unfoldAll,
      },
      { name: "event-statistics-none", only: "pictures", at: "/dashboard/event/{repeated}/statistics", as: "owner" },
    ],
  },
  "/dashboard/several": {
    access: form(EDITORS),
    screens: [
      { name: "several-none", as: "owner" },
      { name: "several", only: "pictures", at: SEVERAL, as: "owner" },
      { name: "several-type", only: "pictures", at: `${SEVERAL}type`, as: "owner" },
      { name: "several-place", only: "pictures", at: `${SEVERAL}place`, as: "owner" },
      { name: "several-picture", at: `${SEVERAL}picture`, as: "owner" },
      { name: "several-tags", only: "pictures", at: `${SEVERAL}tags`, as: "owner" },
      { name: "several-state", at: `${SEVERAL}state`, as: "owner" },
      { name: "several-delete", at: `${SEVERAL}delete`, as: "owner" },
      { name: "several-refused", only: "pictures", at: "/dashboard/several?act=type", as: "owner" },
    ],
  },
};
