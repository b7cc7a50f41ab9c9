import type { Page } from "playwright-core";
import { PREVIEW_TOKEN } from "./event-rows";
import { TOKENS } from "./people-rows";
import { press, type Screens, sendAsItIs, unfold } from "./screen";

/** Screens for everybody, and for visitors with an account. */
export const PUBLIC_SCREENS: Screens = {
  "/": [
    { name: "home" },
    { name: "home-en", locale: "en" },
    { name: "home-nn", locale: "nn" },
    { name: "home-near", at: () => "/?near=Bergen&radius_km=50" },
    { name: "home-chosen", at: () => "/?type=service&type=concert&when=week" },
    { name: "map", at: () => "/?view=map&near=Bergen", prepare: waitFor(".map-number span, .map-place") },
    { name: "month", at: () => "/?view=month&month=2026-12&near=Bergen" },
    { name: "month-day", at: () => "/?view=month&day=2026-12-24" },
    { name: "month-empty", at: () => "/?view=month&q=finnesikke" },
    { name: "home-nothing", at: () => "/?q=finnesikke" },
    { name: "home-weekly-life", at: () => "/?q=fredagsklubb" },
    { name: "home-slip", at: () => "/?q=gudstjenesste" },
    { name: "home-suggestions", prepare: typeIntoSearch },
    { name: "home-unknown-place", at: () => "/?near=Ingensteds" },
    { name: "home-filters", prepare: (page) => page.locator("summary", { hasText: "Filtre" }).click() },
    { name: "home-more-filters", prepare: openMoreFilters },
    { name: "home-facts", at: () => "/?fact=wheelchair&fact=communion&family=church_of_norway" },
    { name: "home-offline", prepare: pressWithoutNetwork },
  ],
  "/helgen": [
    { name: "weekend" },
    { name: "weekend-en", locale: "en" },
    { name: "weekend-near", at: () => "/helgen?near=Bergen&radius_km=50" },
    { name: "weekend-nothing", at: () => "/helgen?q=finnesikke" },
  ],
  "/abonner": [
    { name: "subscribe", at: () => "/abonner?type=concert&near=Bergen&radius_km=50" },
    { name: "subscribe-organizer", at: ({ owners }) => `/abonner?organizer_id=${owners}` },
  ],
  "/offline": [{ name: "offline" }, { name: "offline-nn", locale: "nn" }],
  "/share": [
    { name: "share", at: () => "/share?text=Adventskonsert+i+Askim+https%3A%2F%2Fkirke.example%2Fadvent" },
    { name: "share-nothing" },
  ],
  "/following": [{ name: "following" }, { name: "following-account", as: "visitor" }],
  "/letters": [
    { name: "letters" },
    { name: "letters-en", locale: "en" },
    { name: "letters-account", as: "visitor" },
    { name: "letters-sent", at: () => "/letters?sent=1" },
    { name: "letters-remind", at: ({ event }) => `/letters?event=${event}` },
  ],
  "/push": [
    { name: "push", at: ({ event }) => `/push?event=${event}` },
    { name: "push-nn", locale: "nn" },
  ],
  "/letters/:token": [
    { name: "letters-link", at: () => `/letters/${TOKENS.letters}` },
    { name: "letters-link-nn", at: () => `/letters/${TOKENS.letters}?done=changed`, locale: "nn" },
    { name: "letters-confirm", at: () => `/letters/${TOKENS.letters_unconfirmed}` },
    { name: "letters-link-dead", at: () => `/letters/${TOKENS.unknown}` },
    { name: "letters-removed", at: () => `/letters/${TOKENS.unknown}?done=removed` },
  ],
  "/unsubscribe/:token": [
    { name: "unsubscribe", at: () => `/unsubscribe/${TOKENS.letters}?kind=weekly` },
    { name: "unsubscribed", at: () => `/unsubscribe/${TOKENS.letters_unconfirmed}?kind=reminder` },
    { name: "unsubscribe-dead", at: () => `/unsubscribe/${TOKENS.unknown}?kind=weekly` },
  ],
  "/filter": [{ name: "filter", at: () => "/filter?fact=wheelchair&family=bedehus" }],
  "/event/:id": [
    { name: "event", at: ({ event }) => `/event/${event}` },
    { name: "event-nn", at: ({ event }) => `/event/${event}`, locale: "nn" },
    { name: "event-imported", at: ({ imported }) => `/event/${imported}` },
    { name: "event-repeated", at: ({ repeated }) => `/event/${repeated}` },
    { name: "event-past", at: ({ past }) => `/event/${past}` },
    { name: "event-own", at: ({ event }) => `/event/${event}`, as: "owner" },
    { name: "event-hidden", at: ({ hidden }) => `/event/${hidden}`, as: "second-owner" },
    { name: "event-report", at: ({ event }) => `/event/${event}`, as: "visitor", prepare: press(/^Rapporter/) },
    { name: "event-loading", at: () => "/", prepare: waitFor('a[href^="/event/"]') },
  ],
  "/favorites": [
    { name: "favorites" },
    { name: "favorites-account", as: "visitor" },
    { name: "favorites-loading", at: () => "/", prepare: waitFor('a[href="/favorites"]') },
  ],
  "/organizations": [
    { name: "organizations" },
    {
      name: "organizations-map",
      at: () => "/organizations?view=map",
      prepare: waitFor(".map-number span, .map-place"),
    },
    { name: "organizations-nothing", at: () => "/organizations?q=finnesikke" },
    { name: "organizations-loading", at: () => "/", prepare: waitFor('a[href="/organizations"]') },
  ],
  "/organizer/:id": [
    { name: "organizer", at: ({ owners }) => `/organizer/${owners}` },
    { name: "organizer-en", at: ({ owners }) => `/organizer/${owners}`, locale: "en" },
    { name: "organizer-own", at: ({ owners }) => `/organizer/${owners}`, as: "owner" },
    { name: "organizer-bare", at: ({ beginners }) => `/organizer/${beginners}` },
    { name: "organizer-loading", at: () => "/organizations", prepare: waitFor('a[href^="/organizer/"]') },
  ],
  "/organizer/:id/month": [{ name: "organizer-month", at: ({ owners }) => `/organizer/${owners}/month` }],
  "/settings": [
    { name: "settings" },
    { name: "settings-signed-in", as: "owner" },
    { name: "settings-largest", cookies: { samling_look: "largest.calm" }, prepare: unfold },
  ],
  "/settings/reports": [{ name: "own-reports", as: "visitor" }],
  "/settings/account": [
    { name: "account", as: "owner" },
    { name: "account-changing", as: "visitor" },
  ],
  "/settings/devices": [{ name: "devices", as: "owner" }],
  "/settings/two-step": [
    { name: "two-step-off", as: "owner" },
    { name: "two-step-on", as: "keyholder", prepare: unfold },
  ],
  "/settings/privacy": [{ name: "own-privacy", as: "visitor" }],
  "/settings/delete-account": [
    { name: "delete-account", as: "visitor" },
    { name: "delete-account-owner", as: "owner" },
  ],
  "/become-organizer": [
    { name: "become-organizer" },
    { name: "become-organizer-sign-in", prepare: press(/^Logg inn$/) },
    { name: "become-organizer-sign-up", prepare: press(/^Opprett konto$/) },
  ],
  "/report/:type/:id": [
    { name: "report", at: ({ event }) => `/report/event/${event}`, as: "visitor" },
    { name: "report-signed-out", at: ({ event }) => `/report/event/${event}` },
  ],
  "/event/:id/mismatch": [
    { name: "mismatch", at: ({ recent }) => `/event/${recent}/mismatch` },
    { name: "mismatch-nn", at: ({ recent }) => `/event/${recent}/mismatch`, locale: "nn" },
    { name: "mismatch-too-early", at: ({ event }) => `/event/${event}/mismatch` },
  ],
  "/preview/:token": [{ name: "preview", at: () => `/preview/${PREVIEW_TOKEN}` }],
  "/report/sent": [{ name: "report-sent" }],
  "/help": [
    { name: "help" },
    { name: "help-nn", locale: "nn" },
    { name: "help-search", at: () => "/help?q=kalender" },
    { name: "help-nothing", at: () => "/help?q=finnesikke" },
  ],
  "/help/:article": [
    { name: "help-article", at: () => "/help/find-events" },
    { name: "help-article-en", at: () => "/help/connect-calendar", locale: "en" },
  ],
  "/contact": [
    { name: "contact" },
    { name: "contact-problems", prepare: sendAsItIs },
    { name: "contact-nn", locale: "nn" },
    { name: "contact-en", locale: "en" },
  ],
  "/contact/sent": [{ name: "contact-sent" }],
  "/personvern": [{ name: "privacy" }],
  "/kilder": [{ name: "sources" }],
  "/tilgjengelighet": [{ name: "accessibility-statement" }],
  "/*": [{ name: "not-found", at: () => "/finnes-ikke", status: 404 }],
};

/** Follows a link whose page does not load. */
function waitFor(link: string) {
  return async (page: Page) => {
    await page.route(/\.data(\?|$)/, () => undefined);
    await page.locator(link).locator("visible=true").first().click();
    await page.locator("[data-skeleton]").first().waitFor();
  };
}

async function pressWithoutNetwork(page: Page): Promise<void> {
  await page.route(/\.data(\?|$)/, (route) => route.abort());
  await page.locator('a[href="/organizations"]').locator("visible=true").first().click();
  await page.getByRole("alert").or(page.getByRole("status")).locator("visible=true").first().waitFor();
}

async function typeIntoSearch(page: Page): Promise<void> {
  await page.locator("input[type=search]").pressSequentially("ber");
  await page.getByRole("option").first().waitFor();
}

async function openMoreFilters(page: Page): Promise<void> {
  await page.locator("summary", { hasText: "Filtre" }).click();
  await page.getByRole("link", { name: /^Tilgjengelighet/ }).click();
  await page.getByRole("checkbox", { name: "Teleslynge" }).waitFor();
}
