import { beforeAll, describe, expect, test } from "vitest";
import cases from "#test/cases/models/search/by-chance.tsv?raw";
import { groupsOf } from "#test/support/cases";
import { fromNow, NOW } from "#test/support/clock";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { findEvents } from "~/models/events/find";
import { findSearchedMonth } from "~/models/events/find-searched-month";
import { eventSearchParameters } from "~/schemas/search/events";

const GROUPS = groupsOf(cases);

/** Each in its own hour, in this order. */
const TITLES = GROUPS["titles"]!;

beforeAll(async () => {
  const { id: organizer_id } = await anOrganizer({ name: "Nøstet" });
  for (const [nth, title] of TITLES.entries())
    await anEvent({ organizer_id, event_type: "other", title, start_time: fromNow({ days: 1, minutes: nth }) });
});

const deps = () => ({ db: testDatabase(), now: NOW });
const searched = (q: string, more = {}) => findEvents(eventSearchParameters.parse({ q, ...more }), deps());
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

describe("a short word stands first where it is one, or ends one", () => {
  test.each([
    ["kor", ["Barnekor", "Kirkekoret øver", "Kor for alle"], ["Kortspill", "Post og kort"]],
    ["sang", ["Sangkveld", "Allsang", "Oversangen"], []],
    ["bønn", ["Bønnestund", "Morgenbønn"], ["Kabbonnement"]],
    ["kor øver", ["Kirkekoret øver"], []],
  ])("%s", async (q, close, chance) => {
    const { events, total, byChance } = await searched(q);
    expect({ close: titles(events), total, chance: titles(byChance) }).toEqual({ close, total: close.length, chance });
  });

  test("what is there by chance stands only below the last of a list", async () => {
    const { byChance, nextCursor } = await searched("kor", { show: "24" });
    expect({ byChance: byChance.length, nextCursor }).toEqual({ byChance: 2, nextCursor: null });
    expect((await searched("kor", { view: "map" })).byChance).toEqual([]);
  });

  test("a month has what the list has", async () => {
    const { days } = await findSearchedMonth(eventSearchParameters.parse({ q: "kor", view: "month" }), deps());
    expect([...days.values()].reduce((sum, { total }) => sum + total, 0)).toBe(3);
  });

  test("where it is none, and ends none, it is found where it stands", async () => {
    expect(titles((await searched("erso")).events)).toEqual(["Personalfest"]);
    expect(titles((await searched("per")).events)).toEqual(["Personalfest"]);
  });

  test("longer words are found in compounds", async () => {
    expect(titles((await searched("spill")).events)).toEqual(["Kortspill"]);
  });
});

describe("days that are typed", () => {
  test.each([
    ["kor i morgen", "kor", 3],
    ["i morgen", "", TITLES.length],
  ])("%s: are searched as days, in list and month", async (q, query, total) => {
    const found = await searched(q);
    expect(found).toMatchObject({ reading: { query }, letGo: [], meant: null, total });
    const month = await findSearchedMonth(eventSearchParameters.parse({ q, view: "month" }), deps());
    expect(month.reading).toEqual(found.reading);
  });

  test("where nothing is on those days, the nearest after them stand in, and it is said", async () => {
    expect(await searched("kor i dag")).toMatchObject({
      reading: { query: "kor" },
      letGo: [{ what: "days" }],
      total: 3,
    });
  });

  test.each([
    ["beside chosen days", { when: "week" }],
    ["beside a chosen first day", { from: "2026-06-01" }],
  ])("give way %s", async (_what, more) => {
    expect((await searched("kor i dag", more)).asked).toMatchObject({ q: "kor", ...more });
  });

  test("are words where they are taken as typed", async () => {
    expect(await searched("kor i morgen", { exact: "kor i morgen" })).toMatchObject({ reading: null, total: 0 });
  });
});
