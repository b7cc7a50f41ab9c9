import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { calendarSyncs, contentModerationStatus, events, organizerAdmins, organizers, users } from "#db/schema";

/** What statements call the tables they read, and the views of what visitors see of them (`visible_events e`). */
export const e = alias(events, "e");
export const o = alias(organizers, "o");
export const u = alias(users, "u");
/** A member of an organizer's team, or an invitation. */
export const a = alias(organizerAdmins, "a");
/** The calendar an event was imported from. */
export const c = alias(calendarSyncs, "c");
/** What moderation has said of the content. */
export const m = alias(contentModerationStatus, "m");

/** Whether `m`, where there is one, hides the content: 0 or 1. */
export const isMarkedHidden: SQL<number> = sql<number>`coalesce(${m.is_hidden}, 0)`;
