import type { Screens } from "./screen";

/** Screens for moderators and superadmins. */
export const STAFF_SCREENS: Screens = {
  "/admin": [{ name: "admin", as: "superadmin" }],
  "/admin/organizers": [
    { name: "admin-organizers", as: "superadmin" },
    { name: "admin-organizers-nothing", at: () => "/admin/organizers?q=finnesikke", as: "superadmin" },
  ],
  "/admin/organizers/:id/delete": [
    { name: "admin-delete-organizer", at: ({ owners }) => `/admin/organizers/${owners}/delete`, as: "superadmin" },
  ],
  "/admin/organizers/:id/superadmin": [
    { name: "admin-grant", at: ({ owners }) => `/admin/organizers/${owners}/superadmin`, as: "superadmin" },
  ],
  "/admin/organizers/:id/edit": [
    { name: "admin-edit-organizer", at: ({ owners }) => `/admin/organizers/${owners}/edit`, as: "superadmin" },
  ],
  "/admin/events": [{ name: "admin-events", as: "superadmin" }],
  "/admin/events/:id/delete": [
    { name: "admin-delete-event", at: ({ event }) => `/admin/events/${event}/delete`, as: "superadmin" },
  ],
  "/admin/sources": [{ name: "admin-sources", as: "superadmin" }],
  "/admin/adapters": [{ name: "admin-adapters", as: "superadmin" }],
  "/admin/log": [{ name: "admin-log", as: "superadmin" }],
  "/admin/moderation": [
    { name: "moderation", as: "moderator" },
    { name: "moderation-hidden", at: () => "/admin/moderation?tab=hidden", as: "moderator" },
    { name: "moderation-all", at: () => "/admin/moderation?tab=all", as: "superadmin" },
    { name: "moderation-own", at: () => "/admin/moderation?tab=all", as: "second-owner" },
    { name: "moderation-nothing", as: "owner" },
  ],
  "/admin/moderation/:type/:id/objection": [
    { name: "objection", at: ({ hidden }) => `/admin/moderation/event/${hidden}/objection`, as: "second-owner" },
    {
      name: "objection-waits",
      at: ({ objected }) => `/admin/moderation/event/${objected}/objection`,
      as: "second-owner",
    },
  ],
  "/debug/events": [{ name: "debug-events", as: "superadmin" }],
  "/debug/edge-function": [{ name: "debug-edge-function", as: "superadmin" }],
  "/debug/calendar": [{ name: "debug-calendar", as: "superadmin" }],
  "/debug/map": [{ name: "debug-map", as: "superadmin" }],
  "/debug/storage": [{ name: "debug-storage", as: "superadmin" }],
  "/debug/mail": [{ name: "debug-mail", as: "superadmin" }],
};
