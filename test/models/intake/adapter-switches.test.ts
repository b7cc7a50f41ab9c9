import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { findCalendar } from "#db/queries/calendars/calendars";
import { listRuns } from "#db/queries/calendars/runs";
import { findIntake } from "#db/queries/intakes";
import { adapterSwitches, auditLog, events } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { calendarDeps } from "#test/support/calendar-work";
import { memoryCache } from "#test/support/memory-cache";
import { type Recorded, RECORDED_SERVICES, recordedServer } from "#test/support/recorded-services";
import { asks } from "#test/support/reviewing";
import { anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { ADAPTER_NAMES, type AdapterName } from "~/domain/sources/adapter-names";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { openPageFetcher } from "~/gateways/pages/page-fetcher";
import { respectingRobots } from "~/gateways/pages/robots";
import { listSwitchedAdapters, switchAdapter } from "~/models/calendars/adapter-switches";
import { syncCalendar } from "~/models/calendars/sync";
import { bringIn, reviewSource } from "~/models/intake/bring-in";
import { reviewIntake } from "~/models/intake/review";
import { parseSettings } from "~/schemas/site/settings";
import { NOW } from "./pages/page-case";

const db = testDatabase();
const UNPUBLISHED = ["checkin", "churchdesk", "cornerstone", "hoopla", "skjer-i-kirken"] as const;
afterEach(() => db.delete(adapterSwitches));

/** The dependencies of the intake and of runs, with a server. */
function deps(served: Recorded, now = NOW) {
  const { send, asked } = recordedServer(served);
  const base = calendarDeps("", { now }).deps;
  const pages = openPageFetcher(parseSettings(testSettings), send);
  return {
    ...base,
    pages,
    keptPages: respectingRobots({ pages, edgeCache: memoryCache(), reader: base.reader }),
    asked,
  };
}

const turn = async (adapter: AdapterName, isOn: boolean) =>
  switchAdapter({ adapter, isOn }, (await anAccount()).id, { db, now: NOW });

async function bring(id: AdapterName) {
  const { address, served } = RECORDED_SERVICES[id];
  const { id: organizerId } = await anOrganizer();
  const { id: userId } = await anAccount();
  const with_ = deps(served);
  const brought = await bringIn([{ pasted: address }], { organizerId, userId }, with_);
  return { brought, organizerId, userId, asked: with_.asked };
}

/** Brings in a service's address and has it kept. */
async function keep(id: AdapterName) {
  const { brought, organizerId, userId } = await bring(id);
  if (!brought.ok) throw new Error(JSON.stringify(brought.problem));
  const intake = (await findIntake(db, brought.value.id))!;
  const ticked = intake.rows.filter(({ isTicked }) => isTicked).map(({ id }) => id);
  const request = asks({ intent: "publish", keep: true, ticked });
  const done = await reviewIntake(intake, request, deps(RECORDED_SERVICES[id].served));
  if (!done.ok || done.value.kind !== "kept") throw new Error(JSON.stringify(done));
  return { syncId: done.value.syncId, organizerId, userId };
}

const stored = (syncId: string) =>
  db.select().from(events).where(eq(events.google_calendar_sync_id, syncId)).orderBy(events.start_time);

let hours = 0;
async function run(syncId: string, served: Recorded) {
  const with_ = deps(served, new Date(NOW.getTime() + (hours += 7) * 3_600_000));
  const result = await syncCalendar({ syncId, trigger: "cron" }, with_);
  if (!result.ok) throw new Error(result.problem.kind);
  return { report: result.value, asked: with_.asked };
}

describe("from the beginning", () => {
  test("those whose interface is published are on, and the others off", async () =>
    expect((await listSwitchedAdapters(db)).filter(({ isOn }) => !isOn).map(({ id }) => id)).toEqual(UNPUBLISHED));

  test.each(UNPUBLISHED)("a pasted address of %s is refused", async (id) => {
    const { brought } = await bring(id);
    expect(brought).toEqual({ ok: false, problem: { kind: "nothingRead", why: "adapter_off" } });
  });

  test.each(ADAPTER_NAMES.filter((id) => !UNPUBLISHED.some((one) => one === id)))(
    "a pasted address of %s is read",
    async (id) => expect((await bring(id)).brought.ok).toBe(true),
  );
});

describe("a superadmin turns services on and off", () => {
  test("one that is turned on is read when its address is pasted", async () => {
    await turn("hoopla", true);
    expect((await bring("hoopla")).brought.ok).toBe(true);
  });

  test("one that is turned off is refused when its address is pasted, and not asked", async () => {
    await turn("ticketco", false);
    const { brought, asked } = await bring("ticketco");
    expect(brought).toEqual({ ok: false, problem: { kind: "nothingRead", why: "adapter_off" } });
    expect(asked).toEqual([]);
  });

  test("it is logged once, however often the form is sent", async () => {
    await turn("wix", false);
    await turn("wix", false);
    const entries = await rowsWith(auditLog, { detail: "Wix" });
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([["adapter_off", "Wix"]]);
    expect((await listSwitchedAdapters(db)).find(({ id }) => id === "wix")).toMatchObject({
      isOn: false,
      changed: { at: NOW },
    });
  });
});

test("an iCal link that answers 403 leads to the interface beside it, which is kept from then on", async () => {
  const { served, dataAt } = RECORDED_SERVICES["the-events-calendar"];
  const { id: organizerId } = await anOrganizer();
  const { id: userId } = await anAccount();
  const with_ = deps(served);
  const feeds = { fetchFeed: async () => ({ kind: "failed", problem: "refused", detail: "" }) as const };
  const pasted = "https://bedehuset.eksempel.no/arrangement/?ical=1";
  const brought = await bringIn([{ pasted }], { organizerId, userId }, { ...with_, feeds });
  if (!brought.ok) throw new Error(JSON.stringify(brought.problem));
  expect(await findIntake(db, brought.value.id)).toMatchObject({ address: dataAt, kind: "page" });
  const closed = await bringIn([{ pasted }], { organizerId, userId }, { ...deps({}), feeds });
  expect(closed).toEqual({ ok: false, problem: { kind: "nothingRead", why: "refused" } });
});

describe("a source that is kept goes through its adapter in later runs", () => {
  test("the run's record names the adapter, and an unchanged source changes nothing", async () => {
    const { syncId } = await keep("the-events-calendar");
    const before = await stored(syncId);
    expect(before.map(({ title }) => title)).toEqual(["Kveldsmøte", "Basar"]);
    const { report } = await run(syncId, RECORDED_SERVICES["the-events-calendar"].served);
    expect(report.outcome).toBe("unchanged");
    expect((await listRuns(db, syncId)).map(({ adapter }) => adapter)).toEqual([
      "the-events-calendar",
      "the-events-calendar",
    ]);
    expect(await stored(syncId)).toEqual(before);
  });

  test("a corrected time corrects the event: it is known by its id and its day", async () => {
    const { syncId } = await keep("the-events-calendar");
    const [before] = await stored(syncId);
    const { served, dataAt } = RECORDED_SERVICES["the-events-calendar"];
    const answer = await (served[dataAt] as () => Response)().text();
    await run(syncId, {
      ...served,
      [dataAt]: () => new Response(answer.replace("2026-09-06 19:00:00", "2026-09-06 20:00:00")),
    });
    const [after] = await stored(syncId);
    expect([after!.id, after!.start_time]).toEqual([before!.id, new Date("2026-09-06T20:00+02:00")]);
  });

  test("one that is turned off says so, asks nothing of an address that it knows, and loses no event", async () => {
    const { syncId } = await keep("ticketco");
    const before = await stored(syncId);
    await turn("ticketco", false);
    const { report, asked } = await run(syncId, RECORDED_SERVICES.ticketco.served);
    expect(report).toMatchObject({ outcome: "failed", problem: "adapter_off" });
    expect(asked).toEqual([]);
    expect((await findCalendar(db, syncId))!.problem).toBe("adapter_off");
    expect(await listRuns(db, syncId)).toMatchObject([{ adapter: "ticketco", problem: "adapter_off" }, {}]);
    expect(await stored(syncId)).toEqual(before);
    await turn("ticketco", true);
    expect((await run(syncId, RECORDED_SERVICES.ticketco.served)).report.outcome).toBe("unchanged");
    expect((await findCalendar(db, syncId))!.problem).toBeNull();
  });

  test("nor is it read when it is looked over again", async () => {
    const { syncId, organizerId, userId } = await keep("wix");
    await turn("wix", false);
    const calendar = (await findCalendar(db, syncId))!;
    expect(await reviewSource(calendar, { organizerId, userId }, deps(RECORDED_SERVICES.wix.served))).toEqual({
      ok: false,
      problem: { kind: "nothingRead", why: "adapter_off" },
    });
  });

  test("an answer in a form that is not known fails the run, and every event stays", async () => {
    const { syncId } = await keep("squarespace");
    const before = await stored(syncId);
    const { served, address } = RECORDED_SERVICES.squarespace;
    const page = served[address] as (request: Request) => Response;
    const { report } = await run(syncId, {
      [address]: (request) => (request.url.endsWith("json") ? Response.json({ items: [] }) : page(request)),
    });
    expect(report).toMatchObject({ outcome: "failed", problem: "unknown_answer" });
    expect(await stored(syncId)).toEqual(before);
  });

  test("a server that wants to be left alone is left alone for as long", async () => {
    const { syncId } = await keep("ticketco");
    const { address } = RECORDED_SERVICES.ticketco;
    const busy = () => new Response("", { status: 429, headers: { "Retry-After": "172800" } });
    const { report } = await run(syncId, { [address]: busy });
    expect(report).toMatchObject({ outcome: "failed", problem: "busy_server" });
    const inTwoDays = new Date(NOW.getTime() + (hours + 48) * 3_600_000);
    expect((await findCalendar(db, syncId))!.due_at).toBeGreaterThanOrEqual(unixSeconds(inTwoDays));
  });

  test("a site's robots.txt is asked about its pages, and not about an interface for programs", async () => {
    await turn("hoopla", true);
    const { syncId } = await keep("hoopla");
    const { asked } = await run(syncId, RECORDED_SERVICES.hoopla.served);
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
      "/robots.txt",
      "/",
      "/api/public/v3.0/organizations/5/events",
    ]);
    const closed = { "https://eksempel.hoopla.no/robots.txt": () => new Response("User-agent: *\nDisallow: /") };
    const { report } = await run(syncId, { ...RECORDED_SERVICES.hoopla.served, ...closed });
    expect(report).toMatchObject({ outcome: "failed", problem: "robots" });
  });
});
