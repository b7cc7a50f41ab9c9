import { press, unfold } from "./acts";
import { openPlace, pullSheetUp, showCounties, showMap } from "./map-acts";
import { loading, openFilters, openMoreFilters, pressWithoutNetwork, typeIntoSearch } from "./public-acts";
import type { Pages } from "./screen";
import { EVERYBODY, except, openForm, page, SIGNED_IN } from "./verdicts";

/** Without a box the map asks for its list again, which is without what has no place. */
const MAINLAND_MAP = "/?view=map&bbox=4,57,32,71.5";

/** Pages for everybody, and for visitors with an account. */
export const VISITOR_PAGES: Pages = {
  "/": {
    access: page,
    kept: "list",
    screens: [
      { name: "home", hasPictures: true },
      { name: "home-en", only: "pictures", locale: "en" },
      { name: "home-nn", only: "pictures", locale: "nn" },
      { name: "home-near", only: "pictures", at: "/?near=Bergen&radius_km=50" },
      { name: "home-chosen", only: "pictures", at: "/?type=service&type=concert&when=week" },
      { name: "map", only: "pictures", at: "/?view=map&near=Bergen", prepare: showMap },
      { name: "map-of-all", only: "axe", at: MAINLAND_MAP, prepare: showMap },
      { name: "map-place", only: "axe", at: "/?view=map&bbox=11.2,62.5,11.6,62.7", prepare: openPlace },
      { name: "map-sheet", only: "axe", at: MAINLAND_MAP, prepare: pullSheetUp },
      {
        name: "map-without-image",
        only: "axe",
        at: MAINLAND_MAP,
        prepare: showCounties,
        complaints: [/tiles/, /ERR_/],
      },
      { name: "month", only: "pictures", at: "/?view=month&month=2026-12&near=Bergen" },
      { name: "month-day", only: "pictures", at: "/?view=month&day=2026-12-24" },
      { name: "month-of-summer", only: "axe", at: "/?view=month&month=2026-06" },
      { name: "month-summer-day", only: "axe", at: "/?view=month&day=2026-06-06" },
      { name: "month-empty", only: "pictures", at: "/?view=month&q=finnesikke" },
      { name: "home-nothing", at: "/?q=finnesikke" },
      { name: "home-weekly-life", only: "pictures", at: "/?q=fredagsklubb" },
      { name: "home-slip", only: "pictures", at: "/?q=gudstjenesste" },
      { name: "home-suggestions", only: "pictures", prepare: typeIntoSearch },
      { name: "home-unknown-place", at: "/?near=Ingensteds" },
      { name: "home-filters", prepare: openFilters },
      { name: "home-more-filters", only: "pictures", prepare: openMoreFilters },
      { name: "home-facts", only: "pictures", at: "/?fact=wheelchair&fact=communion&family=church_of_norway" },
      {
        name: "home-all-filters",
        only: "axe",
        at: "/?near=R%C3%B8ros&radius_km=200&fact=parking&fact=hearing_loop&family=church_of_norway",
      },
      { name: "home-offline", only: "pictures", prepare: pressWithoutNetwork },
    ],
  },
  "/helgen": {
    access: page,
    kept: "list",
    screens: [
      { name: "weekend", hasPictures: true },
      { name: "weekend-en", only: "pictures", locale: "en" },
      { name: "weekend-near", only: "pictures", at: "/helgen?near=Bergen&radius_km=50" },
      { name: "weekend-nothing", only: "pictures", at: "/helgen?q=finnesikke" },
    ],
  },
  "/hoytid/:feast": {
    access: { get: "404" },
    screens: [
      { name: "feast", at: "/hoytid/julaften" },
      { name: "feast-concerts", only: "pictures", at: "/hoytid/adventskonserter" },
      { name: "feast-nothing", only: "pictures", at: "/hoytid/olsok?near=Bergen&radius_km=10" },
    ],
  },
  "/hoytid/:feast/:place": { access: { get: "404" }, screens: [{ name: "feast-near", at: "/hoytid/julaften/bergen" }] },
  "/abonner": {
    access: page,
    screens: [
      { name: "subscribe", at: "/abonner?type=concert&near=Bergen&radius_km=50" },
      { name: "subscribe-organizer", only: "pictures", at: "/abonner?organizer_id={owners}" },
    ],
  },
  "/filter": { access: page, screens: [{ name: "filter", at: "/filter?fact=wheelchair&family=bedehus" }] },
  "/event/:id": {
    access: page,
    kept: "event",
    screens: [
      { name: "event", only: "pictures", at: "/event/{event}" },
      { name: "event-at-a-place", only: "axe", at: "/event/kirkekonsert", hasPictures: true },
      { name: "event-nn", only: "pictures", at: "/event/{event}", locale: "nn" },
      { name: "event-imported", only: "pictures", at: "/event/{imported}" },
      { name: "event-repeated", only: "pictures", at: "/event/{repeated}" },
      { name: "event-past", at: "/event/{past}" },
      { name: "event-own", at: "/event/{event}", as: "owner" },
      { name: "event-hidden", only: "pictures", at: "/event/{hidden}", as: "second-owner" },
      { name: "event-report", at: "/event/{event}", as: "visitor", prepare: press(/^(Rapporter|Report)/) },
      { name: "event-loading", only: "pictures", at: "/", prepare: loading('a[href^="/event/"]') },
    ],
  },
  "/event/:id/mismatch": {
    access: openForm,
    actions: "everybody",
    screens: [
      { name: "mismatch", at: "/event/{recent}/mismatch" },
      { name: "mismatch-nn", only: "pictures", at: "/event/{recent}/mismatch", locale: "nn" },
      { name: "mismatch-too-early", at: "/event/{event}/mismatch" },
    ],
  },
  "/report/:type/:id": {
    access: { get: EVERYBODY, post: except("400", "in") },
    screens: [
      { name: "report", at: "/report/event/{event}", as: "visitor" },
      { name: "report-signed-out", at: "/report/event/{event}" },
    ],
  },
  "/report/sent": { access: page, screens: [{ name: "report-sent" }] },
  "/preview/:token": { access: { get: "404" }, screens: [{ name: "preview", at: "/preview/{preview}" }] },
  "/favorites": {
    access: { get: EVERYBODY, post: except("400", "in") },
    kept: "frame",
    screens: [
      { name: "favorites" },
      { name: "favorites-account", as: "visitor" },
      { name: "favorites-loading", only: "pictures", at: "/", prepare: loading('a[href="/favorites"]') },
    ],
  },
  "/organizations": {
    access: page,
    kept: "list",
    screens: [
      { name: "organizations", hasPictures: true },
      { name: "organizations-near", only: "axe", at: "/organizations?near=R%C3%B8ros&county=50" },
      { name: "organizations-map", at: "/organizations?view=map", prepare: showMap },
      { name: "organizations-nothing", only: "pictures", at: "/organizations?q=finnesikke" },
      { name: "organizations-loading", only: "pictures", at: "/", prepare: loading('a[href="/organizations"]') },
    ],
  },
  "/organizer/:id": {
    access: page,
    kept: "organizer",
    screens: [
      { name: "organizer", only: "pictures", at: "/organizer/{owners}" },
      { name: "organizer-told", only: "axe", at: "/organizer/fjellkirken", hasPictures: true },
      { name: "organizer-en", only: "pictures", at: "/organizer/{owners}", locale: "en" },
      { name: "organizer-own", at: "/organizer/{owners}", as: "owner" },
      { name: "organizer-unkept", at: "/organizer/{unkept}" },
      { name: "organizer-bare", at: "/organizer/{beginners}" },
      { name: "organizer-loading", only: "pictures", at: "/organizations", prepare: loading('a[href^="/organizer/"]') },
    ],
  },
  // Of one that has an owner; pages from the register are tried in register-pages.test.ts.
  "/organizer/:id/claim": {
    access: { get: "404", post: "400" },
    actions: "everybody",
    screens: [
      { name: "claim", at: "/organizer/{unkept}/claim", as: "visitor" },
      { name: "claim-signed-out", at: "/organizer/{unkept}/claim" },
      { name: "claim-link", only: "axe", at: "/organizer/{unkept}/claim?token={unknown}", as: "visitor" },
    ],
  },
  "/organizer/:id/remove": {
    access: openForm,
    actions: "everybody",
    screens: [
      { name: "remove-page", at: "/organizer/{unkept}/remove" },
      { name: "remove-page-kept", only: "axe", at: "/organizer/{owners}/remove" },
    ],
  },
  "/organizer/:id/month": {
    access: page,
    screens: [
      { name: "organizer-month", at: "/organizer/{owners}/month" },
      { name: "organizer-month-day", only: "axe", at: "/organizer/{importers}/month?month=2026-06&day=2026-06-06" },
    ],
  },
  "/settings": {
    access: openForm,
    actions: "everybody",
    kept: "frame",
    screens: [
      { name: "settings" },
      { name: "settings-signed-in", as: "owner" },
      { name: "settings-largest", only: "pictures", cookies: { samling_look: "largest.calm" }, prepare: unfold },
    ],
  },
  "/settings/reports": { access: { get: SIGNED_IN }, screens: [{ name: "own-reports", as: "visitor" }] },
  "/become-organizer": {
    access: openForm,
    actions: "everybody",
    screens: [
      { name: "become-organizer" },
      { name: "become-organizer-sign-in", prepare: press(/^(Logg inn|Sign in)$/) },
      { name: "become-organizer-sign-up", prepare: press(/^(Opprett konto|Create account)$/) },
    ],
  },
};
