import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aCalendar, calendarDeps, importedEvents, runCalendar } from "#test/support/calendar-work";
import { fromNow } from "#test/support/clock";
import { calendarText } from "#test/support/feed-calendars";
import { change } from "#test/support/local-changes";
import { syncCalendar } from "~/models/calendars/sync";

const COUNT = 1400;

/** Large enough that a new version, which renames all, drops 300 and adds 300, takes two batches. */
const versionOf = (version: number) =>
  calendarText(
    Array.from({ length: COUNT }, (_, number) => number + version * 300).map((number) => ({
      uid: `uid-${number}`,
      summary: `Møte ${number}, utgave ${version}`,
      inDays: 1 + (number % 350),
    })),
  );

/** A database that fails from the nth batch on, as for a Worker that is killed there. */
function dyingAt(nth: number): D1Database {
  let batches = 0;
  return new Proxy(env.DB, {
    get(d1, property) {
      if (property === "batch") {
        return (statements: D1PreparedStatement[]) =>
          ++batches < nth ? d1.batch(statements) : Promise.reject(new Error("killed"));
      }
      const value: unknown = Reflect.get(d1, property);
      return typeof value === "function" ? (value.bind(d1) as unknown) : value;
    },
  });
}

/** Returns all of a calendar's events without their ids. */
const stateOf = async (id: string) => (await importedEvents(id)).map(({ id: _id, ...columns }) => columns);

const said = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => said.mockClear());

describe("a run that is killed in its middle", () => {
  it("leaves nothing that the next one doesn't put right", async () => {
    const clean = await aCalendar();
    for (const version of [0, 1]) await runCalendar(clean.id, versionOf(version));
    const expected = await stateOf(clean.id);
    for (const nth of [2, 3]) {
      const { id } = await aCalendar();
      await runCalendar(id, versionOf(0));
      const { deps } = calendarDeps(versionOf(1), { d1: dyingAt(nth) });
      await expect(syncCalendar({ syncId: id, trigger: "cron" }, deps)).rejects.toThrow("killed");
      await runCalendar(id, versionOf(1), { now: fromNow({ minutes: 15 }) });
      expect(await stateOf(id)).toEqual(expected);
    }
  });

  it.each([2, 3, 4])("at batch %i keeps what was set here, though its program makes up new UIDs", async (nth) => {
    const renamed = (version: number, summary: string) =>
      calendarText(
        Array.from({ length: 300 }, (_, number) => ({
          uid: `utgave-${version}-${number}`,
          summary: `${summary} ${number}`,
          inDays: 1 + number,
        })),
      );
    const { id } = await aCalendar();
    await runCalendar(id, renamed(0, "Møte"));
    const [first] = await importedEvents(id);
    expect(await change(first!.id, { values: { description: "Vår tekst" } })).toMatchObject({ ok: true });
    const { deps } = calendarDeps(renamed(1, "Møte"), { d1: dyingAt(nth) });
    await syncCalendar({ syncId: id, trigger: "cron" }, deps).catch(() => null);
    await runCalendar(id, renamed(1, "Møte"), { now: fromNow({ minutes: 15 }) });
    await runCalendar(id, renamed(1, "Samling"), { now: fromNow({ minutes: 30 }) });
    const shown = (await importedEvents(id)).filter(({ description }) => description === "Vår tekst");
    expect(shown).toMatchObject([{ id: first!.id }]);
  });

  it("is recorded as a fault of ours where the database is there again", async () => {
    const { id } = await aCalendar();
    const { deps } = calendarDeps("", {});
    const feeds = { fetchFeed: () => Promise.reject(new Error("a bug")) };
    expect(await syncCalendar({ syncId: id, trigger: "cron" }, { ...deps, feeds })).toMatchObject({
      ok: true,
      value: { outcome: "failed", problem: "internal" },
    });
    expect(said).toHaveBeenCalledOnce();
  });
});
