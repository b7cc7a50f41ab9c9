import type { Pages } from "./screen";
import { DEBUGGER, form, MODERATION, OBJECTORS, sending, SUPERADMIN, superadmins } from "./verdicts";

/** Pages for moderators and superadmins. */
export const STAFF_PAGES: Pages = {
  "/admin": { access: { get: SUPERADMIN }, screens: [{ name: "admin", as: "superadmin" }] },
  "/admin/organizers": {
    access: form(SUPERADMIN),
    actions: "staff",
    screens: [
      { name: "admin-organizers", as: "superadmin" },
      { name: "admin-organizers-nothing", only: "pictures", at: "/admin/organizers?q=finnesikke", as: "superadmin" },
    ],
  },
  "/admin/organizers/:id/delete": {
    access: { get: SUPERADMIN, post: sending(SUPERADMIN, "→/admin/organizers") },
    actions: "staff",
    screens: [{ name: "admin-delete-organizer", at: "/admin/organizers/{owners}/delete", as: "superadmin" }],
  },
  "/admin/organizers/:id/superadmin": {
    access: { get: SUPERADMIN, post: sending(SUPERADMIN, "→/admin/organizers") },
    actions: "staff",
    screens: [{ name: "admin-grant", at: "/admin/organizers/{owners}/superadmin", as: "superadmin" }],
  },
  "/admin/organizers/:id/edit": {
    access: { get: superadmins("200", "→/admin"), post: superadmins("400", "→/admin") },
    actions: "staff",
    screens: [{ name: "admin-edit-organizer", at: "/admin/organizers/{owners}/edit", as: "superadmin" }],
  },
  "/admin/events": { access: { get: SUPERADMIN }, screens: [{ name: "admin-events", as: "superadmin" }] },
  "/admin/events/:id/delete": {
    access: { get: SUPERADMIN, post: sending(SUPERADMIN, "→/admin/events") },
    actions: "staff",
    screens: [{ name: "admin-delete-event", at: "/admin/events/{event}/delete", as: "superadmin" }],
  },
  "/admin/sources": { access: { get: SUPERADMIN }, screens: [{ name: "admin-sources", as: "superadmin" }] },
  "/admin/register": {
    access: form(SUPERADMIN),
    actions: "staff",
    screens: [
      { name: "admin-register", as: "superadmin" },
      { name: "admin-register-place", only: "axe", at: "/admin/register?place=4621", as: "superadmin" },
      { name: "admin-register-away", only: "axe", at: "/admin/register?place=21", as: "superadmin" },
    ],
  },
  "/admin/adapters": {
    access: form(SUPERADMIN),
    actions: "staff",
    screens: [{ name: "admin-adapters", as: "superadmin" }],
  },
  "/admin/log": { access: { get: SUPERADMIN }, screens: [{ name: "admin-log", as: "superadmin" }] },
  "/admin/health": {
    access: form(SUPERADMIN),
    actions: "staff",
    screens: [{ name: "admin-health", as: "superadmin" }],
  },
  "/admin/moderation": {
    access: { get: MODERATION, post: { ...superadmins("400", "403"), plain: "→/dashboard", moderator: "400" } },
    actions: "staff",
    screens: [
      { name: "moderation", as: "moderator" },
      { name: "moderation-hidden", at: "/admin/moderation?tab=hidden", as: "moderator" },
      { name: "moderation-all", at: "/admin/moderation?tab=all", as: "superadmin" },
      { name: "moderation-own", only: "pictures", at: "/admin/moderation?tab=all", as: "second-owner" },
      { name: "moderation-nothing", only: "pictures", as: "owner" },
    ],
  },
  "/admin/moderation/:type/:id/objection": {
    access: form(OBJECTORS),
    actions: "staff",
    screens: [
      { name: "objection", only: "pictures", at: "/admin/moderation/event/{hidden}/objection", as: "second-owner" },
      { name: "objection-of-hidden", only: "axe", at: "/admin/moderation/event/{hidden}/objection", as: "accused" },
      {
        name: "objection-waits",
        only: "pictures",
        at: "/admin/moderation/event/{objected}/objection",
        as: "second-owner",
      },
    ],
  },
  "/debug/events": { access: { get: DEBUGGER }, screens: [{ name: "debug-events", as: "superadmin" }] },
  "/debug/edge-function": { access: form(DEBUGGER), screens: [{ name: "debug-edge-function", as: "superadmin" }] },
  "/debug/calendar": { access: { get: DEBUGGER }, screens: [{ name: "debug-calendar", as: "superadmin" }] },
  "/debug/map": { access: { get: DEBUGGER }, screens: [{ name: "debug-map", as: "superadmin" }] },
  "/debug/storage": {
    access: form(DEBUGGER),
    actions: "staff",
    screens: [{ name: "debug-storage", as: "superadmin" }],
  },
  "/debug/mail": { access: { get: DEBUGGER }, screens: [{ name: "debug-mail", as: "superadmin" }] },
};
