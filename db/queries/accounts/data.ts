import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { QueryBuilder, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client";
import {
  adapterSwitches,
  auditLog,
  calendarSyncs,
  consents,
  deletedFavorites,
  deletedLetterEvents,
  eventChanges,
  eventDeletions,
  eventHistory,
  eventHosts,
  eventMismatches,
  eventPairs,
  events,
  eventSeries,
  followedSearches,
  intakes,
  letterEvents,
  letterReaders,
  moderationActions,
  moderationObjections,
  organizerAdmins,
  organizers,
  outbox,
  pageClaims,
  passkeys,
  pushDevices,
  putAwayFirstHours,
  registerBatches,
  sessions,
  sourceDecisions,
  storedEventForms,
  userFavorites,
  userFollows,
  userReports,
  users,
} from "#db/schema";
import { present } from "~/domain/values";

export const MOST_ROWS = 5000;

interface Person {
  id: string;
  email: string;
}

interface Part {
  table: SQLiteTable;
  leftOut: readonly string[];
  isTheirs: SQL;
  more: Record<string, SQL | SQL.Aliased>;
}

const part = <T extends SQLiteTable>(
  table: T,
  leftOut: readonly (keyof T["_"]["columns"] & string)[],
  isTheirs: SQL,
  more: Part["more"] = {},
): Part => ({ table, leftOut, isTheirs, more });

/**
 * Each part names the columns it leaves out: secrets, other people's data, the person's own id, computed columns. A new
 * column is included by itself.
 */
export function partsOf({ id, email }: Person) {
  const theirOrganizer = new QueryBuilder()
    .select({ id: organizers.id })
    .from(organizers)
    .where(eq(organizers.email, email));
  const isOfTheirs = (
    table: typeof events | typeof eventSeries | typeof calendarSyncs | typeof eventMismatches | typeof eventHosts,
  ) => inArray(table.organizer_id, theirOrganizer);
  const theirLetters = new QueryBuilder()
    .select({ id: letterReaders.id })
    .from(letterReaders)
    .where(eq(letterReaders.email, email));
  const theirDevices = new QueryBuilder()
    .select({ id: letterReaders.id })
    .from(letterReaders)
    .where(and(eq(letterReaders.user_id, id), eq(letterReaders.channel, "push")));
  return {
    account: part(users, ["password_hash"], eq(users.id, id)),
    sessions: part(sessions, ["id", "user_id"], eq(sessions.user_id, id), {
      // A number, as Lucia's adapter requires.
      expires_at: sql`${sessions.expires_at}`.mapWith(sessions.created_at),
    }),
    passkeys: part(passkeys, ["id", "user_id", "public_key"], eq(passkeys.user_id, id)),
    favorite_events: part(userFavorites, ["id", "user_id"], eq(userFavorites.user_id, id), {
      title: sql`(select title from visible_events e where e.id = ${userFavorites.event_id})`.as("title"),
    }),
    favorites_in_bins: part(deletedFavorites, ["user_id"], eq(deletedFavorites.user_id, id)),
    followed_organizers: part(userFollows, ["id", "user_id"], eq(userFollows.user_id, id), {
      name: sql`(select name from visible_organizers o where o.id = ${userFollows.organizer_id})`.as("name"),
    }),
    followed_searches: part(followedSearches, ["id", "user_id", "reader_id"], eq(followedSearches.user_id, id)),
    letters: part(letterReaders, ["id", "user_id", "due_for"], eq(letterReaders.user_id, id)),
    consents: part(consents, ["id", "user_id", "reader_id"], eq(consents.user_id, id)),
    // The address and the keys of a device are secrets.
    devices: part(
      pushDevices,
      ["reader_id", "endpoint", "p256dh", "auth", "session_id"],
      inArray(pushDevices.reader_id, theirDevices),
    ),
    device_consents: part(consents, ["id", "user_id", "reader_id"], inArray(consents.reader_id, theirDevices)),
    pushes: part(
      outbox,
      ["id", "key", "body_text", "body_html", "reader_id", "link_hash", "unsubscribe_url"],
      inArray(outbox.reader_id, theirDevices),
    ),
    // What the address has asked for without the account.
    letters_to_address: part(letterReaders, ["id", "user_id", "due_for"], eq(letterReaders.email, email)),
    letter_follows: part(
      followedSearches,
      ["id", "user_id", "reader_id"],
      inArray(followedSearches.reader_id, theirLetters),
    ),
    letter_events: part(letterEvents, ["reader_id"], inArray(letterEvents.reader_id, theirLetters)),
    letter_events_in_bins: part(
      deletedLetterEvents,
      ["reader_id"],
      inArray(deletedLetterEvents.reader_id, theirLetters),
    ),
    letter_consents: part(consents, ["id", "user_id", "reader_id"], inArray(consents.reader_id, theirLetters)),
    reports: part(userReports, ["id", "reporter_id"], eq(userReports.reporter_id, id)),
    objections: part(moderationObjections, ["id", "author_id"], eq(moderationObjections.author_id, id)),
    teams: part(organizerAdmins, ["id", "token_hash", "invited_by"], eq(organizerAdmins.user_email, email), {
      name: sql`(select name from organizers o where o.id = ${organizerAdmins.organizer_id})`.as("name"),
    }),
    page_claims: part(pageClaims, ["id", "user_id", "token_hash", "former", "undo_hash"], eq(pageClaims.user_id, id)),
    // Mail bodies contain secret links.
    mails: part(
      outbox,
      ["id", "key", "body_text", "body_html", "reader_id", "link_hash", "unsubscribe_url"],
      eq(outbox.recipient, email),
    ),
    moderation_actions: part(moderationActions, ["id", "seq", "moderator_id"], eq(moderationActions.moderator_id, id)),
    like_events: part(eventPairs, ["first_mark", "second_mark", "user_id"], eq(eventPairs.user_id, id)),
    adapter_switches: part(adapterSwitches, ["changed_by"], eq(adapterSwitches.changed_by, id)),
    register_batches: part(registerBatches, ["actor_id"], eq(registerBatches.actor_id, id)),
    audit_log: part(auditLog, ["seq", "actor_id"], eq(auditLog.actor_id, id)),
    organizer: part(
      organizers,
      ["seq", "search_text", "search_name", "name_key", "facet", "fact_facets", "family", "square", "is_kept"],
      eq(organizers.email, email),
    ),
    organizer_events: part(
      events,
      ["seq", "search_text", "facets", "fact_facets", "sort_key", "run_key", "follows", "rhythm", "import_fingerprint"],
      isOfTheirs(events),
    ),
    organizer_series: part(eventSeries, [], isOfTheirs(eventSeries)),
    deletions: part(eventDeletions, ["id", "user_id", "series"], eq(eventDeletions.user_id, id)),
    event_history: part(eventHistory, ["id", "user_id", "undo", "undo_until"], eq(eventHistory.user_id, id)),
    organizer_mismatches: part(eventMismatches, ["network"], isOfTheirs(eventMismatches)),
    organizer_hosting: part(eventHosts, [], isOfTheirs(eventHosts)),
    intakes: part(intakes, ["user_id"], eq(intakes.user_id, id)),
    stored_forms: part(storedEventForms, ["preview_token", "created_by"], eq(storedEventForms.created_by, id)),
    first_hours: part(putAwayFirstHours, ["user_id"], eq(putAwayFirstHours.user_id, id)),
    // The import's position in a calendar is internal.
    organizer_calendars: part(
      calendarSyncs,
      [
        "due_at",
        "runs",
        "local_edits",
        "etag",
        "last_modified",
        "copy_good_until",
        "busy_until",
        "held_since",
        "held_events",
      ],
      isOfTheirs(calendarSyncs),
    ),
    calendar_changes: part(
      eventChanges,
      [],
      inArray(
        eventChanges.sync_id,
        new QueryBuilder().select({ id: calendarSyncs.id }).from(calendarSyncs).where(isOfTheirs(calendarSyncs)),
      ),
    ),
    calendar_decisions: part(
      sourceDecisions,
      [],
      inArray(
        sourceDecisions.sync_id,
        new QueryBuilder().select({ id: calendarSyncs.id }).from(calendarSyncs).where(isOfTheirs(calendarSyncs)),
      ),
    ),
  };
}

/** A row by column; moments are Dates, flags booleans. */
type DataRow = Record<string, unknown>;

export type AccountData = NonNullable<Awaited<ReturnType<typeof findAccountData>>>;

/** One round trip; null where there is no such account. */
export async function findAccountData(db: Database, person: Person) {
  const parts = Object.entries(partsOf(person));
  const [first, ...rest] = parts.map(([, { table, leftOut, isTheirs, more }]) =>
    db
      .select({ ...columnsBut(table, leftOut), ...more })
      .from(table)
      .where(isTheirs)
      .limit(MOST_ROWS + 1),
  );
  const found: DataRow[][] = first ? await db.batch([first, ...rest]) : [];
  if (!found[0]?.[0]) return null;
  const named = parts.map(([name], at) => [name, present(found[at], `rows of ${name}`)] as const);
  return {
    parts: named.map(([name, rows]) => [name, rows.slice(0, MOST_ROWS)] as const),
    cut: named.filter(([, rows]) => rows.length > MOST_ROWS).map(([name]) => name),
  };
}

const columnsBut = (table: SQLiteTable, leftOut: readonly string[]) =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !leftOut.includes(name)));
