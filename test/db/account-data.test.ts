import { env } from "cloudflare:workers";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { findAccountData, MOST_ROWS, partsOf } from "#db/queries/accounts/data";
import * as schema from "#db/schema";
import { NOW } from "#test/support/clock";
import { anEvent, anIntake, anOrganizer, aSeries, aStoredForm, testDatabase } from "#test/support/rows";
import { viewAccountData } from "~/views/accounts/settings";

const parts = Object.entries(partsOf({ id: "user", email: "noen@lillehavn.test" }));
const tables = Object.values<unknown>(schema).flatMap((value) => (is(value, SQLiteTable) ? [getTableName(value)] : []));

/** Tables without personal data, or with only secrets and rows that expire within minutes. */
const IN_NO_FILE = [
  "account_tokens",
  "attempts",
  "calendar_runs",
  "content_moderation_status",
  "counts",
  "dead_jobs",
  "deleted_events",
  "erasures",
  "event_months",
  "event_runs",
  "geocoded_addresses",
  "images",
  "numbers",
  "organizer_cards_due",
  "organizer_days",
  "passkey_challenges",
  "public_changes",
  "recovery_codes",
  "removed_imports",
  "removed_units",
  "search_word_lists",
  "search_words",
  "tallies",
  "touched",
];

/** Tables in several parts: rows of the account, of its devices, and of the same address without it. */
const BY_ACCOUNT_AND_ADDRESS = ["consents", "consents", "followed_searches", "letter_readers", "outbox"];

let made = 0;

/** Returns a person with a row in every part of the file. */
async function filled(): Promise<{ id: string; email: string }> {
  const db = testDatabase();
  const id = `user-${++made}`;
  const person = { id, email: `${id}@lillehavn.test` };
  const { email } = person;
  await db.insert(schema.users).values({ ...person, password_hash: "scrypt$x" });
  const organizer_id = (await anOrganizer({ email })).id;
  const event = await anEvent({ organizer_id });
  const content = { content_type: "event", content_id: event.id } as const;
  const other = await anOrganizer();
  await aSeries(organizer_id);
  await anIntake({ organizer_id, user_id: id });
  await aStoredForm({ organizer_id, created_by: id });
  await db.batch([
    db.insert(schema.sessions).values({ id: `s-${id}`, user_id: id, expires_at: 1_900_000_000 }),
    db
      .insert(schema.passkeys)
      .values({ id: `p-${id}`, user_id: id, public_key: "x", counter: 0, transports: [], name: "Telefonen" }),
    db.insert(schema.eventPairs).values({
      first_mark: `a-${id}`,
      second_mark: `b-${id}`,
      first_organizer_id: organizer_id,
      second_organizer_id: organizer_id,
      state: "different",
      user_id: id,
      starts_at: NOW,
      decided_at: NOW,
    }),
    db
      .insert(schema.eventDeletions)
      .values({ id: `d-${id}`, organizer_id, user_id: id, title: "Fest", count: 1, starts_at: NOW, deleted_at: NOW }),
    db
      .insert(schema.deletedEvents)
      .values({ id: `d-${id}`, deletion_id: `d-${id}`, organizer_id, row: "{}", hosts: "[]" }),
    db.insert(schema.deletedFavorites).values({ event_id: `d-${id}`, user_id: id }),
    db.insert(schema.eventHistory).values({
      id: `h-${id}`,
      organizer_id,
      event_id: event.id,
      user_id: id,
      act: "changed",
      count: 1,
      done_at: NOW,
    }),
    db.insert(schema.letterReaders).values([
      { id: `l-${id}`, user_id: id, weekday: 3, hour: 16, reminder: "none", heard_at: NOW },
      { id: `j-${id}`, channel: "push", user_id: id, weekday: 3, hour: 16, reminder: "day", heard_at: NOW },
      { id: `k-${id}`, email, weekday: 3, hour: 16, reminder: "day", heard_at: NOW },
    ]),
    db.insert(schema.followedSearches).values([
      { id: `u-${id}`, user_id: id, search: "type=youth" },
      { id: `v-${id}`, reader_id: `k-${id}`, search: "type=youth" },
    ]),
    db.insert(schema.letterEvents).values({ reader_id: `k-${id}`, event_id: event.id }),
    db.insert(schema.deletedLetterEvents).values({ reader_id: `k-${id}`, event_id: `d-${id}` }),
    db.insert(schema.consents).values([
      { id: `g-${id}`, user_id: id, what: "following", wording: 1, given_at: NOW },
      { id: `w-${id}`, reader_id: `k-${id}`, what: "reminder", wording: 1, given_at: NOW },
      { id: `z-${id}`, reader_id: `j-${id}`, what: "weekly", wording: 2, given_at: NOW },
    ]),
    db
      .insert(schema.pushDevices)
      .values({ reader_id: `j-${id}`, endpoint: `https://fcm.googleapis.com/${id}`, p256dh: "x", auth: "y" }),
    db.insert(schema.outbox).values({
      id: `q-${id}`,
      key: `weekly:j-${id}`,
      channel: "push",
      recipient: "fcm.googleapis.com",
      subject: "Uken din",
      reader_id: `j-${id}`,
      due_at: NOW,
    }),
    db.insert(schema.pageClaims).values({ id: `k-${id}`, organizer_id, user_id: id, message: "Jeg er klokker" }),
    db.insert(schema.registerBatches).values({ id: `b-${id}`, place: "4601", actor_id: id, waiting: "[]" }),
    db.insert(schema.putAwayFirstHours).values({ organizer_id, user_id: id, put_away_at: NOW }),
    db.insert(schema.userFavorites).values({ id: `f-${id}`, user_id: id, event_id: event.id }),
    db.insert(schema.userFollows).values({ id: `o-${id}`, user_id: id, organizer_id: other.id }),
    db
      .insert(schema.userReports)
      .values({ id: `r-${id}`, ...content, reporter_id: id, reason: "spam", category: "spam" }),
    db
      .insert(schema.moderationObjections)
      .values({ id: `b-${id}`, ...content, action_seq: 1, author_id: id, text: "Nei" }),
    db.insert(schema.organizerAdmins).values({ id: `a-${id}`, organizer_id: other.id, user_email: email }),
    db.insert(schema.outbox).values({ id: `m-${id}`, key: id, recipient: email, subject: "Hei", due_at: NOW }),
    db
      .insert(schema.moderationActions)
      .values({ ...content, action_type: "dismiss", action_reason: "ok", moderator_id: id }),
    db
      .insert(schema.adapterSwitches)
      .values({ adapter: "wix", is_on: true, changed_by: id, changed_at: NOW })
      .onConflictDoUpdate({ target: schema.adapterSwitches.adapter, set: { changed_by: id } }),
    db.insert(schema.auditLog).values({ actor_id: id, action: "organizer_created", detail: "Betel" }),
    db
      .insert(schema.calendarSyncs)
      .values({ id: `c-${id}`, organizer_id, calendar_name: "Kalender", calendar_url: `https://${id}.test/k.ics` }),
    db
      .insert(schema.eventChanges)
      .values({ sync_id: `c-${id}`, scope: "date", event_key: "uid#", fields: {}, changed_at: NOW }),
    db
      .insert(schema.eventMismatches)
      .values({ id: `n-${id}`, event_id: event.id, organizer_id, problem: "time", words: "Kl. 12", network: "abcde" }),
    db.insert(schema.eventHosts).values({
      event_id: (await anEvent({ organizer_id: other.id })).id,
      organizer_id,
      part: "partner",
      starts_at: NOW,
      asked_at: NOW,
    }),
    db.insert(schema.sourceDecisions).values({ sync_id: `c-${id}`, event_key: "uid#", decision: "leave" }),
  ]);
  return person;
}

