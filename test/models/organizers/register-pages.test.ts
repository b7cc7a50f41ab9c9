import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { valuesOf } from "#db/client";
import { auditLog, organizers, registerBatches, removedUnits, userFollows } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { fromNow, NOW } from "#test/support/clock";
import { memoryCache } from "#test/support/memory-cache";
import { aViewer } from "#test/support/profile-work";
import { PLACED_UNITS, unitsInPlace } from "#test/support/register-of-places";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import type { RegisterAnswer } from "~/domain/organizers/register";
import { isNobodys } from "~/domain/organizers/register-pages";
import { openRegister, type Register } from "~/gateways/register/register";
import type { JobMessage } from "~/jobs/queue";
import { askRegisterAgain } from "~/models/organizers/register";
import { continueBatches, listPlace, makePages, orderPages, undoBatch } from "~/models/organizers/register-pages";

const db = testDatabase();
const ADMIN = aViewer({ userId: "admin", isSuperadmin: true });
const BERGEN = PLACED_UNITS.filter(
  ({ isFound, forretningsadresse }) => isFound && forretningsadresse.kommunenummer === "4601",
);
const numberOf = (unit: { organisasjonsnummer: string }) => unit.organisasjonsnummer;

const opened = () => openRegister({ settings: testSettings, edgeCache: memoryCache(), now: NOW });

function work({ register = opened(), now = NOW, isQueueAway = false } = {}) {
  const queued: JobMessage[] = [];
  const jobs = {
    enqueue: async (messages: JobMessage[]) => {
      if (isQueueAway) throw new Error("away");
      queued.push(...messages);
    },
  };
  const addresses = {
    suggest: async () => [],
    townOf: async () => null,
    geocode: async (text: string) => (/kjerkgata/i.test(text) ? { lat: 60.39, lng: 5.32 } : { lat: 60.4, lng: 5.3 }),
    geocodeAll: async () => new Map(),
  };
  const deps = { db, jobs, register, addresses, now };
  return {
    deps,
    queued,
    async finish() {
      for (let job = queued.shift(); job; job = queued.shift())
        if (job.type === "make_pages") await makePages(job.batch_id, deps);
    },
  };
}

const pagesOf = (numbers: readonly string[]) =>
  db
    .select()
    .from(organizers)
    .where(inArray(organizers.organization_number, valuesOf(numbers)));

const batches = () =>
  db
    .select()
    .from(registerBatches)
    .orderBy(sql`rowid desc`);

