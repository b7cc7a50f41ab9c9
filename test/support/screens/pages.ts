import type { KeptKind } from "~/domain/offline/kept-pages";
import {
  type Access,
  ADMINS,
  DEBUGGER,
  EDITORS,
  EVERYBODY,
  eventForm,
  except,
  form,
  FORM_WRITERS,
  HAS_PART,
  MODERATION,
  NEWCOMERS,
  OBJECTORS,
  openForm,
  ownForm,
  page,
  sending,
  SERIES_TEAM,
  SIGNED_IN,
  SUPERADMIN,
  superadmins,
  TEAM,
  WRITERS,
} from "./verdicts";

/** A page of the product: what holds of its address. The states in which it is looked at: test/cases/screens.txt. */
export interface Page {
  access: Access;
  /**
   * Who may do what its form does, where that is not a table row of who-may-do-what.test.ts: it asks for a password or
   * a mailed secret, changes only the sender's browser or needs no account; changes only the sender's own account
   * (account-settings.test.ts); is administration or moderation (admin.test.ts); or writes nothing.
   */
  actions?: "everybody" | "own account" | "staff" | "none";
  /** What a device keeps it as for days without a network; it keeps no other page. */
  kept?: KeptKind;
  /** A journey (its file in test/e2e, without ending) in which axe reads the page, where it takes one to get there. */
  readIn?: string;
}

