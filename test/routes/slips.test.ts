import { beforeAll, describe, expect, test } from "vitest";
import { fromNow, NOW } from "#test/support/clock";
import { manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { meteredVisit, pageText, visit } from "#test/support/visitor";
import { gatherSearchWords } from "~/models/search/gather-words";
import type { MapView } from "~/views/search/map";

const MEANT = "Viser treff for «orgelkonsert».";

const pageOf = async (query: string) => pageText(`/?${query}`);

beforeAll(async () => {
  await manyEvents(1_000, seededRandom(44));
  const organizer_id = (await anOrganizer({ name: "Tonerommet" })).id;
  const at = { organizer_id, lat: 59.91, lng: 10.75, start_time: fromNow({ days: 3 }) };
  await anEvent({ ...at, title: "Orgelkonsert" });
  await anEvent({ ...at, title: "Orgelkonsert", start_time: fromNow({ days: 4 }) });
  await anEvent({ ...at, title: "Bølgeskvulp", description: "Med orgelkonzert av Haydn", lat: 69.65, lng: 18.96 });
  const hidden = await anEvent({ ...at, title: "Skammelig" });
  await setHidden("event", hidden.id, true);
  await gatherSearchWords({ db: testDatabase(), now: NOW });
});

describe("a slip of one letter in a word of five or more", () => {
  test.each(["orgelkonsrt", "orgelkonsertt", "orgelkonsart", "orgelkonsret", "Orgelkonsrt"])(
    "finds what was meant, and says so (%s)",
    async (typed) => {
      const html = await pageOf(`q=${typed}`);
      expect(html).toContain(MEANT);
      expect(html).toContain("(2 arrangementer)");
      expect(html).toContain("Søk etter akkurat dette");
      expect(html).toContain(`exact=${typed}`);
    },
  );

  test("is said in English too", async () => {
    const html = await pageText("/?q=orgelkonsrt", { Cookie: "samling_preferences=system.en.24h" });
    expect(html).toContain("Showing results for “orgelkonsert”.");
  });

  test("is not looked for where exactly what was typed is asked for", async () => {
    const html = await pageOf("q=orgelkonsrt&exact=orgelkonsrt");
    expect(html).not.toContain("Viser treff for");
    expect(html).toContain("Ingen arrangementer funnet");
    expect(await pageOf("q=orgelkonsrt&exact=noe+annet")).toContain(MEANT);
  });

  test("is only looked for where nothing else matches", async () => {
    // It stands in the description of an event in Tromsø; near Oslo nobody writes it so.
    expect(await pageOf("q=orgelkonzert")).not.toContain("Viser treff for");
    expect(await pageOf("q=orgelkonzert&lat=59.91&lng=10.75&radius_km=10")).toContain("Viser treff for «orgelkonsert»");
    // A word that is there, though not on this day.
    expect(await pageOf("q=orgelkonsert&when=today")).not.toContain("Viser treff for");
  });

  test("is said too where what was meant is farther away", async () => {
    const html = await pageOf("q=orgelkonsrt&lat=69.65&lng=18.96&radius_km=10");
    expect(html).toContain(MEANT);
    expect(html).toContain("Viser i stedet ");
  });

  test("leaves the other words of a search as they are", async () => {
    expect(await pageOf("q=tonerommet+orgelkonsrt")).toContain("Viser treff for «tonerommet orgelkonsert».");
  });

  test("never means a word of a hidden event, nor a short one", async () => {
    expect(await pageOf("q=skammmelig")).not.toContain("Viser treff for");
    expect(await pageOf("q=smpa")).not.toContain("Viser treff for");
  });

  test("means the name of an organizer", async () => {
    expect(await pageOf("q=tonerommt")).toContain("Viser treff for «tonerommet».");
  });
});

test("list, count, map and month search by the same words that were meant", async () => {
  const bbox = "bbox=10.123,59.501,11.4,60.307";
  expect(await pageOf(`q=orgelkonsrt&view=map&${bbox}`)).toMatch(/2 arrangementer i kartutsnittet/);
  const map = await (await visit(`/map.json?q=orgelkonsrt&${bbox}`)).json<MapView>();
  expect(map.marks.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  const month = await pageOf("q=orgelkonsrt&view=month");
  expect(month).toContain(MEANT);
  expect(month.match(/>Orgelkonsert</g)?.length).toBeGreaterThanOrEqual(2);
});

describe("looking for slips costs few rows", () => {
  test.each([
    ["/?q=orgelkonsrt", 6, 200],
    ["/?q=finnesikke", 3, 100],
    ["/?q=finnesikke+hellerikke+tullball+vrovlord+sludderord", 4, 150],
    ["/?q=orgelkonsrt&view=month", 8, 400],
    ["/map.json?q=orgelkonsrt&bbox=10.123,59.501,11.4,60.307", 6, 200],
  ])("%s", async (path, trips, rows) => {
    const { status, meter } = await meteredVisit(path);
    expect(status).toBe(200);
    expect(meter.trips).toBeLessThanOrEqual(trips);
    expect(meter.rowsRead).toBeLessThanOrEqual(rows);
  });

  test("a search that finds something looks for none", async () => {
    const tripsOf = async (q: string) => (await meteredVisit(`/?q=${q}`)).meter.trips;
    // Whether it is there is asked with all that might be let go of, except for types and facts.
    expect(await tripsOf("orgelkonsert")).toBe((await tripsOf("konsert")) + 1);
  });
});
