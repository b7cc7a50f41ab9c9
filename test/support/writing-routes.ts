/** Forms for everybody: they ask for a password or a mailed secret, change only the sender's browser, or need no account. */
export const FOR_EVERYBODY = [
  "/login",
  "/become-organizer",
  "/reset-password",
  "/confirm-email",
  "/change-email",
  "/login/two-step",
  "/logout",
  "/settings",
  "/event/:id/mismatch",
  "/contact",
  "/count",
  "/letters",
  "/letters/:token",
  "/push",
  "/api/push-device",
  "/unsubscribe/:token",
  "/mail/bounces",
];

/** These only change the sender's own account; others are sent to sign in: see account-settings.test.ts. */
export const OWN_ACCOUNT = [
  ...["account", "devices", "two-step", "privacy", "delete-account"].map((page) => `/settings/${page}`),
  "/following",
];

/** These answer a question that is too long or too private for an address, or refuse; they write nothing. */
export const WRITE_NOTHING = [
  "/*",
  "/api/favorite-events",
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

/** Administration and moderation have their own table, with moderators: admin.test.ts. */
export const GOVERNING = [
  "/admin/organizers",
  "/admin/organizers/:id/delete",
  "/admin/organizers/:id/edit",
  "/admin/organizers/:id/superadmin",
  "/admin/events/:id/delete",
  "/admin/adapters",
  "/admin/moderation",
  "/admin/moderation/:type/:id/objection",
  "/debug/storage",
];