describe("a person's file", () => {
  test("holds rows of every table that is about people: of a new one it has to be said", () => {
    const inFile = parts.map(([, { table }]) => getTableName(table));
    expect([...inFile, ...IN_NO_FILE].sort()).toEqual([...tables, ...BY_ACCOUNT_AND_ADDRESS].sort());
  });

  test("asks for all columns of its tables but those it names as left out", async () => {
    const { id, email } = await filled();
    const found = new Map((await findAccountData(testDatabase(), { id, email }))!.parts);
    for (const [name, { table, leftOut, more }] of parts) {
      const expected = [...Object.keys(getTableColumns(table)), ...Object.keys(more)].filter(
        (column) => !leftOut.includes(column),
      );
      expect([name, Object.keys(found.get(name)![0] ?? {}).sort()]).toEqual([name, [...new Set(expected)].sort()]);
    }
  });

  test("has one's rows by the account and by its address, each once, and nobody else's", async () => {
    const { id, email } = await filled();
    await filled();
    const { parts: found } = (await findAccountData(testDatabase(), { id, email }))!;
    const rowsOf = (name: string) => new Map(found).get(name)!;
    expect(rowsOf("letters")).toHaveLength(2);
    expect(rowsOf("pushes")).toMatchObject([{ subject: "Uken din" }]);
    for (const name of ["devices", "letters_to_address", "followed_searches", "letter_follows", "letter_events"])
      expect([name, rowsOf(name)]).toEqual([name, [expect.anything()]]);
    expect(rowsOf("consents")).toMatchObject([{ what: "following" }]);
    expect(rowsOf("device_consents")).toMatchObject([{ what: "weekly", wording: 2 }]);
    expect(rowsOf("letter_consents")).toMatchObject([{ what: "reminder" }]);
  });

  test("leaves out every column that holds a secret", () => {
    const secrets = /password|token_hash|link_hash|unsubscribe_url|public_key|^body_|endpoint|p256dh|^auth$/;
    for (const [name, { table, leftOut }] of parts) {
      const shown = Object.keys(getTableColumns(table)).filter((column) => !leftOut.includes(column));
      expect([name, shown.filter((column) => secrets.test(column))]).toEqual([name, []]);
    }
    expect(partsOf({ id: "", email: "" }).sessions.leftOut).toContain("id");
  });

  test("says that it is whole, or in the reader's language what it holds only the first of", async () => {
    const { id, email } = await filled();
    const read = async (locale: "nb" | "en") => {
      const data = (await findAccountData(testDatabase(), { id, email }))!;
      return JSON.parse(viewAccountData(data, { now: NOW, locale })) as Record<string, unknown>;
    };
    const whole = await read("nb");
    expect(whole).toMatchObject({
      is_complete: true,
      account: { id, created_at: expect.stringMatching(/Z$/) as string },
    });
    expect(whole).not.toHaveProperty("left_out");
    await env.DB.prepare(
      `with recursive n (n) as (select 1 union all select n + 1 from n where n < ?)
        insert into audit_log (actor_id, action, detail) select ?, 'organizer_created', 'Betel' from n`,
    )
      .bind(MOST_ROWS, id)
      .run();
    const cut = await read("nb");
    expect(cut).toMatchObject({
      is_complete: false,
      left_out: { audit_log: "Bare de første 5000 er med her. Det finnes flere." },
    });
    expect(cut["audit_log"]).toHaveLength(MOST_ROWS);
    expect(await read("en")).toMatchObject({
      left_out: { audit_log: "Only the first 5000 are here. There are more." },
    });
  });
});
