import { env } from "cloudflare:workers";
import { ne } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { findCalendar } from "#db/queries/calendars/calendars";
import { listProposals } from "#db/queries/calendars/unconfirmed";
import { takePage } from "#db/queries/organizers/page-claims";
import { deleteBatchPages, insertPages, removePage } from "#db/queries/organizers/register-pages";
import { calendarRuns, calendarSyncs, events, organizers, outbox, registerBatches } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { fromNow, NOW } from "#test/support/clock";
import { FOUND, programme, SITE } from "#test/support/found-programme";
import {
  foundPage,
  lookedAtPage,
  proposalsOf,
  publishedPage as published,
  siteOf,
  titlesOf,
  yesTo,
} from "#test/support/found-sources";
import { asks } from "#test/support/reviewing";
import { setHidden, testDatabase, rowsWith } from "#test/support/rows";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { JobMessage } from "~/jobs/queue";
import { enqueueDueCalendars } from "~/models/calendars/schedule";
import { syncCalendar } from "~/models/calendars/sync";
import { reviewSource } from "~/models/intake/bring-in";
import { reviewIntake } from "~/models/intake/review";

const db = testDatabase();

const calendarOf = async (organizerId: string) => (await rowsWith(calendarSyncs, { organizer_id: organizerId }))[0]!;
const WEEK = { days: 7 };

const claim = async (organizerId: string) => {
  const { id: userId, email } = await anAccount();
  const entry = { actorId: userId, organizerId, action: "register_page_claimed" as const, detail: "" };
  return takePage(db, { id: organizerId, email, userId, proven: null, claimId: userId, undoHash: userId }, entry, NOW);
};
const ends = { claimed: claim, removed: (id: string) => removePage(db, id, { reason: "", isHidden: true }, NOW) };

