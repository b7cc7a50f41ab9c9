import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { calendarSyncs, contentModerationStatus, events, organizerAdmins, organizers, users } from "#db/schema";

/** The aliases of tables in statements, and of their visitor views (`visible_events e`). */
export const e = alias(events, "e");
export const o = alias(organizers, "o");
export const u = alias(users, "u");
export const a = alias(organizerAdmins, "a");
export const c = alias(calendarSyncs, "c");
/** Moderation's mark on the content. */
const m = alias(contentModerationStatus, "m");

/** 0 or 1. */
export const isMarkedHidden: SQL<number> = sql<number>`coalesce(${m.is_hidden}, 0)`;
