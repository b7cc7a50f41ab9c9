import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bringBack, moveToBin } from "#db/queries/events/bin";
import { answerHost, listAsked } from "#db/queries/events/hosts";
import { findEventPage } from "#db/queries/events/page";
import { partEvents, storePairs } from "#db/queries/events/pair-decisions";
import { eventHosts, events } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { aHost, anEvent, anOrganizer, type EventRow, testDatabase, rowsWith } from "#test/support/rows";
import { search } from "#test/support/search";
import { actualPublication, expectedPublication } from "#test/support/search-index";
import { type HostPart, type HostState, parseHosts } from "~/domain/events/hosts";

const db = testDatabase();
const DECIDER = { organizerId: null, userId: null };
const LATER = fromNow({ hours: 1 });

/** The marks of a pair stand in order. */
function marksOf(folded: EventRow, shown: EventRow) {
  const [first, second] = [folded.id, shown.id].sort();
  return { first: first!, second: second! };
}

const merge = (folded: EventRow, shown: EventRow) =>
  storePairs(
    db,
    [
      {
        marks: marksOf(folded, shown),
        organizers: { first: folded.organizer_id, second: shown.organizer_id },
        state: "same",
        startsAt: shown.start_time,
        merge: { shown: shown.id, folded: folded.id },
      },
    ],
    DECIDER,
    LATER,
  );

const part = (folded: EventRow, shown: EventRow) =>
  partEvents(db, [folded.id], [marksOf(folded, shown)], DECIDER, LATER);

async function named(event: EventRow, state: HostState, how: HostPart = "partner"): Promise<string> {
  const { id } = await anOrganizer();
  await aHost({ event_id: event.id, organizer_id: id, state, part: how });
  return id;
}

async function hostsOf({ id }: EventRow): Promise<Record<string, HostState>> {
  const rows = await db
    .select()
    .from(eventHosts)
    .where(eq(eventHosts.event_id, id))
    .orderBy(asc(eventHosts.organizer_id));
  return Object.fromEntries(rows.map(({ organizer_id, state }) => [organizer_id, state]));
}

const shownOn = async ({ id }: EventRow) => parseHosts((await findEventPage(db, id, NOW))!.event.hosts);
const changedAt = async ({ id }: EventRow) => (await rowsWith(events, { id }))[0]!.updated_at?.getTime() ?? 0;