describe("the website of a page that nobody keeps", () => {
  test("is looked at from the page's making on, once a week; without a website nothing is", async () => {
    await db.insert(registerBatches).values({ id: "looks", place: "4601", waiting: "[]", created_at: NOW });
    const { organizerId } = await foundPage();
    const [made] = await rowsWith(organizers, { id: organizerId });
    const { seq: _s, facet: _f, square: _q, family: _y, is_kept: _k, ...row } = made!;
    const pages = [
      {
        ...row,
        id: "with",
        email: "a@x.invalid",
        organization_number: "999000001",
        website: SITE,
        register_batch: "looks",
      },
      {
        ...row,
        id: "without",
        email: "b@x.invalid",
        organization_number: "999000002",
        website: null,
        register_batch: "looks",
      },
    ];
    await insertPages(db, "looks", { pages, done: [], dueAt: NOW }, NOW);
    expect(await calendarOf("with")).toMatchObject({
      unconfirmed: "looked_at",
      due_at: unixSeconds(NOW),
      calendar_name: "bedehuset.example",
    });
    expect(await calendarOf("without")).toBeUndefined();
    const { deps } = siteOf({ "/": programme(FOUND) });
    await syncCalendar({ syncId: (await calendarOf("with")).id, trigger: "cron" }, deps);
    const { due_at } = await calendarOf("with");
    expect(due_at).toBeGreaterThanOrEqual(unixSeconds(fromNow(WEEK)));
    expect(due_at).toBeLessThanOrEqual(unixSeconds(fromNow({ days: 7, hours: 6 })));
  });

  test("is proposed with figures: what is sure is listed, the private and the unsure are counted and not stored", async () => {
    const { organizerId, syncId } = await lookedAtPage();
    const [proposal] = await proposalsOf(organizerId);
    expect(proposal!.rows.map(({ title }) => title)).toEqual(["Gudstjeneste", "Sommerkonsert", "Avslutning"]);
    expect(proposal).toMatchObject({ user_id: null, sync_id: syncId, published_at: null });
    const listed = (await listProposals(db)).find(({ id }) => id === proposal!.id)!;
    expect(listed).toMatchObject({ rows: 5, sure: 3, organizer_id: organizerId });
    expect(JSON.parse(listed.skipped)).toEqual([
      { reason: "looks-private", count: 1, examples: [] },
      { reason: "unsure", count: 1, examples: [] },
    ]);
    const stored = JSON.stringify([proposal, await rowsWith(calendarRuns, { sync_id: syncId })]);
    expect(stored).not.toContain("Begravelse");
    expect(await titlesOf(organizerId), "nothing is public").toEqual([]);
  });

  test.each([
    ["robots.txt refuses", { "/robots.txt": "User-agent: *\nDisallow: /" }, "robots", 0],
    ["robots.txt refuses us by name", { "/robots.txt": "User-agent: Samling\nDisallow: /" }, "robots", 0],
    ["robots.txt answers 500", { "/robots.txt": 500 }, "server_error", 0],
    ["robots.txt answers 503", { "/robots.txt": 503 }, "busy_server", 0],
    ["robots.txt answers 404", { "/robots.txt": 404 }, null, 1],
    ["the site is away", { "/": 500 }, "server_error", 0],
    ["its answer is enormous", { "/": "too_big" as const }, "too_big", 0],
    ["it has no event", { "/": "<h1>Velkommen</h1>" }, null, 0],
  ])("%s", async (_, answers, problem, proposals) => {
    const { organizerId, syncId } = await foundPage();
    const { deps, asked } = siteOf({ "/": programme(FOUND), ...answers });
    const run = await syncCalendar({ syncId, trigger: "cron" }, deps);
    expect(run.ok && run.value.problem).toBe(problem);
    expect((await proposalsOf(organizerId)).length).toBe(proposals);
    expect(asked[0], "robots.txt is asked first").toBe("/robots.txt");
    if ("/robots.txt" in answers && proposals === 0) expect(asked).toEqual(["/robots.txt"]);
    const calendar = (await findCalendar(db, syncId))!;
    expect(calendar.due_at, "and in a week at the earliest").toBeGreaterThanOrEqual(unixSeconds(fromNow(WEEK)));
    expect(calendar.failing_since, "which is nobody's failure").toBeNull();
  });

  test("a front page without events leads to its programme, or to the calendar that it names", async () => {
    const { organizerId, syncId } = await foundPage();
    const { deps } = siteOf({
      "/": '<h1>Velkommen</h1><a href="/om-oss">Om oss</a><a href="https://andre.example/kalender">Andre</a><a href="/kalender">Kalender</a>',
      "/kalender": programme(FOUND),
    });
    await syncCalendar({ syncId, trigger: "cron" }, deps);
    expect(await proposalsOf(organizerId)).toMatchObject([{ address: `${SITE}kalender`, kind: "page" }]);
  });

  test("a look after another replaces its proposal; a message that comes twice looks once", async () => {
    const { organizerId, syncId } = await foundPage({ due_at: 77 });
    const { deps, asked } = siteOf({ "/": programme(FOUND) });
    const twice = [1, 2].map(() => syncCalendar({ syncId, trigger: "cron", lease: 77 }, deps));
    const done = (await Promise.all(twice)).map(({ ok }) => ok);
    expect(done.filter(Boolean).length, "one counts").toBe(1);
    expect((await syncCalendar({ syncId, trigger: "cron", lease: 77 }, deps)).ok).toBe(false);
    const [first, ...more] = await proposalsOf(organizerId);
    expect(more).toEqual([]);
    asked.length = 0;
    await syncCalendar({ syncId, trigger: "cron" }, deps);
    expect((await proposalsOf(organizerId)).map(({ id }) => id === first!.id)).toEqual([false]);
    const closed = siteOf({ "/": programme(FOUND), "/robots.txt": "User-agent: *\nDisallow: /" });
    await syncCalendar({ syncId, trigger: "cron" }, closed.deps);
    expect(await proposalsOf(organizerId), "what a site has closed since is not proposed").toEqual([]);
  });

  test.each(["claimed", "removed"] as const)(
    "%s while it is looked at: nothing is proposed, and nothing is looked at after",
    async (what) => {
      const { organizerId, syncId } = await foundPage();
      const { deps } = siteOf({ "/": programme(FOUND) }, async () => void (await ends[what](organizerId)));
      expect((await syncCalendar({ syncId, trigger: "cron" }, deps)).ok).toBe(false);
      expect(await proposalsOf(organizerId)).toEqual([]);
      const quiet = siteOf({ "/": programme(FOUND) });
      await syncCalendar({ syncId, trigger: "cron" }, quiet.deps);
      expect(quiet.asked).toEqual([]);
    },
  );

  test("claimed or removed after it was proposed: the proposal is gone, and a yes that is under way does nothing", async () => {
    for (const end of Object.values(ends)) {
      const { organizerId, deps } = await lookedAtPage();
      const [proposal] = await proposalsOf(organizerId);
      await end(organizerId);
      expect(await proposalsOf(organizerId)).toEqual([]);
      const done = await reviewIntake(proposal!, asks({ intent: "publish", version: proposal!.version }), deps);
      expect(done).toMatchObject({ ok: false, problem: { kind: "changedMeanwhile" } });
      expect(await titlesOf(organizerId)).toEqual([]);
    }
  });
});

