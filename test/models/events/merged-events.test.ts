import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { findEventPage } from "#db/queries/events/page";
import { listAccountFavorites, listFavoriteEvents } from "#db/queries/favorites/events";
import { isImageShown } from "#db/queries/images/images";
import { findOrganizerPage } from "#db/queries/organizers/page";
import { findOrganizerCalendar } from "#db/queries/search/of-organizer";
import { eventPairs, events, organizers, userFavorites, users } from "#db/schema";
import { calendarDeps } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { type EventRow, anEvent, anOrganizer, setHidden, testDatabase, rowsWith } from "#test/support/rows";
import { search } from "#test/support/search";
import { actualPublication, expectedPublication } from "#test/support/search-index";
import { signedIn } from "#test/support/signed-in";
import { pageText } from "#test/support/visitor";
import { decidePair, findLikeEvents, partMerged } from "~/models/events/like-events";

const db = testDatabase();
const { deps } = calendarDeps("");
const by = (organizerId: string) => ({ organizerId, userId: `person-of-${organizerId}` });

const rowOf = async (id: string) => (await rowsWith(events, { id }))[0];
const mergedInto = async (id: string) => (await rowOf(id))?.merged_into ?? null;

let concerts = 0;

/** A concert that a choir and a church each have, on a day of its own. */
async function aConcertTwice(): Promise<{ church: EventRow; choir: EventRow; title: string }> {
  const title = `Julekonsert ${++concerts} med Fjellklang`;
  const [one, two] = [await anOrganizer({ name: "Solvik menighet" }), await anOrganizer({ name: "Fjellklang" })];
  for (const { id } of [one, two])
    await db.insert(users).values({ id: `person-of-${id}`, email: `${id}@person.test`, password_hash: "none" });
  const place = { title, location_name: "Solvik kirke", start_time: fromNow({ days: 3 * concerts }) };
  return {
    title,
    church: await anEvent({ ...place, organizer_id: one.id, external_url: "https://kirken.example/konsert" }),
    choir: await anEvent({
      ...place,
      organizer_id: two.id,
      description: "Et langt og godt program med sanger fra hele verden.",
      external_url: "https://koret.example/konsert",
    }),
  };
}

async function propose({ church, choir }: { church: EventRow; choir: EventRow }) {
  return decidePair({ first: church.id, second: choir.id, decision: "same" }, by(church.organizer_id), deps);
}

async function agree({ church, choir }: { church: EventRow; choir: EventRow }) {
  return decidePair({ first: choir.id, second: church.id, decision: "same" }, by(choir.organizer_id), deps);
}

async function aMergedConcert() {
  const concert = await aConcertTwice();
  await propose(concert);
  await agree(concert);
  const isChurchFolded = (await mergedInto(concert.church.id)) !== null;
  const [folded, shown] = isChurchFolded ? [concert.church, concert.choir] : [concert.choir, concert.church];
  expect(await mergedInto(folded.id)).toBe(shown.id);
  return { ...concert, folded, shown };
}