describe("what the register has in a place", () => {
  test("a municipality's parishes, and what is a congregation by its name, each once and by name", async () => {
    const listed = await listPlace("4601", { db, register: opened() });
    const found = listed.ok ? listed.value.units.map(({ unit }) => unit.number) : [];
    expect(found.length).toBeGreaterThan(500);
    expect([...found].sort()).toEqual(BERGEN.map(numberOf).sort());
  });

  test("a county's: all of its municipalities, some 1,400 of 2,400 units, in a few requests", async () => {
    const asked = vi.spyOn(globalThis, "fetch");
    const listed = await listPlace("46", { db, register: opened() });
    expect(listed.ok && listed.value.units.length).toBe(
      PLACED_UNITS.filter(
        ({ isFound, forretningsadresse }) => isFound && forretningsadresse.kommunenummer.startsWith("46"),
      ).length,
    );
    expect(asked.mock.calls.length).toBeLessThan(8);
    asked.mockRestore();
  });

  test("those we have are marked, hidden ones too, and those that were removed", async () => {
    const [one, other] = BERGEN.map(numberOf);
    const { id, name } = await anOrganizer({ organization_number: one! });
    await db.insert(removedUnits).values({ organization_number: other!, removed_at: NOW });
    const listed = await listPlace("4601", { db, register: opened() });
    const known = new Map(listed.ok ? listed.value.units.map(({ unit, holder }) => [unit.number, holder]) : []);
    expect([known.get(one!), known.get(other!), known.get(numberOf(BERGEN[2]!))]).toEqual([
      { id, name },
      "removed",
      null,
    ]);
    await db.delete(organizers).where(eq(organizers.id, id));
    await db.delete(removedUnits);
  });

  test.each(["9999", "77"])("%s is no place", async (place) => {
    expect(await listPlace(place, { db, register: opened() })).toEqual({
      ok: false,
      problem: { kind: "unknownPlace" },
    });
  });

  test("a register that is away, hangs or sends no list is unreachable", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const answer of [
      async () => new Response("", { status: 503 }),
      async () => Promise.reject(new Error("timed out")),
      async () => Response.json({ page: "?" }),
      async () => new Response("<html>"),
    ]) {
      const sent = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
      expect(await listPlace("4601", { db, register: opened() })).toMatchObject({ problem: { kind: "unreachable" } });
      sent.mockRestore();
    }
    complaints.mockRestore();
  });

  test("a register that lies: wrong numbers, other towns, ended units, the same page for ever", async () => {
    const [good, ...others] = unitsInPlace(new URLSearchParams({ kommunenummer: "4601", organisasjonsform: "KIRK" }));
    const lies = [
      good,
      { ...others[0], organisasjonsnummer: "123456789" },
      { ...others[1], konkurs: true },
      { ...others[2], forretningsadresse: { kommunenummer: "5001" } },
      { navn: 3 },
      "?",
    ];
    const page = Array.from({ length: 500 }, (_, at) => lies[at % lies.length]);
    const sent = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(async () => Response.json({ _embedded: { enheter: page }, page: { totalElements: 9_999 } }));
    const listed = await listPlace("4601", { db, register: opened() });
    expect(listed.ok && listed.value.units.map(({ unit }) => unit.number)).toEqual([good?.organisasjonsnummer]);
    expect(sent.mock.calls.length).toBeLessThan(8);
    sent.mockRestore();
  });
});

