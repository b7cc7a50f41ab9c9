/**
 * The expected result of every address in app/routes.ts, a row each. A verdict is one for everybody, or one for each of
 * ROLES in order: a status, "in" for a redirect to sign in, "→/path" for other redirects. POST sends no fields, so
 * those who may send some get 400 or 422.
 */
export interface Access {
  get: Verdicts;
  /** 405 unless it accepts a form. */
  post?: Verdicts;
}

type Verdicts = string | readonly string[];

const except = (verdict: string, anonymous: string) => [anonymous, ...Array<string>(8).fill(verdict)];

const EVERYBODY = "200";
const SIGNED_IN = except("200", "in");
//                    anonymous plain  viewer editor admin  owner  other  moderator superadmin
const TEAM = ["in", "404", "200", "200", "200", "200", "404", "404", "200"] as const;
const SERIES_TEAM = ["in", "→/onboarding", "200", "200", "200", "200", "404", "404", "200"] as const;
const HAS_PART = ["in", "→/onboarding", "200", "200", "200", "200", "200", "200", "200"] as const;
const WRITERS = ["in", "404", "403", "200", "200", "200", "404", "404", "200"] as const;
const SUPERADMIN = ["in", "→/", "→/", "→/", "→/", "→/", "→/", "→/", "200"] as const;
const DEBUGGER = ["404", "404", "404", "404", "404", "404", "404", "404", "200"] as const;
const EDITORS = ["in", "→/onboarding", "403", "200", "200", "200", "200", "200", "200"] as const;
const ADMINS = ["in", "→/onboarding", "403", "403", "200", "200", "200", "200", "200"] as const;
const FORM_WRITERS = ["in", "→/onboarding", "403", "200", "200", "200", "404", "404", "200"] as const;
const INTAKE_WRITERS = ["in", "→/onboarding", "403", "200", "200", "200", "404", "404", "200"] as const;
const NEWCOMERS = [
  "in",
  "200",
  "200",
  "200",
  "200",
  "→/dashboard",
  "→/dashboard",
  "→/dashboard",
  "→/dashboard",
] as const;
const MODERATION = ["in", "→/dashboard", "200", "200", "200", "200", "200", "200", "200"] as const;
const OBJECTORS = ["in", "404", "403", "403", "200", "200", "404", "404", "200"] as const;

/** The same roles, with another verdict for those who get in. */
const sending = (verdicts: readonly string[], done: string) =>
  verdicts.map((verdict) => (verdict === "200" ? done : verdict));

const page: Access = { get: EVERYBODY };
const data: Access = { get: EVERYBODY };
const postOnly = (post: Verdicts): Access => ({ get: "405", post });

