import { sendAsItIs } from "./acts";
import type { Pages } from "./screen";
import { EVERYBODY, except, openForm, page } from "./verdicts";

/** Pages that explain, take a message, or lie on the device; letters and what is followed. */
export const READING_PAGES: Pages = {
  "/offline": {
    access: page,
    kept: "frame",
    screens: [{ name: "offline" }, { name: "offline-nn", only: "pictures", locale: "nn" }],
  },
  // Of something shared, those who are signed in are led on: to the intake, or to the search.
  "/share": {
    access: { ...page, post: "400" },
    actions: "none",
    screens: [
      { name: "share", at: "/share?text=Adventskonsert+i+Askim+https%3A%2F%2Fkirke.example%2Fadvent" },
      { name: "share-nothing", only: "pictures" },
    ],
  },
  "/following": {
    access: { get: EVERYBODY, post: except("400", "in") },
    actions: "own account",
    kept: "frame",
    screens: [{ name: "following" }, { name: "following-account", as: "visitor" }],
  },
  "/letters": {
    access: openForm,
    actions: "everybody",
    screens: [
      { name: "letters" },
      { name: "letters-en", only: "pictures", locale: "en" },
      { name: "letters-account", as: "visitor" },
      { name: "letters-sent", at: "/letters?sent=1" },
      { name: "letters-remind", only: "pictures", at: "/letters?event={event}" },
    ],
  },
  "/push": {
    access: openForm,
    actions: "everybody",
    screens: [
      { name: "push", at: "/push?event={event}" },
      { name: "push-nn", only: "pictures", locale: "nn" },
    ],
  },
  "/letters/:token": {
    access: openForm,
    actions: "everybody",
    screens: [
      { name: "letters-link", only: "pictures", at: "/letters/{letters}" },
      { name: "letters-link-nn", only: "pictures", at: "/letters/{letters}?done=changed", locale: "nn" },
      { name: "letters-confirm", only: "pictures", at: "/letters/{letters_unconfirmed}" },
      { name: "letters-link-dead", at: "/letters/{unknown}" },
      { name: "letters-removed", at: "/letters/{unknown}?done=removed" },
    ],
  },
  "/unsubscribe/:token": {
    // The address is the proof, and stops nothing where nobody has it.
    access: { get: EVERYBODY, post: "200" },
    actions: "everybody",
    screens: [
      { name: "unsubscribe", only: "pictures", at: "/unsubscribe/{letters}?kind=weekly" },
      { name: "unsubscribed", only: "pictures", at: "/unsubscribe/{letters_unconfirmed}?kind=reminder" },
      { name: "unsubscribe-dead", at: "/unsubscribe/{unknown}?kind=weekly" },
    ],
  },
  "/help": {
    access: page,
    screens: [
      { name: "help" },
      { name: "help-nn", only: "pictures", locale: "nn" },
      { name: "help-search", only: "pictures", at: "/help?q=kalender" },
      { name: "help-nothing", only: "pictures", at: "/help?q=finnesikke" },
    ],
  },
  "/help/:article": {
    // No article has the name that is asked for.
    access: { get: "404" },
    screens: [
      { name: "help-article", at: "/help/find-events", hasPictures: true },
      { name: "help-article-en", only: "pictures", at: "/help/connect-calendar", locale: "en" },
    ],
  },
  "/contact": {
    access: openForm,
    actions: "everybody",
    screens: [
      { name: "contact" },
      { name: "contact-problems", prepare: sendAsItIs },
      { name: "contact-nn", only: "pictures", locale: "nn" },
      { name: "contact-en", only: "pictures", locale: "en" },
    ],
  },
  "/contact/sent": { access: page, screens: [{ name: "contact-sent" }] },
  "/personvern": { access: page, screens: [{ name: "privacy" }] },
  "/kilder": { access: page, screens: [{ name: "sources" }] },
  "/tilgjengelighet": { access: page, screens: [{ name: "accessibility-statement" }] },
  "/*": {
    access: { get: "404", post: "404" },
    actions: "none",
    screens: [{ name: "not-found", at: "/finnes-ikke", status: 404 }],
  },
};