describe("when an event is merged into another", () => {
  test("its accepted hosts are hosts of the one that is shown, and undoing it restores both", async () => {
    const [folded, shown] = [await anEvent(), await anEvent()];
    const [choir, church] = [await named(folded, "accepted"), await named(folded, "accepted", "place")];
    const own = await named(shown, "accepted");
    const before = [await hostsOf(folded), await hostsOf(shown)];
    const changed = await changedAt(shown);
    await merge(folded, shown);
    expect(Object.fromEntries((await shownOn(shown)).map(({ id, part: how }) => [id, how]))).toEqual({
      [own]: "partner",
      [choir]: "partner",
      [church]: "place",
    });
    expect((await search({ organizerId: choir })).events.map(({ id }) => id)).toEqual([shown.id]);
    expect(await changedAt(shown)).toBeGreaterThan(changed);
    expect(await actualPublication()).toEqual(await expectedPublication());

    await part(folded, shown);
    expect([await hostsOf(folded), await hostsOf(shown)]).toEqual(before);
    expect((await search({ organizerId: choir })).events.map(({ id }) => id)).toEqual([folded.id]);
    expect(await actualPublication()).toEqual(await expectedPublication());
  });

  test("a question that waits goes along, and is answered there; a no holds when it is undone", async () => {
    const [folded, shown] = [await anEvent(), await anEvent()];
    const [asked, unwilling] = [await named(folded, "asked"), await named(folded, "asked")];
    await merge(folded, shown);
    expect((await listAsked(db, asked, NOW)).map(({ id, state }) => [id, state])).toEqual([[shown.id, "asked"]]);
    expect(await shownOn(shown)).toEqual([]);
    await answerHost(db, { eventId: shown.id, organizerId: asked, answer: "yes" }, NOW);
    await answerHost(db, { eventId: shown.id, organizerId: unwilling, answer: "no" }, NOW);
    expect((await shownOn(shown)).map(({ id }) => id)).toEqual([asked]);
    await part(folded, shown);
    expect(await hostsOf(folded)).toEqual({ [asked]: "asked", [unwilling]: "declined" });
    expect(await hostsOf(shown)).toEqual({});
  });

  test("five are named at most, those that said yes before those that were asked", async () => {
    const [folded, shown] = [await anEvent(), await anEvent()];
    for (let n = 0; n < 3; n++) await named(shown, "accepted");
    const declined = await named(shown, "declined");
    const asked = [await named(folded, "asked"), await named(folded, "asked")];
    const accepted = [await named(folded, "accepted"), await named(folded, "accepted")];
    await merge(folded, shown);
    const hosts = await hostsOf(shown);
    expect(Object.keys(hosts).filter((id) => id !== declined)).toHaveLength(5);
    expect(accepted.map((id) => hosts[id])).toEqual(["accepted", "accepted"]);
    expect(asked.map((id) => hosts[id])).toEqual([undefined, undefined]);
  });

  test("nobody is named twice: a yes counts more than a question, and a no stays", async () => {
    const [folded, shown] = [await anEvent(), await anEvent()];
    const [both, yes, no] = [
      await named(folded, "accepted"),
      await named(folded, "accepted"),
      await named(folded, "accepted"),
    ];
    const told = { [both]: "accepted", [yes]: "asked", [no]: "declined" } as const;
    for (const [organizer_id, state] of Object.entries(told)) await aHost({ event_id: shown.id, organizer_id, state });
    await merge(folded, shown);
    expect(await hostsOf(shown)).toEqual({ ...told, [yes]: "accepted" });
    await part(folded, shown);
    expect(await hostsOf(shown)).toEqual(told);
  });

  test("the organizer of the one that is shown is never its host", async () => {
    const [folded, shown] = [await anEvent(), await anEvent()];
    await aHost({ event_id: folded.id, organizer_id: shown.organizer_id, state: "accepted" });
    await merge(folded, shown);
    expect(await hostsOf(shown)).toEqual({});
    await part(folded, shown);
    expect(await hostsOf(folded)).toEqual({ [shown.organizer_id]: "accepted" });
  });

  test("they go along further, and away with the event that brought them", async () => {
    const organizer_id = (await anOrganizer()).id;
    const [first, second, third] = [
      await anEvent({ organizer_id }),
      await anEvent({ organizer_id }),
      await anEvent({ organizer_id }),
    ];
    const [a, b] = [await named(first, "accepted"), await named(second, "accepted")];
    await merge(first, second);
    await merge(second, third);
    expect(await hostsOf(third)).toEqual({ [a]: "accepted", [b]: "accepted" });
    expect(await hostsOf(second)).toEqual({ [b]: "accepted" });
    await db.delete(events).where(eq(events.id, second.id));
    expect(await hostsOf(third)).toEqual({ [a]: "accepted" });
    await db.delete(events).where(eq(events.id, first.id));
    expect(await hostsOf(third)).toEqual({});
    expect(await actualPublication()).toEqual(await expectedPublication());
  });

  test("an event that comes back from the bin has its own hosts, and no other's", async () => {
    const [folded, shown] = [await anEvent(), await anEvent()];
    const [choir, own] = [await named(folded, "accepted"), await named(shown, "accepted")];
    await merge(folded, shown);
    const press = {
      id: "slettet",
      organizerId: shown.organizer_id,
      userId: "ingen",
      title: shown.title,
      seriesIds: [],
    };
    await db.batch(moveToBin(db, { ...press, eventIds: [shown.id] }, NOW));
    await db.batch(bringBack(db, press, NOW));
    expect(await hostsOf(shown)).toEqual({ [own]: "accepted" });
    expect(await hostsOf(folded)).toEqual({ [choir]: "accepted" });
    expect(await actualPublication()).toEqual(await expectedPublication());
  });
});