export const ACCESS: Record<string, Access> = {
  "/": page,
  "/helgen": page,
  "/abonner": page,
  "/event/:id": page,
  "/favorites": { get: EVERYBODY, post: except("400", "in") },
  "/offline": page,
  // Of something shared, those who are signed in are led on: to the intake, or to the search.
  "/share": page,
  "/following": { get: EVERYBODY, post: except("400", "in") },
  "/letters": { get: EVERYBODY, post: "400" },
  "/push": { get: EVERYBODY, post: "400" },
  "/letters/:token": { get: EVERYBODY, post: "400" },
  // The address is the proof, and stops nothing where nobody has it.
  "/unsubscribe/:token": { get: EVERYBODY, post: "200" },
  "/mail/bounces": postOnly("401"),
  "/filter": page,
  "/organizations": page,
  "/organizer/:id": page,
  "/organizer/:id/month": page,
  "/settings": { get: EVERYBODY, post: "400" },
  "/settings/reports": { get: SIGNED_IN },
  "/settings/account": { get: SIGNED_IN, post: except("400", "in") },
  "/settings/devices": { get: SIGNED_IN, post: except("400", "in") },
  "/settings/two-step": { get: SIGNED_IN, post: except("400", "in") },
  "/settings/privacy": { get: SIGNED_IN, post: except("400", "in") },
  "/settings/delete-account": { get: SIGNED_IN, post: except("400", "in") },
  "/settings/my-data": { get: SIGNED_IN },
  "/become-organizer": { get: EVERYBODY, post: "400" },
  "/event/:id/mismatch": { get: EVERYBODY, post: "400" },
  "/report/:type/:id": { get: EVERYBODY, post: except("400", "in") },
  "/count": postOnly("415"),
  "/report/sent": page,
  "/help": page,
  // No article has this name.
  "/help/:article": { get: "404" },
  "/contact": { get: EVERYBODY, post: "400" },
  "/contact/sent": page,
  "/personvern": page,
  "/tilgjengelighet": page,
  "/kilder": page,
  "/organizer/:organizerId/team": { get: TEAM, post: sending(TEAM, "400") },
  "/debug/events": { get: DEBUGGER },
  "/debug/edge-function": { get: DEBUGGER, post: sending(DEBUGGER, "400") },
  "/debug/calendar": { get: DEBUGGER },
  "/debug/map": { get: DEBUGGER },
  "/debug/storage": { get: DEBUGGER, post: sending(DEBUGGER, "400") },
  "/debug/mail": { get: DEBUGGER },
  "/*": { get: "404", post: "404" },
  "/login": { get: ["200", "→/onboarding", ...Array<string>(7).fill("→/dashboard")], post: "400" },
  // Only between password and second step.
  "/login/two-step": { get: "in", post: "400" },
  "/change-email": { get: EVERYBODY, post: "400" },
  "/reset-password": { get: EVERYBODY, post: "400" },
  "/confirm-email": { get: EVERYBODY, post: "400" },
  "/admin": { get: SUPERADMIN },
  "/admin/organizers": { get: SUPERADMIN, post: sending(SUPERADMIN, "400") },
  "/admin/organizers/:id/superadmin": { get: SUPERADMIN, post: sending(SUPERADMIN, "→/admin/organizers") },
  "/admin/organizers/:id/delete": { get: SUPERADMIN, post: sending(SUPERADMIN, "→/admin/organizers") },
  "/admin/organizers/:id/edit": {
    get: sending(SUPERADMIN, "200").map(toAdmin),
    post: sending(SUPERADMIN, "400").map(toAdmin),
  },
  "/admin/events": { get: SUPERADMIN },
  "/admin/events/:id/delete": { get: SUPERADMIN, post: sending(SUPERADMIN, "→/admin/events") },
  "/admin/sources": { get: SUPERADMIN },
  "/admin/adapters": { get: SUPERADMIN, post: sending(SUPERADMIN, "400") },
  "/admin/log": { get: SUPERADMIN },
  "/admin/moderation": { get: MODERATION, post: ["in", "→/dashboard", ...Array<string>(5).fill("403"), "400", "400"] },
  "/admin/moderation/:type/:id/objection": { get: OBJECTORS, post: sending(OBJECTORS, "400") },
  "/admin/organizers/:id/export": { get: SUPERADMIN },
  "/logout": { get: "→/", post: "→/" },
  "/dashboard": { get: HAS_PART, post: sending(EDITORS, "400") },
  "/dashboard/switch": { get: HAS_PART, post: except("400", "in") },
  "/dashboard/settings": { get: ADMINS, post: sending(ADMINS, "400") },
  "/dashboard/event/new": { get: EDITORS, post: "400" },
  "/dashboard/draft/:id": { get: FORM_WRITERS, post: sending(WRITERS, "400") },
  "/preview/:token": { get: "404" },
  "/dashboard/templates": { get: EDITORS, post: sending(EDITORS, "400") },
  "/dashboard/event/:id/edit": { get: FORM_WRITERS, post: "400" },
  "/dashboard/event/:id/local-changes": { get: FORM_WRITERS, post: "400" },
  "/dashboard/event/:id/state": { get: FORM_WRITERS, post: sending(WRITERS, "400") },
  "/dashboard/event/:id/hosts": { get: FORM_WRITERS, post: sending(WRITERS, "400") },
  "/dashboard/event/:id/delete": { get: FORM_WRITERS, post: sending(WRITERS, "400") },
  "/dashboard/series/:id": { get: SERIES_TEAM },
  "/dashboard/event/:id/series": { get: FORM_WRITERS, post: sending(WRITERS, "400") },
  "/dashboard/calendar-sync": { get: HAS_PART, post: sending(ADMINS, "400") },
  "/dashboard/calendar-sync/:id": { get: SERIES_TEAM },
  "/dashboard/hosts": { get: HAS_PART, post: sending(EDITORS, "400") },
  "/dashboard/website": { get: HAS_PART },
  "/dashboard/paper": { get: HAS_PART },
  "/dashboard/data": { get: ADMINS },
  "/dashboard/export.zip": { get: ADMINS },
  "/dashboard/event/:id/history": { get: FORM_WRITERS },
  "/dashboard/statistics": { get: HAS_PART },
  "/dashboard/statistics.csv": { get: HAS_PART },
  "/dashboard/event/:id/statistics": { get: SERIES_TEAM },
  "/dashboard/bin": { get: HAS_PART, post: except("400", "in") },
  "/dashboard/start": { get: EDITORS, post: sending(EDITORS, "400") },
  "/dashboard/several": { get: EDITORS, post: sending(EDITORS, "400") },
  "/dashboard/mismatches": { get: HAS_PART, post: sending(EDITORS, "400") },
  "/dashboard/like-events": { get: HAS_PART, post: sending(EDITORS, "400") },
  "/dashboard/intake": { get: EDITORS, post: sending(EDITORS, "400") },
  "/dashboard/intake/:id": { get: INTAKE_WRITERS, post: sending(WRITERS, "400") },
  "/invitation/:token": { get: SIGNED_IN, post: except("409", "in") },
  "/onboarding": { get: NEWCOMERS, post: sending(NEWCOMERS, "400") },
  "/api/openapi.json": data,
  "/api/changes": data,
  "/api/events": data,
  "/api/events/:id": data,
  "/api/organizers": data,
  "/api/organizers/:id": data,
  "/api/favorite-events": postOnly("415"),
  "/api/followed-searches": postOnly("415"),
  "/api/push-device": postOnly("415"),
  "/api/favorites": { get: except("200", "401"), post: except("415", "401") },
  "/api/reports": postOnly(except("400", "401")),
  "/api/geocode-address": postOnly("415"),
  "/api/address-autocomplete": postOnly("415"),
  "/api/places": data,
  "/api/register": postOnly(except("415", "401")),
  "/api/images": postOnly(["401", "400", "403", "400", "400", "400", "400", "400", "400"]),
  "/api/intake-file": postOnly(["401", "403", "403", "415", "415", "415", "415", "415", "415"]),
  "/api/sync-ical-calendar": postOnly("415"),
  "/api/sync-google-calendar": postOnly("415"),
  "/api/*": { get: "404" },
  // What the access table posts is no JSON.
  "/mcp": { get: "405", post: "415" },
  "/map.json": { get: "400" },
  "/suggestions.json": { get: "200" },
  "/organizations/map.json": { get: "400" },
  "/event/:id.ics": data,
  "/feeds/:file": { get: "404" },
  "/embed/events": data,
  "/embed/event/:id": data,
  "/oembed": { get: "400" },
  "/paper/event/:id": data,
  "/paper/week/:id": data,
  "/paper/month/:id": data,
  "/tv/:id": data,
  "/cards/:kind/:id.jpg": { get: "404" },
  "/organizer/:id.ics": data,
  "/sitemap.xml": data,
  "/sitemap/pages.xml": data,
  "/sitemap/organizers/:page.xml": data,
  "/sitemap/events/:week/:part.xml": { get: "404" },
  "/robots.txt": data,
  "/llms.txt": data,
  "/healthz": data,
  "/tiles/:z/:x/:y": { get: "404" },
  "/images/*": { get: "404" },
};

/** The form of an organizer redirects those who may not see it one page up. */
function toAdmin(verdict: string): string {
  return verdict === "→/" ? "→/admin" : verdict;
}
