import { type Page, PAGES } from "./screens/pages";

/** Addresses for programs that take something from everybody: they ask for a secret or change only the sender's browser. */
const FROM_EVERYBODY = ["/logout", "/count", "/api/push-device", "/mail/bounces"];

/** These answer a question that is too long or too private for an address, or refuse; they write nothing. */
const WRITE_NOTHING = [
  "/api/favorite-events",
  "/favorites.ics",
  "/api/followed-searches",
  "/api/geocode-address",
  "/api/address-autocomplete",
  "/api/places",
  "/tiles/:z/:x/:y",
  "/images/*",
  "/mcp",
  "/map.json",
  "/organizations/map.json",
  "/suggestions.json",
  "/admin/organizers/:id/export",
  "/dashboard/export.zip",
  "/dashboard/statistics.csv",
];

const pagesOf = (actions: NonNullable<Page["actions"]>) =>
  Object.entries(PAGES).flatMap(([route, page]) => (page.actions === actions ? [route] : []));

export const FOR_EVERYBODY = [...pagesOf("everybody"), ...FROM_EVERYBODY];

/** Others are sent to sign in: see screens/pages.ts. */
export const OWN_ACCOUNT = pagesOf("own account");

export const NOTHING_WRITTEN = [...pagesOf("none"), ...WRITE_NOTHING];

/** Administration and moderation have their own table, with moderators: admin.test.ts. */
export const GOVERNING = pagesOf("staff");