test("the cron queues the due ones, once, and reads no others", async () => {
  const { organizerId: organizer_id, syncId } = await foundPage({ due_at: unixSeconds(fromNow({ days: -9 })) });
  const other = { organizer_id, calendar_name: "", unconfirmed: "looked_at" as const, sync_enabled: false };
  for (let n = 0; n < 50; n++) await db.insert(calendarSyncs).values({ ...other, id: `o${n}`, calendar_url: `x${n}` });
  await db
    .update(calendarSyncs)
    .set({ due_at: unixSeconds(fromNow({ days: 3 })) })
    .where(ne(calendarSyncs.id, syncId));
  const { d1, meter } = meterDatabase(env.DB);
  const queued: JobMessage[] = [];
  const deps = {
    db: openDatabase(d1),
    jobs: { enqueue: async (jobs: JobMessage[]) => void queued.push(...jobs) },
    now: NOW,
  };
  await enqueueDueCalendars(deps);
  const { rowsRead } = meter;
  await enqueueDueCalendars(deps);
  expect(queued).toMatchObject([{ type: "sync_calendar", sync_id: syncId }]);
  expect(meter.rowsRead - rowsRead, "where none is due").toBeLessThan(10);
});

describe("a superadmin's yes", () => {
  test("publishes what is sure and keeps it up to date, once a week; private and unsure ones stay out", async () => {
    const { organizerId, syncId } = await published();
    expect(await titlesOf(organizerId)).toEqual(["Gudstjeneste", "Sommerkonsert", "Avslutning"]);
    expect(await proposalsOf(organizerId)).toEqual([]);
    const { deps } = siteOf({
      "/": programme([
        ...FOUND,
        { name: "Kveldsmøte", start: "2026-06-25T19:00" },
        { name: "Vielse", start: "2026-06-26T19:00" },
      ]),
    });
    await syncCalendar({ syncId, trigger: "cron" }, deps);
    expect(await titlesOf(organizerId)).toEqual(["Gudstjeneste", "Sommerkonsert", "Kveldsmøte", "Avslutning"]);
    const { due_at, unconfirmed } = (await findCalendar(db, syncId))!;
    expect([unconfirmed, due_at >= unixSeconds(fromNow(WEEK))]).toEqual(["published", true]);
    const runs = await rowsWith(calendarRuns, { sync_id: syncId });
    expect(JSON.stringify(runs), "not even their titles are kept").not.toMatch(/Begravelse|Vielse/);
  });

  test("pressed twice, or by two superadmins at once, is one", async () => {
    const { organizerId, deps } = await lookedAtPage();
    await Promise.all([yesTo(organizerId, deps), yesTo(organizerId, deps)]);
    expect(await titlesOf(organizerId)).toEqual(["Gudstjeneste", "Sommerkonsert", "Avslutning"]);
    expect((await calendarOf(organizerId)).unconfirmed).toBe("published");
    expect(await proposalsOf(organizerId)).toEqual([]);
  });

  test("that was under way while another said yes and the page was claimed, is not the congregation's", async () => {
    const { organizerId, syncId, deps } = await lookedAtPage();
    const [late] = await proposalsOf(organizerId);
    await yesTo(organizerId, deps);
    await claim(organizerId);
    await reviewIntake(late!, asks({ intent: "publish", version: late!.version }), deps);
    expect(await findCalendar(db, syncId)).toMatchObject({ unconfirmed: "published", sync_enabled: false });
  });

  test("and their no: the website is not looked at any more", async () => {
    const { organizerId, deps } = await lookedAtPage();
    const [proposal] = await proposalsOf(organizerId);
    await reviewIntake(proposal!, asks({ intent: "discard", version: proposal!.version }), deps);
    expect((await calendarOf(organizerId)).due_at).toBeGreaterThan(unixSeconds(fromNow({ days: 36_500 })));
    expect(await proposalsOf(organizerId)).toEqual([]);
  });

  test("a website that is away for weeks keeps its events, and nobody is written to", async () => {
    const { organizerId, syncId } = await published();
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const days of [8, 16, 24]) {
      const { deps } = siteOf({ "/": 500 }, undefined, fromNow({ days }));
      await syncCalendar({ syncId, trigger: "cron" }, deps);
    }
    complaints.mockRestore();
    expect((await titlesOf(organizerId)).length).toBe(3);
    expect((await db.select().from(outbox)).filter(({ key }) => key.startsWith("calendar_failing"))).toEqual([]);
  });

  test("a hidden page's website is not read", async () => {
    const { organizerId, syncId } = await published();
    await setHidden("organizer", organizerId, true);
    const { deps, asked } = siteOf({ "/": programme(FOUND) });
    expect(await syncCalendar({ syncId, trigger: "cron" }, deps)).toMatchObject({ problem: { kind: "gone" } });
    expect(asked).toEqual([]);
  });

  test("a batch that is undone takes with it what was read of its pages' websites", async () => {
    const { organizerId } = await published();
    expect(await deleteBatchPages(db, "found", 100)).toBeGreaterThan(0);
    expect(await titlesOf(organizerId)).toEqual([]);
  });
});

