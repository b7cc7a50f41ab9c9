import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { deleteCalendar } from "#db/queries/calendars/calendars";
import { findImportedEvent } from "#db/queries/events/imported";
import { isImageShown } from "#db/queries/images/images";
import { eventChanges, events, images } from "#db/schema";
import { importedEvents, runCalendar } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { eventDeps } from "#test/support/event-forms";
import { calendarText } from "#test/support/feed-calendars";
import { anImage, change, feed, found, imported, MASS, opened, OURS, rowOf } from "#test/support/local-changes";
import { testDatabase, rowsWith } from "#test/support/rows";
import { search } from "#test/support/search";
import { changeImportedEvent } from "~/models/calendars/change-imported";

const db = testDatabase();

describe("what is set here of an imported event", () => {
  test("survives runs that change nothing, and runs that change title, time, place and text", async () => {
    const { sync, id } = await imported();
    const image = await anImage();
    expect(await change(id, { values: OURS, image: { address: image, file: null } })).toMatchObject({ ok: true });
    for (const served of [
      feed(),
      feed({ summary: "Høymesse med dåp", inDays: 6, location: "Dalkirken", description: "Ny tekst fra kilden." }),
    ]) {
      await runCalendar(sync, served);
      expect(await rowOf(id)).toMatchObject({ ...OURS, image_url: image });
    }
    expect(await rowOf(id)).toMatchObject({
      title: "Høymesse med dåp",
      location_name: "Dalkirken",
      start_time: fromNow({ days: 6 }),
      source_values: { description: "Ny tekst fra kilden.", event_type: "service", tags: [], external_url: null },
    });
  });

  test("is found by its own words and type, and no longer by the source's", async () => {
    const { sync, id } = await imported(feed({ description: "Fra kildeord." }));
    await change(id, { values: { ...OURS, description: "Med lokalord og kaffe." } });
    for (const served of [null, feed({ summary: "Høymesse for alle", description: "Fra kildeord nå." })]) {
      if (served) await runCalendar(sync, served);
      const ids = async (q: string) => (await search({ query: q })).events.map((event) => event.id);
      expect(await ids("lokalord")).toContain(id);
      expect(await ids("kildeord")).not.toContain(id);
    }
  });

  test("goes back to what the source says now, at once and one field at a time", async () => {
    const { sync, id } = await imported();
    await change(id, { values: OURS });
    await runCalendar(sync, feed({ description: "Ny tekst fra kilden." }));
    await change(id, { back: "description" });
    expect(await rowOf(id)).toMatchObject({ ...OURS, description: "Ny tekst fra kilden." });
    expect(Object.keys((await rowOf(id)).source_values!).sort()).toEqual([
      "event_type",
      "external_url",
      "image_alt",
      "tags",
    ]);
    await runCalendar(sync, feed({ description: "Enda en." }));
    expect((await rowOf(id)).description).toBe("Enda en.");
    for (const back of ["event_type", "tags", "external_url", "image_alt"] as const) await change(id, { back });
    expect(await rowOf(id)).toMatchObject({ event_type: "service", tags: [], external_url: null, source_values: null });
    expect(await rowsWith(eventChanges, { sync_id: sync })).toEqual([]);
  });

  test("that is written as the source has it, is the source's", async () => {
    const { id } = await imported();
    await change(id, { values: { description: "Vår." } });
    await change(id, { values: { description: "Fra kilden." } });
    expect(await rowOf(id)).toMatchObject({ description: "Fra kilden.", source_values: null });
  });

  test("may be nothing: a text that is taken away stays away", async () => {
    const { sync, id } = await imported();
    await change(id, { values: { description: "" } });
    await runCalendar(sync, feed({ summary: "Messe" }));
    expect(await rowOf(id)).toMatchObject({ title: "Messe", description: "" });
  });

  test("is there again when the event was gone from its source and comes back", async () => {
    const later = { ...MASS, inDays: 30 };
    const prayer = { ...later, uid: "annet", summary: "Bønn", inDays: 38 };
    const { sync, id } = await imported(calendarText([later, prayer]));
    const image = await anImage();
    await change(id, { values: OURS, image: { address: image, file: null } });
    await runCalendar(sync, calendarText([prayer]));
    expect((await importedEvents(sync)).map(({ title }) => title)).toEqual(["Bønn"]);
    await runCalendar(sync, calendarText([later, prayer]));
    const again = (await importedEvents(sync)).find(({ title }) => title === "Høymesse")!;
    expect(again.id).not.toBe(id);
    expect(await rowOf(again.id)).toMatchObject({
      ...OURS,
      image_url: image,
      source_values: { description: "Fra kilden." },
    });
  });

  test("follows the event when its source gives it another id", async () => {
    const { sync, id } = await imported();
    await change(id, { values: OURS });
    await runCalendar(sync, feed({ uid: "ny-id" }));
    await runCalendar(sync, feed({ uid: "ny-id", summary: "Høymesse med kor", inDays: 5 }));
    expect(await rowOf(id)).toMatchObject({ ...OURS, title: "Høymesse med kor" });
    expect(await rowsWith(eventChanges, { sync_id: sync })).toMatchObject([{ event_key: "ny-id#" }]);
  });

  test("keeps its image until nothing uses it: then it is let go", async () => {
    const { id } = await imported();
    const image = await anImage();
    await change(id, { image: { address: image, file: null } });
    const stored = async () => (await rowsWith(images, { id: image.slice(8) }))[0]!;
    expect((await stored()).orphaned_at).toBeNull();
    expect(await isImageShown(db, image.slice(8))).toBe(true);
    await change(id, { back: "image_url" });
    expect(await rowOf(id)).toMatchObject({ image_url: null, source_values: null });
    expect((await stored()).orphaned_at).toEqual(NOW);
  });

  test("lets its image go with the calendar", async () => {
    const { sync, id } = await imported();
    const image = await anImage();
    await change(id, { image: { address: image, file: null } });
    await deleteCalendar(db, (await rowOf(id)).organizer_id, sync, NOW);
    const [stored] = await rowsWith(images, { id: image.slice(8) });
    expect(stored!.orphaned_at).toEqual(NOW);
  });

  test("costs its form what was set of it, however much was set of the calendar's other events", async () => {
    const { sync, id } = await imported();
    await change(id, { values: OURS });
    const others = Array.from({ length: 300 }, (_, number) => ({
      sync_id: sync,
      scope: number % 2 === 0 ? ("date" as const) : ("event" as const),
      event_key: number % 2 === 0 ? `annet-${number}#` : `annet-${number}`,
      fields: { description: { value: "Deres." } },
      changed_at: NOW,
    }));
    for (let at = 0; at < others.length; at += 15) await db.insert(eventChanges).values(others.slice(at, at + 15));
    const { d1, meter } = meterDatabase(env.DB);
    const own = await findImportedEvent(openDatabase(d1), id, NOW);
    expect(own?.changes).toMatchObject([{ scope: "date", event_key: "messe#" }]);
    expect(meter.rowsRead).toBeLessThan(40);
  });

  test("costs runs nothing where nothing was set, and one statement more where something was", async () => {
    const { sync, id } = await imported();
    const before = await runCalendar(sync, feed({ summary: "En" }));
    await change(id, { values: OURS });
    const after = await runCalendar(sync, feed({ summary: "To" }));
    const unchanged = await runCalendar(sync, feed({ summary: "To" }));
    expect(after.meter.statements).toBe(before.meter.statements + 1);
    expect(unchanged.meter).toMatchObject({ statements: 6, trips: 3 });
    expect(unchanged.report).toMatchObject({ outcome: "unchanged" });
  });
});

