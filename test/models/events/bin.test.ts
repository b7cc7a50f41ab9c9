import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findDeletion, findDeletionOfEvent, listDeletions } from "#db/queries/events/deletions";
import { newestVersion } from "#db/queries/events/own";
import { keepOfReader } from "#db/queries/letters/devices";
import { addToReader } from "#db/queries/letters/readers";
import {
  deletedFavorites,
  deletedLetterEvents,
  eventHosts,
  events,
  letterEvents,
  letterReaders,
  userFavorites,
  users,
} from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { eventDeps } from "#test/support/event-forms";
import { aReader } from "#test/support/letters";
import { aDeletion, fiveTuesdays, ownEvent, rowsOf, seriesRowsOf } from "#test/support/published-series";
import { aHost, anEvent, anOrganizer, type EventRow, testDatabase, rowsWith } from "#test/support/rows";
import type { SeriesScope } from "~/domain/events/repetition";
import { deleteForGood, restoreDeletion } from "~/models/events/bin";
import { changeSeries } from "~/models/events/series";
import { emptyOldBins } from "~/models/retention/expire";

const db = testDatabase();

/** Deletes an event and returns its deletion. */
async function binned(id: string, scope: SeriesScope = "this") {
  return (await findDeletion(db, await aDeletion(id, scope)))!;
}

async function bringBack(deletion: Awaited<ReturnType<typeof binned>>, now = fromNow({ hours: 1 })) {
  expect(await restoreDeletion(deletion, "somebody", { db, now })).toMatchObject({ ok: true });
}

/** What a deletion may change: numbers of the database's own, and that calendars hear of it. */
const lasting = ({ seq: _seq, sort_key: _key, version: _version, updated_at: _at, ...row }: EventRow) => row;

