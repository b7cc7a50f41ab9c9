import type { HelpArticleId } from "~/domain/help/articles";

/**
 * The screen (scripts/shots/) that an article shows, as it is when its page is opened. `npm run shots -- --help-pictures`
 * photographs them in every language, into public/help-pictures/; the pictures are committed.
 */
export const HELP_PICTURES: Partial<Record<HelpArticleId, string>> = {
  "find-events": "home",
  "near-you": "home-near",
  "map-and-month": "month",
  "who-can-come": "filter",
  "read-an-event": "event",
  favorites: "favorites-account",
  letters: "letters",
  "own-calendar": "subscribe",
  congregations: "organizer",
  "language-and-look": "settings",
  "get-started": "dashboard-first-day",
  "write-event": "new-event",
  "drafts-and-templates": "new-event-draft",
  "cancel-or-move": "event-state",
  "change-several": "several",
  "bin-and-history": "bin",
  "connect-calendar": "calendars-none",
  "calendar-problems": "source-failing",
  "bring-in": "intake",
  "paper-and-screens": "paper",
  "on-your-website": "website",
  "statistics-and-data": "statistics-months",
  administration: "admin",
  moderation: "moderation",
  services: "admin-adapters",
  "failing-sources": "admin-sources",
};