describe("pages before owners", () => {
  test("are made in the queue: name, address, town, pin, website, language and family; nobody can own them", async () => {
    const units = BERGEN.slice(10, 60);
    const { deps, finish } = work();
    await orderPages({ place: "4601", numbers: units.map(numberOf) }, ADMIN, deps);
    await finish();
    const pages = await pagesOf(units.map(numberOf));
    expect(pages.length).toBe(50);
    expect((await batches())[0]).toMatchObject({ place: "4601", waiting: "[]", due_at: null });
    for (const { organisasjonsnummer, navn, forretningsadresse, hjemmeside, maalform, organisasjonsform } of units) {
      const page = pages.find(({ organization_number }) => organization_number === organisasjonsnummer)!;
      const isAtHome = forretningsadresse.adresse.length > 1;
      expect(page).toMatchObject({
        address: isAtHome ? null : "Kjerkgata 39, 5003 Bergen",
        city: "Bergen",
        lat: isAtHome ? 60.4 : 60.39,
        county: "46",
        website: hjemmeside ? `https://${hjemmeside}/` : null,
        language: maalform === "Nynorsk" ? "nn" : "nb",
        register_name: page.name,
        is_kept: 0,
      });
      expect(page.name.toUpperCase()).toBe(navn);
      if (organisasjonsform.kode === "KIRK") expect(page.family).toBe("church_of_norway");
      expect(isNobodys(page.email)).toBe(true);
      expect(page.email).not.toContain(page.id);
    }
    expect(await rowsWith(auditLog, { action: "register_batch_made" })).toMatchObject([
      { actor_id: "admin", detail: "4601: 50" },
    ]);
  });

  test("are made once, however often and by however many it is asked", async () => {
    const numbers = BERGEN.slice(60, 75).map(numberOf);
    const { deps, queued, finish } = work();
    await orderPages({ place: "4601", numbers: [...numbers, ...numbers] }, ADMIN, deps);
    await orderPages({ place: "46", numbers }, ADMIN, deps);
    const messages = [...queued, ...queued.splice(0)];
    await Promise.all(messages.map(async (job) => job.type === "make_pages" && makePages(job.batch_id, deps)));
    await finish();
    expect((await pagesOf(numbers)).length).toBe(15);
  });

  test("not of a number that somebody has, that was removed, or that has ended", async () => {
    const [had, removed, ended] = BERGEN.slice(80, 83).map(numberOf) as [string, string, string];
    await anOrganizer({ organization_number: had });
    await db.insert(removedUnits).values({ organization_number: removed, removed_at: NOW });
    const real = opened();
    const register: Register = {
      ...real,
      find: async (number) => (number === ended ? { kind: "removed" } : real.find(number)),
    };
    const { deps, finish } = work({ register });
    await orderPages({ place: "4601", numbers: [had, removed, ended] }, ADMIN, deps);
    await finish();
    expect((await pagesOf([had, removed, ended])).map(({ is_kept }) => is_kept)).toEqual([1]);
    expect((await batches())[0]!.waiting).toBe("[]");
  });

  test("what waits while queue and register are away is made later, by the cron", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const numbers = BERGEN.slice(90, 93).map(numberOf);
    await orderPages({ place: "4601", numbers }, ADMIN, work({ isQueueAway: true }).deps);
    const away = work({ register: { ...opened(), find: async () => null }, now: fromNow({ minutes: 16 }) });
    await continueBatches(away.deps);
    await away.finish();
    expect([(await pagesOf(numbers)).length, (await batches())[0]!.waiting]).toEqual([0, JSON.stringify(numbers)]);
    const later = work({ now: fromNow({ minutes: 40 }) });
    await continueBatches(later.deps);
    await later.finish();
    expect((await pagesOf(numbers)).length).toBe(3);
    complaints.mockRestore();
  });

  test("a batch is undone whole, but for what somebody has taken or added to, and makes no more", async () => {
    const numbers = BERGEN.slice(100, 240).map(numberOf);
    const { deps, queued, finish } = work();
    await orderPages({ place: "4601", numbers }, ADMIN, deps);
    const again = [...queued];
    await finish();
    const [taken, busy, followed] = await pagesOf(numbers);
    await db
      .update(organizers)
      .set({ register_batch: null, email: "ny@eier.test" })
      .where(eq(organizers.id, taken!.id));
    await anEvent({ organizer_id: busy!.id });
    const { id: user_id } = await anAccount({ email: "folger@sider.test" });
    await db.insert(userFollows).values({ id: "f1", user_id, organizer_id: followed!.id });
    const [batch] = await batches();
    await undoBatch(batch!.id, ADMIN, deps);
    await undoBatch(batch!.id, ADMIN, deps);
    queued.push(...again);
    await finish();
    expect((await pagesOf(numbers)).map(({ id }) => id).sort()).toEqual([taken!.id, busy!.id].sort());
    const undone = await rowsWith(auditLog, { action: "register_batch_undone" });
    expect(undone.length, "told once").toBe(1);
    await orderPages({ place: "4601", numbers: numbers.slice(-1) }, ADMIN, deps);
    await finish();
    expect((await pagesOf(numbers.slice(-1))).length, "and can be made again").toBe(1);
  });

  test("go by themselves when their unit has ended; kept ones, and those with something of their own, stay", async () => {
    const due = { register_due_at: fromNow({ minutes: -1 }), register_standing: "active" as const };
    const gone: RegisterAnswer = { kind: "removed" };
    const unkept = await anOrganizer({ ...due, register_batch: "b", organization_number: "999000177" });
    const busy = await anOrganizer({ ...due, register_batch: "b", organization_number: "999000312" });
    const kept = await anOrganizer({ ...due, organization_number: "999000452" });
    await anEvent({ organizer_id: busy.id });
    await askRegisterAgain({ db, register: { find: async () => gone }, now: NOW });
    const left = await db
      .select({ id: organizers.id })
      .from(organizers)
      .where(inArray(organizers.id, [unkept.id, busy.id, kept.id]));
    expect(left.map(({ id }) => id).sort()).toEqual([busy.id, kept.id].sort());
    expect(await rowsWith(auditLog, { action: "register_page_ended" })).toMatchObject([
      { organizer_id: unkept.id, detail: unkept.name },
    ]);
  });
});
