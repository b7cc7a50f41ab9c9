import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findCalendar } from "#db/queries/calendars/calendars";
import { findIntake, type IntakeRow } from "#db/queries/intakes";
import { calendarSyncs, events } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { body, calendarDeps, type Served } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { TWO_VERSIONS } from "#test/support/feed-calendars";
import { asks } from "#test/support/reviewing";
import { anOrganizer, testDatabase } from "#test/support/rows";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { FeedAnswer } from "~/gateways/feeds/feed-fetcher";
import { syncCalendar } from "~/models/calendars/sync";
import { bringIn, reviewSource } from "~/models/intake/bring-in";
import { reviewIntake } from "~/models/intake/review";
import type { ReviewRequest } from "~/schemas/intake/review";

const db = testDatabase();
const ADDRESS = "https://menigheten.no/program";

interface Said {
  id?: string;
  name: string;
  start: string;
  /** What people see; the same as `start` where it is not given. */
  printed?: string;
}

const SHOWN = new Intl.DateTimeFormat("nb-NO", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Returns a page with data of some events, and with what people see of them. */
function page(said: Said[], copy = { etag: null as string | null, last_modified: null }): FeedAnswer {
  const data = said.map(({ id, name, start }) => ({
    "@type": "Event",
    ...(id ? { "@id": id } : {}),
    name,
    startDate: `${start}:00+02:00`,
    location: { "@type": "Place", name: "Nes kirke" },
  }));
  const shown = said.map(({ name, start, printed = start }) => {
    const [day, time] = printed.split("T") as [string, string];
    return `<h3>${name}</h3><p>${SHOWN.format(new Date(day))} kl. ${time.replace(":", ".")}</p>`;
  });
  const html = `<!doctype html><title>Program</title><script type="application/ld+json">${JSON.stringify(data)}</script>${shown.join("")}`;
  return {
    kind: "body",
    bytes: new TextEncoder().encode(html),
    contentType: "text/html; charset=utf-8",
    address: ADDRESS,
    copy,
  };
}

const MASS: Said = { id: "https://menigheten.no/1", name: "Gudstjeneste", start: "2026-06-14T11:00" };
const CONCERT: Said = { id: "https://menigheten.no/2", name: "Sommerkonsert", start: "2026-06-16T19:00" };
const BOARD: Said = { id: "https://menigheten.no/3", name: "Styremøte", start: "2026-06-17T18:00" };
const LAST: Said = { id: "https://menigheten.no/9", name: "Avslutning", start: "2026-06-28T11:00" };
const ALL = [MASS, CONCERT, BOARD, LAST];

const both = (served: Served, now = NOW) => {
  const { deps } = calendarDeps(served, { now });
  return { ...deps, pages: deps.keptPages };
};

/** Brings in the page, and has it kept with these titles ticked besides the sure ones, or with none of `without`. */
async function keep(said: Said[], { and = [], without = [] }: { and?: string[]; without?: string[] } = {}) {
  const { id: organizerId } = await anOrganizer();
  const { id: userId } = await anAccount();
  const brought = await bringIn([{ pasted: ADDRESS }], { organizerId, userId }, both(page(said)));
  if (!brought.ok) throw new Error(brought.problem.kind);
  const intake = (await findIntake(db, brought.value.id))!;
  const ticked = intake.rows.filter(
    ({ isTicked, title }) => (isTicked || and.includes(title)) && !without.includes(title),
  );
  const done = await decide(intake.id, { ticked: new Set(ticked.map(({ id }) => id)) }, page(said));
  if (!done.ok || done.value.kind !== "kept") throw new Error(JSON.stringify(done));
  return { organizerId, intakeId: intake.id, syncId: done.value.syncId };
}

async function decide(id: string, decisions: ReviewRequest["decisions"], served: Served) {
  const intake = (await findIntake(db, id))!;
  const request = asks({ intent: "publish", keep: true, version: intake.version, decisions });
  return reviewIntake(intake, request, both(served));
}

let hours = 0;

/** Reads the page again, some hours later each time. */
async function run(syncId: string, served: Served) {
  const now = fromNow({ hours: (hours += 7) });
  const result = await syncCalendar({ syncId, trigger: "cron" }, both(served, now));
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
}

const stored = (syncId: string) =>
  db.select().from(events).where(eq(events.google_calendar_sync_id, syncId)).orderBy(events.start_time);
const titles = async (syncId: string) => (await stored(syncId)).map(({ title }) => title);
const left = (report: { skipped: { reason: string; count: number }[] }) =>
  Object.fromEntries(report.skipped.map(({ reason, count }) => [reason, count]));

describe("a page is kept up to date", () => {
  test("what was ticked is public at once, and the page is read again in six hours at the earliest", async () => {
    const { syncId } = await keep(ALL);
    expect(await titles(syncId)).toEqual(["Gudstjeneste", "Sommerkonsert", "Avslutning"]);
    const { source_kind, due_at } = (await findCalendar(db, syncId))!;
    expect(source_kind).toBe("page");
    expect(due_at).toBeGreaterThanOrEqual(unixSeconds(fromNow({ hours: 6 })));
    expect(due_at).toBeLessThan(unixSeconds(fromNow({ hours: 7 })));
  });

  test("a corrected time corrects the event, which stays the same one", async () => {
    const { syncId } = await keep(ALL);
    const before = (await stored(syncId)).find(({ title }) => title === "Sommerkonsert")!;
    await run(syncId, page([MASS, { ...CONCERT, start: "2026-06-16T20:00" }, BOARD, LAST]));
    const after = (await stored(syncId)).find(({ title }) => title === "Sommerkonsert")!;
    expect([after.id, after.start_time]).toEqual([before.id, new Date("2026-06-16T20:00+02:00")]);
  });

  test("an unchanged page changes nothing", async () => {
    const { syncId } = await keep(ALL);
    const before = await stored(syncId);
    expect((await run(syncId, page(ALL))).outcome).toBe("unchanged");
    expect(await stored(syncId)).toEqual(before);
  });
});

describe("something is removed only after runs that are known to be complete", () => {
  test("first it is marked, and when the next run does not find it either a near one is called off", async () => {
    const { syncId } = await keep(ALL);
    const first = await run(syncId, page([MASS, BOARD, LAST]));
    expect([first.outcome, first.events_held, first.events_removed]).toEqual(["changed", 1, 0]);
    expect((await stored(syncId)).map(({ title, missing_since }) => [title, missing_since !== null])).toEqual([
      ["Gudstjeneste", false],
      ["Sommerkonsert", true],
      ["Avslutning", false],
    ]);
    const second = await run(syncId, page([MASS, BOARD, LAST]));
    expect(second.events_removed).toBe(1);
    expect((await stored(syncId)).map(({ title, state }) => [title, state])).toEqual([
      ["Gudstjeneste", "planned"],
      ["Sommerkonsert", "cancelled"],
      ["Avslutning", "planned"],
    ]);
  });

  test("one that comes back is healed, and is the same event", async () => {
    const { syncId } = await keep(ALL);
    const before = await stored(syncId);
    await run(syncId, page([MASS, BOARD, LAST]));
    await run(syncId, page(ALL));
    const after = await stored(syncId);
    expect(after.map(({ id, missing_since }) => [id, missing_since])).toEqual(before.map(({ id }) => [id, null]));
  });

  test("a page that is looked at for the second time is fetched whole, although its server says it is unchanged", async () => {
    const { syncId } = await keep(ALL);
    await run(syncId, page([MASS, BOARD, LAST], { etag: '"2"', last_modified: null }));
    expect((await findCalendar(db, syncId))!.etag).toBeNull();
  });

  test.each([
    ["a sign-in page", "<!doctype html><title>Logg inn</title><form><input type=password></form>"],
    ["a queue", "<!doctype html><title>Du står i kø</title><p>Det er 1243 foran deg.</p>"],
    ["an empty programme", "<!doctype html><title>Program</title>"],
  ])("%s is a failure, and everything stays", async (_, html) => {
    const { syncId } = await keep(ALL);
    const answer = { ...page([]), bytes: new TextEncoder().encode(html) } as FeedAnswer;
    const report = await run(syncId, answer);
    expect([report.outcome, report.problem]).toEqual(["failed", "no_events"]);
    expect(await titles(syncId)).toHaveLength(3);
  });
});

describe("what is in doubt or looks private waits", () => {
  test("it is counted in the run's record, by reason", async () => {
    const { syncId } = await keep(ALL);
    const report = await run(
      syncId,
      page([...ALL, { id: "x", name: "Kveld", start: "2026-06-20T18:00", printed: "2026-06-20T20:00" }]),
    );
    expect(left(report)).toEqual({ unsure: 1, "looks-private": 1 });
    expect(await titles(syncId)).toEqual(["Gudstjeneste", "Sommerkonsert", "Avslutning"]);
  });

  test("what the secretary ticks comes in, and stays in later runs", async () => {
    const { syncId } = await keep(ALL, { and: ["Styremøte"] });
    await run(syncId, page(ALL));
    expect(await titles(syncId)).toContain("Styremøte");
  });

  test("what they leave out stays out in later runs, also when it moves to another day", async () => {
    const { syncId } = await keep(ALL, { without: ["Sommerkonsert"] });
    const report = await run(syncId, page([MASS, { ...CONCERT, start: "2026-06-20T19:00" }, BOARD, LAST]));
    expect(left(report)).toEqual({ "left-out": 1, "looks-private": 1 });
    expect(await titles(syncId)).toEqual(["Gudstjeneste", "Avslutning"]);
  });

  test("the rule is turned off for a source", async () => {
    const { syncId } = await keep(ALL);
    await db.update(calendarSyncs).set({ holds_private: false }).where(eq(calendarSyncs.id, syncId));
    await run(syncId, page(ALL));
    expect(await titles(syncId)).toContain("Styremøte");
  });

  test("an event whose times have come into doubt stays as it was", async () => {
    const { syncId } = await keep(ALL);
    const report = await run(
      syncId,
      page([MASS, { ...CONCERT, start: "2026-06-16T21:00", printed: "2026-06-16T19:00" }, BOARD, LAST]),
    );
    expect(left(report)["unsure"]).toBe(1);
    const kept = (await stored(syncId)).find(({ title }) => title === "Sommerkonsert")!;
    expect([kept.start_time, kept.missing_since]).toEqual([new Date("2026-06-16T19:00+02:00"), null]);
  });
});

describe("what was corrected in the review stands for as long as the page says the same", () => {
  test("a chosen clock stays; when the page says something else, it waits for a decision", async () => {
    const twoClocks: Said = { ...CONCERT, start: "2026-06-16T21:00", printed: "2026-06-16T19:00" };
    const { id: organizerId } = await anOrganizer();
    const { id: userId } = await anAccount();
    const brought = await bringIn([{ pasted: ADDRESS }], { organizerId, userId }, both(page([MASS, twoClocks])));
    if (!brought.ok) throw new Error(brought.problem.kind);
    const { rows } = (await findIntake(db, brought.value.id))!;
    const doubtful = rows.find(({ title }) => title === "Sommerkonsert")!;
    const printed = doubtful.time === "19:00" ? "first" : "other";
    const ticked = new Set(rows.map(({ id }) => id));
    const done = await decide(
      brought.value.id,
      { ticked, clock: { id: doubtful.id, which: printed } },
      page([MASS, twoClocks]),
    );
    if (!done.ok || done.value.kind !== "kept") throw new Error(JSON.stringify(done));
    const { syncId } = done.value;
    await run(syncId, page([MASS, twoClocks]));
    const at = async () => (await stored(syncId)).find(({ title }) => title === "Sommerkonsert")!.start_time;
    expect(await at()).toEqual(new Date("2026-06-16T19:00+02:00"));
    const report = await run(syncId, page([MASS, { ...twoClocks, printed: "2026-06-16T18:00" }]));
    expect(left(report)["unsure"]).toBe(1);
    expect(await at()).toEqual(new Date("2026-06-16T19:00+02:00"));
  });
});

describe("keeping is taken back like any publication", () => {
  test("within the hour the source and its events are gone by one press, and the rows are there again", async () => {
    const { syncId, intakeId } = await keep(ALL);
    const intake = (await findIntake(db, intakeId))!;
    const undo = asks({ intent: "undo", version: 0 });
    expect(await reviewIntake(intake, undo, both(page(ALL)))).toEqual({ ok: true, value: { kind: "undone", kept: 0 } });
    expect([await findCalendar(db, syncId), await titles(syncId)]).toEqual([null, []]);
    expect((await findIntake(db, intakeId))!.published_at).toBeNull();
  });

  test("an address that is kept already is said, and nothing is doubled", async () => {
    const { organizerId, syncId } = await keep(ALL);
    const { id: userId } = await anAccount();
    await db
      .update(calendarSyncs)
      .set({ created_at: fromNow({ days: -1 }) })
      .where(eq(calendarSyncs.id, syncId));
    const again = await bringIn([{ pasted: ADDRESS }], { organizerId, userId }, both(page(ALL)));
    if (!again.ok) throw new Error(again.problem.kind);
    const { rows } = (await findIntake(db, again.value.id))!;
    const ticked = new Set(rows.map(({ id }) => id));
    expect(await decide(again.value.id, { ticked }, page(ALL))).toEqual({ ok: false, problem: { kind: "exists" } });
    expect(await titles(syncId)).toHaveLength(3);
  });
});

describe("what is shown of a source is decided anew at any time", () => {
  /** Looks the source over again; the rows' titles by whether they are ticked. */
  async function lookOver(syncId: string, organizerId: string, said: Said[]) {
    const { id: userId } = await anAccount();
    const calendar = (await findCalendar(db, syncId))!;
    const again = await reviewSource(calendar, { organizerId, userId }, both(page(said)));
    if (!again.ok) throw new Error(again.problem.kind);
    return (await findIntake(db, again.value.id))!;
  }
  const ticks = ({ rows }: IntakeRow) => Object.fromEntries(rows.map(({ title, isTicked }) => [title, isTicked]));

  test("an event is hidden from here without touching the source, and shown again", async () => {
    const { syncId, organizerId } = await keep(ALL);
    const first = await lookOver(syncId, organizerId, ALL);
    expect(ticks(first)).toEqual({ Gudstjeneste: true, Sommerkonsert: true, Styremøte: false, Avslutning: true });
    const ticked = new Set(
      first.rows.filter(({ title }) => title !== "Sommerkonsert" && title !== "Styremøte").map(({ id }) => id),
    );
    expect(await decide(first.id, { ticked }, page(ALL))).toMatchObject({ ok: true, value: { kind: "kept", syncId } });
    expect(await titles(syncId)).toEqual(["Gudstjeneste", "Avslutning"]);
    expect(await findIntake(db, first.id)).toBeNull();

    const second = await lookOver(syncId, organizerId, ALL);
    expect(ticks(second)).toEqual({ Gudstjeneste: true, Sommerkonsert: false, Styremøte: false, Avslutning: true });
    await decide(second.id, { ticked: new Set(second.rows.map(({ id }) => id)) }, page(ALL));
    expect(await titles(syncId)).toEqual(["Gudstjeneste", "Sommerkonsert", "Styremøte", "Avslutning"]);
    expect((await run(syncId, page(ALL))).outcome).toBe("unchanged");
  });

  test("of a feed too, although its server says that it is unchanged", async () => {
    const feed = TWO_VERSIONS.before(new Date(NOW.getTime() + 86_400_000));
    const { id: organizerId } = await anOrganizer();
    const { id: userId } = await anAccount();
    const brought = await bringIn([{ pasted: "https://menigheten.no/k.ics" }], { organizerId, userId }, both(feed));
    if (!brought.ok) throw new Error(brought.problem.kind);
    const { rows } = (await findIntake(db, brought.value.id))!;
    const done = await decide(brought.value.id, { ticked: new Set(rows.map(({ id }) => id)) }, feed);
    if (!done.ok || done.value.kind !== "kept") throw new Error(JSON.stringify(done));
    const { syncId } = done.value;
    const before = await titles(syncId);
    const calendar = (await findCalendar(db, syncId))!;
    const again = await reviewSource(calendar, { organizerId, userId }, both(feed));
    if (!again.ok) throw new Error(again.problem.kind);
    const [first, ...others] = (await findIntake(db, again.value.id))!.rows;
    const unchangedIfKnown: Served = (known) => (known ? { kind: "unchanged" } : body(feed));
    await decide(again.value.id, { ticked: new Set(others.map(({ id }) => id)) }, unchangedIfKnown);
    expect(await titles(syncId)).toEqual(before.filter((title) => title !== first!.title));
  });
});