describe("two organizers' events are merged when both say so", () => {
  test("one alone proposes, and both events stand until the other agrees", async () => {
    const concert = await aConcertTwice();
    expect(await propose(concert)).toMatchObject({ ok: true, value: { answer: "proposed" } });
    expect(await propose(concert)).toMatchObject({ ok: true, value: { answer: "proposed" } });
    expect([await mergedInto(concert.church.id), await mergedInto(concert.choir.id)]).toEqual([null, null]);
    const [waiting, asked] = await Promise.all(
      [concert.church, concert.choir].map(({ organizer_id }) => findLikeEvents(organizer_id, deps)),
    );
    expect(waiting!.groups.map(({ stage }) => stage)).toEqual(["waiting"]);
    expect(asked!.groups.map(({ stage }) => stage)).toEqual(["asked"]);
    expect(await agree(concert)).toMatchObject({ ok: true, value: { answer: "merged" } });
    expect(await agree(concert)).toMatchObject({ ok: false, problem: { kind: "settled" } });
    expect((await findLikeEvents(concert.choir.organizer_id, deps)).merged).toMatchObject([{ isAutomatic: false }]);
  });

  test("the other may say no, and neither is asked again", async () => {
    const concert = await aConcertTwice();
    await propose(concert);
    const { church, choir } = concert;
    await decidePair({ first: church.id, second: choir.id, decision: "different" }, by(choir.organizer_id), deps);
    expect(await mergedInto(church.id)).toBeNull();
    for (const { organizer_id } of [church, choir])
      expect((await findLikeEvents(organizer_id, deps)).groups).toEqual([]);
    expect(await propose(concert)).toMatchObject({ ok: false, problem: { kind: "settled" } });
  });

  test("a proposal may be taken back, by nobody else", async () => {
    const concert = await aConcertTwice();
    const { church, choir } = concert;
    await propose(concert);
    await decidePair({ first: church.id, second: choir.id, decision: "withdraw" }, by(choir.organizer_id), deps);
    expect((await findLikeEvents(choir.organizer_id, deps)).groups).toMatchObject([{ stage: "asked" }]);
    await decidePair({ first: church.id, second: choir.id, decision: "withdraw" }, by(church.organizer_id), deps);
    expect((await findLikeEvents(choir.organizer_id, deps)).groups).toMatchObject([{ stage: "suggested" }]);
  });

  test("nobody decides about others' events, or about events that are not alike", async () => {
    const concert = await aConcertTwice();
    const { church, choir } = concert;
    const stranger = await anOrganizer();
    const own = await anEvent({ organizer_id: stranger.id, start_time: church.start_time, title: "Noe helt annet" });
    for (const [first, second] of [
      [church.id, choir.id],
      [own.id, church.id],
      [church.id, church.id],
    ] as const)
      expect(await decidePair({ first, second, decision: "same" }, by(stranger.id), deps)).toMatchObject({ ok: false });
    expect(await rowsWith(eventPairs, { by_organizer_id: stranger.id })).toEqual([]);
  });

  test("a consent is for one day, title and place: new events of the same name are asked about again", async () => {
    const { church, choir, folded } = await aMergedConcert();
    const again = {
      start_time: new Date(church.start_time.getTime() + 86_400_000),
      title: church.title,
      location_name: "Solvik kirke",
    };
    const next = await anEvent({ ...again, organizer_id: church.organizer_id });
    const nextOfChoir = await anEvent({ ...again, organizer_id: choir.organizer_id });
    expect((await findLikeEvents(choir.organizer_id, deps)).groups).toMatchObject([{ stage: "suggested" }]);
    expect([await mergedInto(next.id), await mergedInto(nextOfChoir.id)]).toEqual([null, null]);
    expect(await mergedInto(folded.id)).not.toBeNull();
  });

  test.each([
    ["title", { title: "Kjøp billig" }],
    ["place", { location_name: "Et annet sted" }],
    ["time", { start_time: fromNow({ days: 1 }) }],
  ])("the other's event is shown by itself again when the shown one gets another %s", async (_what, change) => {
    const { folded, shown } = await aMergedConcert();
    await db.update(events).set(change).where(eq(events.id, shown.id));
    expect(await mergedInto(folded.id)).toBeNull();
    expect(await actualPublication()).toEqual(await expectedPublication());
  });

  test("a corrected quarter of an hour, or a longer text, changes nothing", async () => {
    const { folded, shown } = await aMergedConcert();
    const later = new Date(shown.start_time.getTime() + 900_000);
    await db.update(events).set({ start_time: later, description: "Mer" }).where(eq(events.id, shown.id));
    expect(await mergedInto(folded.id)).toBe(shown.id);
    expect(await actualPublication()).toEqual(await expectedPublication());
  });

  test("either may undo it, others may not, and it is not asked about again", async () => {
    const { folded, shown } = await aMergedConcert();
    const stranger = await anOrganizer();
    expect(await partMerged(folded.id, by(stranger.id), deps)).toMatchObject({ ok: false });
    expect(await mergedInto(folded.id)).toBe(shown.id);
    expect(await partMerged(folded.id, by(shown.organizer_id), deps)).toMatchObject({ ok: true });
    expect(await mergedInto(folded.id)).toBeNull();
    expect((await findLikeEvents(folded.organizer_id, deps)).groups).toEqual([]);
  });
});