const WEEKLY = (given: { description?: string; count?: number } = {}) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    "UID:hver-uke",
    "DTSTAMP:20260601T000000Z",
    "DTSTART:20260609T160000Z",
    "DTEND:20260609T170000Z",
    `RRULE:FREQ=WEEKLY;COUNT=${given.count ?? 3}`,
    "SUMMARY:Kveldsbønn",
    `DESCRIPTION:${given.description ?? "Fra kilden."}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");

describe("an event that its source repeats", () => {
  const textsOf = async (sync: string) => (await importedEvents(sync)).map(({ description }) => description);

  test("is changed on one date, or on all of them with those that are yet to come", async () => {
    const { sync } = await imported(WEEKLY());
    const [first, second] = (await importedEvents(sync)).map(({ id }) => id);
    await change(second!, { values: { description: "Bare denne." } });
    expect(await textsOf(sync)).toEqual(["Fra kilden.", "Bare denne.", "Fra kilden."]);
    expect(await change(first!, { values: { description: "Alle." }, scope: "event" })).toMatchObject({
      value: { count: 3 },
    });
    expect(await textsOf(sync)).toEqual(["Alle.", "Bare denne.", "Alle."]);
    await runCalendar(sync, WEEKLY({ count: 4, description: "Nytt i kilden." }));
    expect(await textsOf(sync)).toEqual(["Alle.", "Bare denne.", "Alle.", "Alle."]);
  });

  test("goes back to the source on one date although all are changed, and on all", async () => {
    const { sync } = await imported(WEEKLY());
    const [first, second] = (await importedEvents(sync)).map(({ id }) => id);
    await change(first!, { values: { description: "Alle." }, scope: "event" });
    await change(second!, { back: "description" });
    expect(await textsOf(sync)).toEqual(["Alle.", "Fra kilden.", "Alle."]);
    await runCalendar(sync, WEEKLY({ description: "Nytt i kilden." }));
    expect(await textsOf(sync)).toEqual(["Alle.", "Nytt i kilden.", "Alle."]);
    await change(first!, { back: "description", scope: "event" });
    expect(await textsOf(sync)).toEqual(Array(3).fill("Nytt i kilden."));
  });

  test("takes what is set of one date to all where that is asked for", async () => {
    const { sync } = await imported(WEEKLY());
    const first = (await importedEvents(sync))[0]!.id;
    await change(first, { values: { tags: ["stille"] } });
    await change(first, { scope: "event" });
    const tags = await db
      .select({ tags: events.tags })
      .from(events)
      .where(and(eq(events.google_calendar_sync_id, sync)));
    expect(tags.map((row) => row.tags)).toEqual(Array(3).fill(["stille"]));
  });
});

describe("two who edit an imported event", () => {
  test("the second gets the first one's version, and what both wrote differs in words", async () => {
    const { id } = await imported();
    const [first, second] = [await opened(id), await opened(id)];
    expect(await first({ values: { description: "Den enes." } })).toMatchObject({ ok: true });
    expect(await second({ values: { description: "Den andres." } })).toMatchObject({
      ok: false,
      problem: { kind: "changedMeanwhile", stored: { event: { description: "Den enes." } } },
    });
    expect((await rowOf(id)).description).toBe("Den enes.");
  });

  test("a form that is sent twice is saved once, and accepted twice", async () => {
    const { id } = await imported();
    const send = await opened(id);
    for (const _ of [1, 2]) expect(await send({ values: OURS })).toMatchObject({ ok: true });
    expect((await rowOf(id)).version).toBe(2);
  });

  test("an event that its source has removed meanwhile is gone, and nothing is written", async () => {
    const { sync, id } = await imported();
    const own = await found(id);
    await db.delete(events).where(eq(events.id, id));
    const edit = {
      values: OURS,
      image: { address: null, file: null },
      back: null,
      scope: "date",
      version: 1,
      userId: "somebody",
    } as const;
    expect(await changeImportedEvent(own, edit, eventDeps())).toMatchObject({ ok: false, problem: { kind: "gone" } });
    expect(await rowsWith(eventChanges, { sync_id: sync })).toEqual([]);
  });
});
