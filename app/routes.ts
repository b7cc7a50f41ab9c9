import { index, layout, prefix, route, type RouteConfig } from "@remix-run/route-config";

const notBuilt = (path: string) => route(path, "routes/not-built.tsx", { id: `not-built:${path}` });

/** Every address of the product. */
export default [
  layout("routes/visitor/layout.tsx", [
    index("routes/visitor/home.tsx"),
    route("event/:id", "routes/visitor/event.tsx"),
    route("favorites", "routes/visitor/favorites.tsx"),
    route("organizations", "routes/visitor/organizations.tsx"),
    route("organizer/:id", "routes/visitor/organizer.tsx"),
    route("settings", "routes/visitor/settings.tsx"),
    notBuilt("become-organizer"),
    notBuilt("personvern"),
    notBuilt("tilgjengelighet"),
    notBuilt("login"),
    notBuilt("logout"),
    notBuilt("reset-password"),
    notBuilt("confirm-email"),
    notBuilt("onboarding"),
    notBuilt("invitation/:token"),
    notBuilt("organizer/:id/team"),
    ...prefix("dashboard", [
      notBuilt(""),
      notBuilt("settings"),
      notBuilt("event/new"),
      notBuilt("event/:id/edit"),
      notBuilt("calendar-sync"),
    ].map((entry) => ({ ...entry, id: `dashboard-${entry.id}` }))),
    ...prefix("admin", [
      notBuilt(""),
      notBuilt("organizers"),
      notBuilt("organizers/:id/edit"),
      notBuilt("events"),
      notBuilt("moderation"),
    ].map((entry) => ({ ...entry, id: `admin-${entry.id}` }))),
    ...prefix("debug", [
      notBuilt("events"),
      notBuilt("edge-function"),
      notBuilt("calendar"),
      notBuilt("map"),
      notBuilt("storage"),
      notBuilt("mail"),
    ].map((entry) => ({ ...entry, id: `debug-${entry.id}` }))),
    route("*", "routes/visitor/not-found.tsx"),
  ]),
  ...prefix("api", [
    route("events", "routes/api/events.ts"),
    route("events/:id", "routes/api/event.ts"),
    route("organizers", "routes/api/organizers.ts"),
    route("organizers/:id", "routes/api/organizer.ts"),
    route("favorite-events", "routes/api/favorite-events.ts"),
    route("geocode-address", "routes/api/geocode-address.ts"),
    route("address-autocomplete", "routes/api/address-autocomplete.ts"),
    route("places", "routes/api/places.ts"),
    route("*", "routes/api/not-found.ts"),
  ]),
  route("tiles/:z/:x/:y", "routes/files/tiles.ts"),
  route("images/*", "routes/files/images.ts"),
] satisfies RouteConfig;