describe("a merged event is one event", () => {
  let merged: Awaited<ReturnType<typeof aMergedConcert>>;
  beforeEach(async () => void (merged = await aMergedConcert()));

  test("with both organizers, both links and the longer text, also at the other's address", async () => {
    const { folded, shown } = merged;
    const page = await findEventPage(db, folded.id, NOW);
    expect(page?.event.id).toBe(shown.id);
    const own = await findEventPage(db, shown.id, NOW);
    expect(own?.merged).toMatchObject([{ organizer_id: folded.organizer_id, external_url: folded.external_url }]);
  });

  test("in the search, once, by the words and the name of both organizers", async () => {
    const { shown, folded, title } = merged;
    const found = async (query: string, organizerId?: string) =>
      (await search({ query, ...(organizerId !== undefined && { organizerId }) })).events.map(({ id }) => id);
    expect(await found(title)).toEqual([shown.id]);
    expect(await found(title, folded.organizer_id)).toEqual([shown.id]);
    expect(await found(title, shown.organizer_id)).toEqual([shown.id]);
    expect(await actualPublication()).toEqual(await expectedPublication());
  });

  test("on both organizers' pages and in both calendars, once", async () => {
    const { shown, folded } = merged;
    for (const { organizer_id } of [shown, folded]) {
      const page = await findOrganizerPage(db, organizer_id, NOW);
      expect(page).toMatchObject({ total: 1, events: [{ id: shown.id }] });
      expect((await findOrganizerCalendar(db, organizer_id, NOW))?.events.map(({ id }) => id)).toEqual([shown.id]);
    }
  });

  test("among favourites and followed organizers' events, once", async () => {
    const { shown, folded } = merged;
    const ids = { eventIds: [folded.id, shown.id], organizerIds: [folded.organizer_id, shown.organizer_id] };
    const listed = await listFavoriteEvents(db, { ...ids, now: NOW });
    expect(listed.events.map(({ id }) => id)).toEqual([shown.id]);
    expect(listed.followedEvents.map(({ id }) => id)).toEqual([shown.id]);
    const user_id = `person-of-${folded.organizer_id}`;
    await db.insert(userFavorites).values({ id: crypto.randomUUID(), user_id, event_id: folded.id });
    // Under the id by which it was saved, and is removed.
    const { events: saved } = await listAccountFavorites(db, user_id, NOW);
    expect(saved).toMatchObject([{ id: folded.id, organizer_id: shown.organizer_id }]);
  });

  test("and its organizer sees on the dashboard that it is shown with another", async () => {
    const { folded, shown } = merged;
    for (const [{ organizer_id }, isMarked] of [
      [folded, true],
      [shown, false],
    ] as const) {
      const [row] = await rowsWith(organizers, { id: organizer_id });
      const headers = await signedIn(row!.email);
      const html = await pageText("/dashboard", headers);
      expect(html.includes("Vises sammen med et likt</")).toBe(isMarked);
    }
  });

  test("with the other's picture", async () => {
    const { folded } = merged;
    const id = `events/${crypto.randomUUID()}`;
    await db
      .update(events)
      .set({ image_url: `/images/${id}` })
      .where(eq(events.id, folded.id));
    expect(await isImageShown(db, id)).toBe(true);
  });

  test("until it is deleted: then the other is shown", async () => {
    const { folded, shown } = merged;
    await db.delete(events).where(eq(events.id, shown.id));
    expect(await mergedInto(folded.id)).toBeNull();
    expect((await findEventPage(db, folded.id, NOW))?.event.id).toBe(folded.id);
    expect(await actualPublication()).toEqual(await expectedPublication());
  });

  test.each(["event", "organizer"] as const)(
    "until its %s is hidden: nobody else's event goes with it",
    async (kind) => {
      const { folded, shown } = merged;
      await setHidden(kind, kind === "event" ? shown.id : shown.organizer_id, true);
      expect((await findEventPage(db, folded.id, NOW))?.event.id).toBe(folded.id);
      expect(await actualPublication()).toEqual(await expectedPublication());
    },
  );

  test("and shows nothing of what is hidden", async () => {
    const { folded, shown } = merged;
    await setHidden("event", folded.id, false);
    await setHidden("event", folded.id, true);
    expect((await findEventPage(db, shown.id, NOW))?.merged).toEqual([]);
    expect(await actualPublication()).toEqual(await expectedPublication());
  });
});
