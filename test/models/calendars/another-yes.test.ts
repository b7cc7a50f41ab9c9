import { describe, expect, test } from "vitest";
import { listAwaitingYes } from "#db/queries/admin/sources";
import { findCalendar } from "#db/queries/calendars/calendars";
import { calendarRuns } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { NOW } from "#test/support/clock";
import { FOUND, programme } from "#test/support/found-programme";
import { publishedPage, siteOf, titlesOf, yesTo } from "#test/support/found-sources";
import { testDatabase, rowsWith } from "#test/support/rows";
import { syncCalendar } from "~/models/calendars/sync";
import { reviewSource } from "~/models/intake/bring-in";

const db = testDatabase();

describe("one superadmin's yes", () => {
  const many = (count: number, name: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => ({
      name: name(at),
      start: `2026-07-${String(at + 1).padStart(2, "0")}T19:00`,
    }));
  const BEFORE = ["Gudstjeneste", "Sommerkonsert", "Avslutning"];

  test.each([
    ["twenty new ones", [...FOUND, ...many(20, (at) => `Bønnemøte ${at + 1}`)], undefined, "many_new"],
    ["most of the old gone", FOUND.slice(0, 1), undefined, "replaced"],
    ["another host", FOUND, "annen.example", "elsewhere"],
  ] as const)(
    "is not a yes to %s: all of it waits, is told, and comes with another yes",
    async (_, said, leadsTo, why) => {
      const { organizerId, syncId } = await publishedPage();
      const { deps } = siteOf({ "/": programme(said) }, undefined, NOW, leadsTo);
      for (const _again of [1, 2]) await syncCalendar({ syncId, trigger: "cron" }, deps);
      expect(await titlesOf(organizerId), "nothing comes or goes").toEqual(BEFORE);
      expect(await findCalendar(db, syncId)).toMatchObject({ problem: why, failing_since: null });
      expect((await listAwaitingYes(db)).map(({ id }) => id)).toContain(syncId);
      const { id: userId } = await anAccount();
      const source = (await findCalendar(db, syncId))!;
      expect((await reviewSource(source, { organizerId, userId }, { ...deps, pages: deps.keptPages })).ok).toBe(true);
      expect((await yesTo(organizerId, deps)).ok).toBe(true);
      expect(await findCalendar(db, syncId)).toMatchObject({ problem: null, unconfirmed: "published" });
      expect((await listAwaitingYes(db)).map(({ id }) => id)).not.toContain(syncId);
      const titles = await titlesOf(organizerId);
      if (why === "many_new") expect(titles.length).toBe(23);
      await syncCalendar({ syncId, trigger: "cron" }, deps);
      expect(await findCalendar(db, syncId), "and stays").toMatchObject({ problem: null });
    },
  );

  test("is not a yes to what is not of the plainest kinds: it waits, and the plain beside it comes", async () => {
    const { organizerId, syncId } = await publishedPage();
    const odd = ["Soknebud til Ola Nordmann, rom 12", "Konsert med Kari Nordmann", "Dåp av Tuva, 912 34 567"];
    const { deps } = siteOf({
      "/": programme([...FOUND, { name: "Kveldsmøte", start: "2026-06-25T19:00" }, ...many(3, (at) => odd[at]!)]),
    });
    await syncCalendar({ syncId, trigger: "cron" }, deps);
    expect(await titlesOf(organizerId)).toEqual(["Gudstjeneste", "Sommerkonsert", "Kveldsmøte", "Avslutning"]);
    expect(await findCalendar(db, syncId)).toMatchObject({ problem: "awaits_yes" });
    const runs = await rowsWith(calendarRuns, { sync_id: syncId });
    expect(JSON.stringify(runs), "not even their titles are kept").not.toMatch(/Nordmann|Tuva/);
  });
});
