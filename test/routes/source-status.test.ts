import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { listAdminSources } from "#db/queries/admin/sources";
import { findSourceStatus } from "#db/queries/calendars/status";
import { calendarSyncs } from "#db/schema";
import { aCalendar, calendarDeps, runCalendar } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { calendarText } from "#test/support/feed-calendars";
import { anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { visit } from "#test/support/visitor";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { FeedAnswer } from "~/gateways/feeds/feed-fetcher";
import { syncCalendar } from "~/models/calendars/sync";

const OWNER = "eier@status.test";
const SUPERADMIN = "sjef@status.test";
const feed = calendarText([
  { uid: "a", summary: "Gudstjeneste", inDays: 1 },
  { uid: "b", summary: "Styremøte", inDays: 2 },
]).replace(
  "END:VCALENDAR",
  "BEGIN:VEVENT\r\nUID:c\r\nSUMMARY:Høstbasar\r\nDTSTART:20261345T180000\r\nEND:VEVENT\r\nEND:VCALENDAR",
);
let source: string;
let organizerId: string;

const see = async (path: string, who: string) => visit(path, { headers: await signedIn(who) });
const textOf = async (path: string, who: string) =>
  (await (await see(path, who)).text()).replace(/<!-- -->/g, "").replace(/&#x27;/g, "'");

beforeAll(async () => {
  organizerId = (await anOrganizer({ email: OWNER, name: "Statusmenigheten" })).id;
  await anOrganizer({ email: SUPERADMIN, is_superadmin: true });
  source = (await aCalendar({ organizer_id: organizerId, calendar_name: "Kirkekalenderen" })).id;
  await runCalendar(source, feed);
});

describe("what a source does", () => {
  const path = () => `/dashboard/calendar-sync/${source}`;

  it("shows how many rows came, were held and refused, and each refusal with its line and the reason", async () => {
    const page = await textOf(path(), OWNER);
    for (const words of [
      "Kalenderen virker",
      "Sist lest uten feil",
      "Styremøte",
      "1 arrangement ser privat ut og venter på dere",
      "Høstbasar",
      "DTSTART:20261345T180000",
      "1 arrangement har en dato vi ikke kan lese",
    ])
      expect(page, words).toContain(words);
    const cells = [...page.matchAll(/<td class="px-3[^>]*>(\d+)</g)].map(([, figure]) => Number(figure));
    expect(cells, "read, new, changed, removed, missing, held, refused").toEqual([3, 1, 0, 0, 0, 1, 1]);
  });

  it("names the service that a run went through, also one that is turned off", async () => {
    const shop = { source_kind: "page", calendar_url: "https://status.hoopla.no/" } as const;
    const { id } = await aCalendar({ organizer_id: organizerId, ...shop });
    await runCalendar(id, "");
    const page = await textOf(`/dashboard/calendar-sync/${id}`, OWNER);
    expect(page).toContain("Tjeneste: Hoopla");
    expect(page).toContain("Samling henter ikke fra denne tjenesten nå.");
  });

  it("keeps what it refused where the source says that it is unchanged", async () => {
    await runCalendar(source, () => ({ kind: "unchanged" }), { now: fromNow({ hours: 1 }) });
    expect(await textOf(path(), OWNER)).toContain("DTSTART:20261345T180000");
  });

  it.each([
    ["web_page", "Vi fikk en nettside i stedet for en kalender, kanskje en innloggingsside."],
    ["not_found", "Det er ingenting på denne adressen lenger."],
    ["robots", "Nettstedet ber om at programmer ikke leser siden."],
    ["server_error", "Serveren til kalenderen har problemer"],
    ["no_events", "Vi fant ingen arrangementer på siden."],
    ["too_big", "Kalenderen er større enn 10 MB."],
  ] as const)("says since when it fails, why and what to do: %s", async (problem, words) => {
    const { id } = await aCalendar({ organizer_id: organizerId });
    await runCalendar(id, { kind: "failed", problem, detail: "" }, { now: fromNow({ hours: -5 }) });
    await runCalendar(id, { kind: "failed", problem, detail: "" }, { now: fromNow({ hours: -2 }) });
    const found = await findSourceStatus(testDatabase(), id, NOW);
    expect(found?.calendar.failing_since, "the first failure, not the last").toEqual(fromNow({ hours: -5 }));
    const page = await textOf(`/dashboard/calendar-sync/${id}`, OWNER);
    expect(page).toContain("Svikter siden");
    expect(page).toContain(words);
    expect(await textOf("/dashboard/calendar-sync", OWNER), "on its card, too").toContain("Svikter siden");
    await runCalendar(id, feed);
    expect((await findSourceStatus(testDatabase(), id, NOW))?.calendar.failing_since).toBeNull();
  });

  it("says of a busy server that it is busy, and when it is asked again; it is not asked before", async () => {
    const { id } = await aCalendar({ organizer_id: organizerId, calendar_name: "Den travle" });
    const busy: FeedAnswer = { kind: "failed", problem: "busy_server", detail: "", retryAfterSeconds: 3 * 86_400 };
    await runCalendar(id, busy);
    const places = [`/dashboard/calendar-sync/${id}`, "/dashboard/calendar-sync"];
    for (const place of places) {
      const page = await textOf(place, OWNER);
      expect(page).toContain("Serveren til kalenderen har for mye å gjøre akkurat nå.");
      expect(page).toContain("Vi prøver igjen 7. juni kl. 12:00");
    }
    const status = await textOf(places[0]!, OWNER);
    expect(status).toContain("Travel server siden");
    expect(status, "no plain failure").not.toContain("Svikter siden");

    const { deps, asked } = calendarDeps(feed, { now: fromNow({ hours: 1 }) });
    const pressed = await syncCalendar({ syncId: id, trigger: "manual" }, deps);
    expect(pressed).toMatchObject({ ok: true, value: { outcome: "failed", problem: "busy_server" } });
    expect(asked).toEqual([]);
    await testDatabase().update(calendarSyncs).set({ due_at: 0 }).where(eq(calendarSyncs.id, id));
    await syncCalendar({ syncId: id, trigger: "cron", lease: 0 }, deps);
    expect(asked, "resumed after a pause").toEqual([]);
    const { calendar } = (await findSourceStatus(testDatabase(), id, NOW))!;
    expect(calendar).toMatchObject({ runs: 1, due_at: unixSeconds(fromNow({ days: 3 })) });
    await runCalendar(id, feed, { now: fromNow({ days: 3, minutes: 1 }) });
    expect((await findSourceStatus(testDatabase(), id, NOW))!.calendar).toMatchObject({
      busy_until: null,
      problem: null,
    });
  });

  it("costs one round trip", async () => {
    const { d1, meter } = meterDatabase(env.DB);
    await findSourceStatus(openDatabase(d1), source, NOW);
    expect(meter.trips).toBe(1);
    expect(meter.rowsRead).toBeLessThan(60);
  });

  it("hides the address, which may be a secret, from those who see all of it", async () => {
    const { calendar_url } = (await rowsWith(calendarSyncs, { id: source }))[0]!;
    expect(await textOf(path(), OWNER)).not.toContain(calendar_url);
  });
});

describe("all sources, for superadmins", () => {
  it("stand with those that fail first, each with its organizer, kind, since when and why", async () => {
    const broken = await aCalendar({ organizer_id: organizerId, calendar_name: "Den ødelagte", source_kind: "page" });
    await runCalendar(broken.id, { kind: "failed", problem: "robots", detail: "" }, { now: fromNow({ days: -3 }) });
    const page = await textOf("/admin/sources", SUPERADMIN);
    expect(page.indexOf("Den ødelagte")).toBeLessThan(page.indexOf("Kirkekalenderen"));
    for (const words of ["Statusmenigheten", "Nettside", "Svikter siden", "ber om at programmer ikke leser", broken.id])
      expect(page).toContain(words);
    expect(page).toContain(`href="mailto:${OWNER}?subject=Kalenderen%20%C2%ABDen%20%C3%B8delagte%C2%BB`);
    expect((await see("/admin/sources", OWNER)).headers.get("Location")).toBe("/");
  });

  it("are paged without gap or repetition, at the cost of a page", async () => {
    const { id } = await anOrganizer();
    const rows = Array.from({ length: 60 }, (_, number) => ({
      id: `mange-${String(number).padStart(2, "0")}`,
      organizer_id: id,
      calendar_name: `Kilde ${number}`,
      calendar_url: `https://kilder.example/${number}.ics`,
      failing_since: number % 2 === 0 ? fromNow({ days: -(number % 7) - 1 }) : null,
    }));
    for (const row of rows) await testDatabase().insert(calendarSyncs).values(row);
    const { d1, meter } = meterDatabase(env.DB);
    for (const list of ["failing", "others"] as const) {
      const seen: string[] = [];
      let after = null;
      do {
        const { [list]: page } = await listAdminSources(openDatabase(d1), {
          failing: null,
          others: null,
          [list]: after,
        });
        seen.push(...page.sources.map((row) => row.id));
        after = page.next;
      } while (after);
      expect(new Set(seen).size).toBe(seen.length);
      const failing = list === "failing";
      const expected = rows.filter((row) => (row.failing_since !== null) === failing).map((row) => row.id);
      expect(seen.filter((each) => each.startsWith("mange-")).sort()).toEqual(expected);
    }
    expect(meter.rowsRead / meter.trips).toBeLessThan(220);
  });
});