describe("the congregation", () => {
  test("gets what was published paused, and a run that is on its way writes nothing", async () => {
    const { organizerId, syncId } = await published();
    const later = programme([...FOUND, { name: "Kveldsmøte", start: "2026-06-25T19:00" }]);
    const { deps } = siteOf({ "/": later }, async () => void (await claim(organizerId)));
    expect((await syncCalendar({ syncId, trigger: "cron" }, deps)).ok).toBe(false);
    expect(await titlesOf(organizerId)).not.toContain("Kveldsmøte");
    expect(await findCalendar(db, syncId)).toMatchObject({ unconfirmed: "published", sync_enabled: false });
  });

  test("is shown all of it, also the private and the unsure; its yes takes the mark away and keeps it up to date", async () => {
    const { organizerId, syncId } = await published();
    await claim(organizerId);
    const { deps } = siteOf({ "/": programme(FOUND) }, undefined, fromNow({ hours: 1 }));
    const { id: userId } = await anAccount();
    const reviewed = await reviewSource(
      (await findCalendar(db, syncId))!,
      { organizerId, userId },
      { ...deps, pages: deps.keptPages },
    );
    expect(reviewed.ok).toBe(true);
    const [review] = await proposalsOf(organizerId);
    expect(review!.rows.map(({ title, isTicked }) => [title, isTicked])).toEqual([
      ["Gudstjeneste", true],
      ["Sommerkonsert", true],
      ["Begravelse", false],
      ["Bibelgruppe", false],
      ["Avslutning", true],
    ]);
    const kept = review!.rows.filter(({ title }) => title !== "Sommerkonsert" && title !== "Bibelgruppe");
    const ticked = kept.map(({ id }) => id);
    expect((await reviewIntake(review!, asks({ intent: "publish", version: review!.version, ticked }), deps)).ok).toBe(
      true,
    );
    expect(await titlesOf(organizerId)).toEqual(["Gudstjeneste", "Begravelse", "Avslutning"]);
    expect(await findCalendar(db, syncId)).toMatchObject({ unconfirmed: null, sync_enabled: true });
    const rows = await rowsWith(events, { organizer_id: organizerId });
    expect(
      rows.every(({ title, updated_at }) => title === "Begravelse" || updated_at !== null),
      "who mirrors us is told",
    ).toBe(true);
    const { due_at } = (await findCalendar(db, syncId))!;
    expect(due_at, "as other pages").toBeLessThan(unixSeconds(fromNow({ hours: 9 })));
  });

  test("alone sees what is not sure: a superadmin who looks again before it comes, does not", async () => {
    const { organizerId, syncId } = await published();
    const { deps } = siteOf({ "/": programme(FOUND) });
    const { id: userId } = await anAccount();
    await reviewSource((await findCalendar(db, syncId))!, { organizerId, userId }, { ...deps, pages: deps.keptPages });
    const [review] = await proposalsOf(organizerId);
    expect(review!.rows.map(({ title }) => title)).toEqual(["Gudstjeneste", "Sommerkonsert", "Avslutning"]);
    await claim(organizerId);
    expect(await proposalsOf(organizerId), "and their review ends when it comes").toEqual([]);
  });
});