describe("the bin", () => {
  test("brings an event back as it was, in every column", async () => {
    const event = await anEvent({
      description: "Med kaffe",
      tags: ["kor", "barn"],
      facts: { communion: true },
      end_time: fromNow({ days: 1, hours: 2 }),
      state: "full",
      image_url: "/images/events/bilde",
      speaker_band: "Koret",
    });
    const deletion = await binned(event.id);
    expect(await rowsOf(event.organizer_id)).toEqual([]);
    await bringBack(deletion);
    const [back] = await rowsOf(event.organizer_id);
    expect(lasting(back!)).toEqual(lasting(event));
    expect(back!.version).toBeGreaterThan(event.version);
    expect(back!.updated_at!.getTime()).toBeGreaterThan(event.created_at.getTime());
  });

  test("gives those who had saved it their heart back, and the other hosts their place", async () => {
    const event = await anEvent();
    const host = await anOrganizer();
    await aHost({ event_id: event.id, organizer_id: host.id, state: "accepted" });
    await db.insert(users).values({ id: "hjerte", email: "hjerte@lillehavn.test", password_hash: "scrypt$x" });
    await db.insert(userFavorites).values({ id: "f1", user_id: "hjerte", event_id: event.id });
    const deletion = await binned(event.id);
    expect(await rowsWith(userFavorites, { event_id: event.id })).toEqual([]);
    await bringBack(deletion);
    expect(await rowsWith(userFavorites, { event_id: event.id })).toMatchObject([{ user_id: "hjerte" }]);
    expect(await rowsWith(eventHosts, { event_id: event.id })).toMatchObject([
      { organizer_id: host.id, state: "accepted" },
    ]);
  });

  test("gives those without an account their reminder back, as they knew the event", async () => {
    const event = await anEvent();
    const { id: reader } = await aReader({ reminder: "day", next_at: null });
    await db.batch([...addToReader(db, reader, { searches: [], eventIds: [event.id] })]);
    const deletion = await binned(event.id);
    expect(await rowsWith(letterEvents, { reader_id: reader })).toEqual([]);
    await bringBack(deletion);
    expect(await rowsWith(letterEvents, { reader_id: reader })).toEqual([
      { reader_id: reader, event_id: event.id, known_start: event.start_time, known_place: event.location_name },
    ]);
  });

  test("forgets an address that wanted to hear of an event, and what a device no longer has", async () => {
    const event = await anEvent();
    const [gone, without] = [await aReader(), await aReader({ channel: "push" })];
    for (const { id } of [gone, without])
      await db.batch([...addToReader(db, id, { searches: [], eventIds: [event.id] })]);
    await binned(event.id);
    const kept = () => db.select().from(deletedLetterEvents).where(eq(deletedLetterEvents.event_id, event.id));
    expect(await kept()).toHaveLength(2);
    await db.delete(letterReaders).where(eq(letterReaders.id, gone.id));
    await db.batch([...keepOfReader(db, without.id, { searches: [], eventIds: [] })]);
    expect(await kept()).toEqual([]);
  });

  test("forgets who had saved an event with their account", async () => {
    const event = await anEvent();
    await db.insert(users).values({ id: "glemt", email: "glemt@lillehavn.test", password_hash: "scrypt$x" });
    await db.insert(userFavorites).values({ id: "f2", user_id: "glemt", event_id: event.id });
    await binned(event.id);
    expect(await rowsWith(deletedFavorites, { user_id: "glemt" })).toHaveLength(1);
    await db.delete(users).where(eq(users.id, "glemt"));
    expect(await rowsWith(deletedFavorites, { user_id: "glemt" })).toEqual([]);
  });

  test.each<[SeriesScope, string]>([
    ["this", "one date"],
    ["following", "a date and all later ones"],
    ["all", "all dates, with the series"],
  ])("brings '%s' of a series back: %s", async (scope) => {
    const { organizerId, ids } = await fiveTuesdays();
    const [before, rule] = [await rowsOf(organizerId), await seriesRowsOf(organizerId)];
    await bringBack(await binned(ids[2]!, scope));
    expect((await rowsOf(organizerId)).map(lasting)).toEqual(before.map(lasting));
    expect(await seriesRowsOf(organizerId)).toMatchObject(rule.map(({ pattern, until }) => ({ pattern, until })));
    expect(newestVersion(await ownEvent(ids[0]!))).toBeGreaterThan(1);
  });

  test("lets dates stand alone whose series has another rule by now", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    const rule = {
      startDay: "2026-06-09",
      pattern: "biweekly" as const,
      until: "2026-07-07",
      leftOut: [],
      includeExceptions: false,
      key: "",
      version: 1,
      confirmed: [ids[1]!, ids[3]!],
      userId: "somebody",
    };
    expect(await changeSeries(await ownEvent(ids[0]!), rule, eventDeps())).toMatchObject({ value: { removed: 2 } });
    const deletion = (await findDeletion(db, (await findDeletionOfEvent(db, ids[1]!))!.id))!;
    expect(deletion.count).toBe(2);
    await bringBack(deletion);
    const back = await rowsOf(organizerId);
    expect(back.map(({ series_id }) => series_id !== null)).toEqual([true, false, true, false, true]);
  });

  test("says of each press what it was, and is safe to empty and to bring back twice", async () => {
    const { organizerId, ids } = await fiveTuesdays();
    const deletion = await binned(ids[3]!, "following");
    expect(await listDeletions(db, organizerId, fromNow({ days: -30 }))).toMatchObject([{ count: 2, by: null }]);
    expect(await listDeletions(db, organizerId, NOW)).toEqual([]);
    await bringBack(deletion);
    await bringBack(deletion);
    expect(await rowsOf(organizerId)).toHaveLength(5);
    const again = await binned(ids[3]!);
    expect(await deleteForGood(again, "somebody", { db, now: NOW })).toMatchObject({ ok: true });
    await bringBack(again);
    expect(await rowsOf(organizerId)).toHaveLength(4);
  });

  test("holds what a new organizer brings back beyond its first day's limit", async () => {
    const { id: organizer_id } = await anOrganizer({ created_at: NOW, reviewed_at: null });
    const first = await anEvent({ organizer_id });
    const deletion = await binned(first.id);
    for (let n = 0; n < 20; n++) await anEvent({ organizer_id });
    await bringBack(deletion);
    const [back] = await rowsWith(events, { id: first.id });
    expect(back!.public_from).not.toBeNull();
  });

  test("is emptied after thirty days", async () => {
    const event = await anEvent();
    const { id } = await binned(event.id);
    await emptyOldBins({ db, now: fromNow({ days: 30, minutes: -1 }) });
    expect(await findDeletion(db, id)).not.toBeNull();
    await emptyOldBins({ db, now: fromNow({ days: 30 }) });
    expect(await findDeletion(db, id)).toBeNull();
  });
});
