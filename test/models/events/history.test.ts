import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { findDeletion } from "#db/queries/events/deletions";
import { listHistory } from "#db/queries/events/history";
import { newestVersion } from "#db/queries/events/own";
import { eventHistory, users } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { eventDeps, eventForm } from "#test/support/event-forms";
import { aDeletion, fiveTuesdays, ownEvent, publishedIds, saveEvent } from "#test/support/published-series";
import { anOrganizer, testDatabase } from "#test/support/rows";
import type { SeriesScope } from "~/domain/events/repetition";
import { DEFAULT_PREFERENCES } from "~/domain/site/locales";
import { restoreDeletion } from "~/models/events/bin";
import { changeState, undoState } from "~/models/events/state";
import { deleteExpiredData } from "~/models/retention/expire";
import { viewEventHistory } from "~/views/events/history";

const db = testDatabase();
const WHO = { id: "liv", email: "liv@lillehavn.test" };
const preferences = DEFAULT_PREFERENCES;

beforeAll(async () => {
  await db.insert(users).values({ ...WHO, password_hash: "scrypt$x" });
});

async function published(): Promise<string> {
  const { id: organizerId } = await anOrganizer();
  return (await publishedIds(organizerId, { userId: WHO.id }))[0]!;
}

async function edit(id: string, given: Parameters<typeof eventForm>[0], scope: SeriesScope = "this") {
  const own = await ownEvent(id);
  const sent = { form: eventForm({ city: "Oslo", ...given }, false), scope, userId: WHO.id };
  expect(await saveEvent(own, sent, eventDeps({ now: fromNow({ hours: 1 }) }))).toMatchObject({ ok: true });
}

/** Returns an event's history in words. */
async function told(id: string) {
  const own = await ownEvent(id);
  return viewEventHistory({ entries: await listHistory(db, own.event), continuation: null }, own, {
    preferences,
    now: NOW,
  });
}

describe("the history of an event", () => {
  test("says who changed what, and when", async () => {
    const id = await published();
    await edit(id, { title: "Bønn i stillhet", start_time: "19:00", end_time: "20:00" });
    const [changed, created] = await told(id);
    expect(created).toMatchObject({ what: "Opprettet", changes: [] });
    expect(changed!.what).toBe("Endret");
    expect(changed!.when).toMatch(/^\w+ \d+\. juni 2026 kl\. \d\d:\d\d · liv@lillehavn\.test$/);
    expect(changed!.changes).toEqual([
      { label: "Tittel", before: "Stille bønn", after: "Bønn i stillhet" },
      {
        label: "Når?",
        before: "tirsdag 9. juni 2026 kl. 18:00 – 19:00",
        after: "tirsdag 9. juni 2026 kl. 19:00 – 20:00",
      },
    ]);
  });

  test("leaves out a save that changed nothing", async () => {
    const id = await published();
    await edit(id, {});
    expect((await told(id)).map(({ what }) => what)).toEqual(["Opprettet"]);
  });

  test("tells of its state, and that it was undone", async () => {
    const id = await published();
    const own = await ownEvent(id);
    const press = { choice: "cancelled", reason: "Presten er syk", scope: "this", userId: WHO.id } as const;
    await changeState(own, { ...press, version: newestVersion(own) }, { db, now: NOW });
    await undoState(await ownEvent(id), { userId: WHO.id }, { db, now: fromNow({ minutes: 5 }) });
    const [undone, set] = await told(id);
    expect(set).toMatchObject({
      what: "Ny status",
      changes: [{ before: "Som planlagt", after: "Avlyst (Presten er syk)" }],
    });
    expect(undone).toMatchObject({
      what: "Angret en ny status",
      changes: [{ before: "Avlyst (Presten er syk)", after: "Som planlagt" }],
    });
  });

  test("of a series stands with each date that it was about", async () => {
    const { ids } = await fiveTuesdays();
    await edit(ids[0]!, { title: "Ny tittel" }, "all");
    await edit(ids[1]!, { title: "Bare denne" });
    expect((await told(ids[4]!)).map(({ what }) => what)).toEqual(["Endret 5 datoer", "Opprettet, med 5 datoer"]);
    expect((await told(ids[1]!)).map(({ what }) => what)).toEqual([
      "Endret",
      "Endret 5 datoer",
      "Opprettet, med 5 datoer",
    ]);
  });

  test("goes on through the bin", async () => {
    const id = await published();
    const deletion = (await findDeletion(db, await aDeletion(id)))!;
    await restoreDeletion(deletion, WHO.id, { db, now: fromNow({ hours: 2 }) });
    expect((await told(id)).map(({ what }) => what)).toEqual([
      "Hentet tilbake fra papirkurven",
      "Slettet",
      "Opprettet",
    ]);
  });

  test("names nobody whose account is gone, and ends after twelve months", async () => {
    const id = await published();
    await db.insert(users).values({ id: "borte", email: "borte@lillehavn.test", password_hash: "scrypt$x" });
    await db.update(eventHistory).set({ user_id: "borte" }).where(eq(eventHistory.event_id, id));
    await db.delete(users).where(eq(users.id, "borte"));
    expect((await told(id))[0]!.when).toMatch(/en som ikke har konto lenger$/);
    await deleteExpiredData({ db, now: new Date("2027-05-31T12:00:00Z") });
    expect(await told(id)).toHaveLength(1);
    await deleteExpiredData({ db, now: new Date("2027-06-30T12:00:00Z") });
    expect(await told(id)).toEqual([]);
  });
});