/** Every page, by its route in the notation of app/routes.ts: test/scripts/screens.test.ts refuses a route without one. */
export const PAGES: Record<string, Page> = {
  // For everybody, and for visitors with an account.
  "/": { access: page, kept: "list" },
  "/helgen": { access: page, kept: "list" },
  "/hoytid/:feast": { access: { get: "404" } },
  "/hoytid/:feast/:place": { access: { get: "404" } },
  "/abonner": { access: page },
  "/filter": { access: page },
  "/event/:id": { access: page, kept: "event" },
  "/event/:id/mismatch": { access: openForm, actions: "everybody" },
  "/report/:type/:id": { access: { get: EVERYBODY, post: except("400", "in") } },
  "/report/sent": { access: page },
  "/preview/:token": { access: { get: "404" } },
  "/favorites": { access: { get: EVERYBODY, post: except("400", "in") }, kept: "frame" },
  "/organizations": { access: page, kept: "list" },
  "/organizer/:id": { access: page, kept: "organizer" },
  // Of one that has an owner; pages from the register are tried in register-pages.test.ts.
  "/organizer/:id/claim": { access: { get: "404", post: "400" }, actions: "everybody" },
  "/organizer/:id/remove": { access: openForm, actions: "everybody" },
  "/organizer/:id/month": { access: page },
  "/settings": { access: openForm, actions: "everybody", kept: "frame" },
  "/settings/reports": { access: { get: SIGNED_IN } },
  "/become-organizer": { access: openForm, actions: "everybody" },

  // Pages that explain, take a message, or lie on the device; letters and what is followed.
  "/offline": { access: page, kept: "frame" },
  // Of something shared, those who are signed in are led on: to the intake, or to the search.
  "/share": { access: { ...page, post: "400" }, actions: "none" },
  "/following": { access: { get: EVERYBODY, post: except("400", "in") }, actions: "own account", kept: "frame" },
  "/letters": { access: openForm, actions: "everybody" },
  "/push": { access: openForm, actions: "everybody" },
  "/letters/:token": { access: openForm, actions: "everybody" },
  // The address is the proof, and stops nothing where nobody has it.
  "/unsubscribe/:token": { access: { get: EVERYBODY, post: "200" }, actions: "everybody" },
  "/help": { access: page },
  // No article has the name that is asked for.
  "/help/:article": { access: { get: "404" } },
  "/contact": { access: openForm, actions: "everybody" },
  "/contact/sent": { access: page },
  "/personvern": { access: page },
  "/kilder": { access: page },
  "/tilgjengelighet": { access: page },
  "/*": { access: { get: "404", post: "404" }, actions: "none" },

  // The ways in, what mailed links lead to, and what people set of their account.
  "/login": {
    access: { get: { anonymous: "200", plain: "→/onboarding", others: "→/dashboard" }, post: "400" },
    actions: "everybody",
  },
  // Only between password and second step.
  "/login/two-step": { access: { get: "in", post: "400" }, actions: "everybody" },
  "/reset-password": { access: openForm, actions: "everybody" },
  "/confirm-email": { access: openForm, actions: "everybody" },
  "/change-email": { access: openForm, actions: "everybody" },
  "/invitation/:token": { access: { get: SIGNED_IN, post: except("409", "in") } },
  "/onboarding": { access: { get: NEWCOMERS, post: sending(NEWCOMERS, "400") } },
  "/settings/account": { access: ownForm, actions: "own account" },
  "/settings/devices": { access: ownForm, actions: "own account" },
  "/settings/two-step": { access: ownForm, actions: "own account" },
  "/settings/privacy": { access: ownForm, actions: "own account" },
  "/settings/delete-account": { access: ownForm, actions: "own account" },

  // For an organizer's team, besides those of single events.
  "/dashboard": { access: { get: HAS_PART, post: sending(EDITORS, "400") } },
  "/dashboard/switch": { access: { get: HAS_PART, post: except("400", "in") } },
  "/dashboard/start": { access: form(EDITORS) },
  "/dashboard/settings": { access: form(ADMINS) },
  "/organizer/:organizerId/team": { access: form(TEAM) },
  "/dashboard/calendar-sync": { access: { get: HAS_PART, post: sending(ADMINS, "400") } },
  "/dashboard/calendar-sync/:id": { access: { get: SERIES_TEAM }, readIn: "calendar-sync" },
  "/dashboard/intake": { access: form(EDITORS) },
  "/dashboard/intake/:id": { access: { get: FORM_WRITERS, post: sending(WRITERS, "400") }, readIn: "intake" },
  "/dashboard/like-events": { access: { get: HAS_PART, post: sending(EDITORS, "400") } },
  "/dashboard/hosts": { access: { get: HAS_PART, post: sending(EDITORS, "400") } },
  "/dashboard/mismatches": { access: { get: HAS_PART, post: sending(EDITORS, "400") } },
  "/dashboard/bin": { access: { get: HAS_PART, post: except("400", "in") } },
  "/dashboard/paper": { access: { get: HAS_PART } },
  "/dashboard/website": { access: { get: HAS_PART } },
  "/dashboard/data": { access: { get: ADMINS } },
  "/dashboard/statistics": { access: { get: HAS_PART } },

  // On which a team writes, changes and deletes its events.
  "/dashboard/event/new": { access: { get: EDITORS, post: "400" } },
  "/dashboard/draft/:id": { access: { get: FORM_WRITERS, post: sending(WRITERS, "400") } },
  "/dashboard/templates": { access: form(EDITORS) },
  "/dashboard/event/:id/edit": { access: { get: FORM_WRITERS, post: "400" } },
  "/dashboard/event/:id/local-changes": { access: { get: FORM_WRITERS, post: "400" }, readIn: "local-changes" },
  "/dashboard/event/:id/state": { access: eventForm },
  "/dashboard/event/:id/hosts": { access: eventForm },
  "/dashboard/event/:id/delete": { access: eventForm },
  "/dashboard/event/:id/series": { access: eventForm },
  "/dashboard/series/:id": { access: { get: SERIES_TEAM } },
  "/dashboard/event/:id/history": { access: { get: FORM_WRITERS } },
  "/dashboard/event/:id/statistics": { access: { get: SERIES_TEAM } },
  "/dashboard/several": { access: form(EDITORS) },

  // For moderators and superadmins.
  "/admin": { access: { get: SUPERADMIN } },
  "/admin/organizers": { access: form(SUPERADMIN), actions: "staff" },
  "/admin/organizers/:id/delete": {
    access: { get: SUPERADMIN, post: sending(SUPERADMIN, "→/admin/organizers") },
    actions: "staff",
  },
  "/admin/organizers/:id/superadmin": {
    access: { get: SUPERADMIN, post: sending(SUPERADMIN, "→/admin/organizers") },
    actions: "staff",
  },
  "/admin/organizers/:id/edit": {
    access: { get: superadmins("200", "→/admin"), post: superadmins("400", "→/admin") },
    actions: "staff",
  },
  "/admin/events": { access: { get: SUPERADMIN } },
  "/admin/events/:id/delete": {
    access: { get: SUPERADMIN, post: sending(SUPERADMIN, "→/admin/events") },
    actions: "staff",
  },
  "/admin/sources": { access: { get: SUPERADMIN } },
  "/admin/register": { access: form(SUPERADMIN), actions: "staff" },
  "/admin/adapters": { access: form(SUPERADMIN), actions: "staff" },
  "/admin/log": { access: { get: SUPERADMIN } },
  "/admin/health": { access: form(SUPERADMIN), actions: "staff" },
  "/admin/moderation": {
    access: { get: MODERATION, post: { ...superadmins("400", "403"), plain: "→/dashboard", moderator: "400" } },
    actions: "staff",
  },
  "/admin/moderation/:type/:id/objection": { access: form(OBJECTORS), actions: "staff" },
  "/debug/events": { access: { get: DEBUGGER } },
  "/debug/edge-function": { access: form(DEBUGGER) },
  "/debug/calendar": { access: { get: DEBUGGER } },
  "/debug/map": { access: { get: DEBUGGER } },
  "/debug/storage": { access: form(DEBUGGER), actions: "staff" },
  "/debug/mail": { access: { get: DEBUGGER } },
};
