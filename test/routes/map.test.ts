import { beforeAll, describe, expect, test } from "vitest";
import { fromNow } from "#test/support/clock";
import { insertEvents, manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
import { anEvent, anOrganizer, eventValues } from "#test/support/rows";
import { meteredVisit, pageText, visit } from "#test/support/visitor";
import type { MapView } from "~/views/search/map";

const NORWAY = "bbox=3,57,32,72";
const OSLO = "bbox=10.123,59.501,11.4,60.307";
/** As wide as a screen can be, and far from square. */
const WIDEST = "bbox=-12,54,36,81.5";

const MOST_BYTES = 15_000;

async function mapOf(query: string): Promise<MapView> {
  const response = await visit(`/map.json?${query}`);
  expect(response.status).toBe(200);
  return response.json<MapView>();
}

const sum = ({ marks }: MapView) => marks.reduce((total, { count }) => total + count, 0);

beforeAll(async () => {
  const random = seededRandom(12);
  for (let n = 0; n < 2; n++) await manyEvents(2_500, random);
});

describe("the numbers of a map without a part of it", () => {
  test.each(["near=Oslo&radius_km=10", "lat=59.91&lng=10.75&radius_km=50", "near=Oslo&radius_km=200&q=konsert"])(
    "are those of the circle, as in the list: %s",
    async (circle) => {
      const list = await pageText(`/?view=map&${circle}`);
      const [, told] = /Over (\d+) arrangement|(\d+) arrangement/.exec(list)!.filter(Boolean);
      const found = sum(await mapOf(circle));
      if (list.includes("Over ")) expect(found).toBeGreaterThan(Number(told));
      else expect(found).toBe(Number(told));
    },
  );

  test("are none near an unknown place, and without any place there is no such map", async () => {
    expect((await mapOf("near=Ingensteds")).marks).toEqual([]);
    expect((await visit("/map.json?q=konsert")).status).toBe(400);
  });

  test("are those near the place that words name", async () => {
    expect((await mapOf("q=i+Oslo")).marks).toEqual((await mapOf("near=Oslo&radius_km=25")).marks);
  });
});

test("a sentence with much to let go of is looked for in all of the country", async () => {
  const q = encodeURIComponent("krabbesang 0-2 år torsdag formiddag Sandvika");
  for (const bounds of [NORWAY, WIDEST, "bbox=3,57,32,70"])
    expect((await mapOf(`${bounds}&q=${q}`)).marks.length, bounds).toBeGreaterThan(0);
});

describe("the numbers of a map", () => {
  test.each([NORWAY, OSLO, WIDEST, `${NORWAY}&q=konsert`, `${OSLO}&q=r`, "bbox=10.6,59.8,10.9,60", "bbox=4,58,6,66"])(
    "come in at most 15 kB (%s)",
    async (query) => {
      const { status, html } = await meteredVisit(`/map.json?${query}`);
      expect(status).toBe(200);
      expect(new TextEncoder().encode(html).length).toBeLessThanOrEqual(MOST_BYTES);
    },
  );

  test("come in one request of at most 15 kB where every group has events", async () => {
    const organizer_id = (await anOrganizer()).id;
    const steps = Array.from({ length: 40 }, (_, step) => step);
    const at = (row: number, column: number) => ({
      lat: 68.00001 + row * 0.0049,
      lng: 14.00001 + column * 0.0098,
    });
    const dense = steps.flatMap((row) =>
      steps.map((column) =>
        eventValues({
          ...at(row, column),
          organizer_id,
          title: "Tett",
          event_type: "conference",
          end_time: fromNow({ days: 2 }),
        }),
      ),
    );
    await insertEvents(dense);
    const { html } = await meteredVisit("/map.json?bbox=14.001,68.001,14.399,68.199&q=tett");
    expect((JSON.parse(html) as MapView).marks.length).toBeGreaterThan(80);
    expect(new TextEncoder().encode(html).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  test.each(["", "&type=youth", "&type=youth,concert&when=week", "&from=2026-07-01", "&q=h%C3%A5p", "&q=r%C3%B8ros"])(
    "obey every filter, as the list does (%s)",
    async (filter) => {
      const map = await mapOf(`${OSLO}${filter}`);
      const page = await visit(`/?view=map&${OSLO}${filter}`);
      const html = await page.text();
      const counted = /(\d+) arrangement(?:er)? i kartutsnittet/.exec(html)?.[1];
      const total = sum(map);
      expect(total).toBeGreaterThan(0);
      if (map.marks.every(({ more }) => !more) && total <= 500) expect(Number(counted)).toBe(total);
      else expect(Number(counted)).toBe(500);
    },
  );

  test("are of what the map shows, not of the circle that was searched before", async () => {
    expect(await mapOf(`${OSLO}&near=R%C3%B8ros&radius_km=10&sort=distance`)).toEqual(await mapOf(OSLO));
  });

  test("tell the soonest events of a single place as cards", async () => {
    const place = { lat: 70.12345, lng: 20.54321 };
    const organizer = await anOrganizer({ name: "Nordbukt kirke" });
    await anEvent({ ...place, organizer_id: organizer.id, title: "Kveldsang", location_name: "Nordbukt kirke" });
    const { lat, lng } = place;
    const box = [lng - 0.00001, lat - 0.00001, lng + 0.00001, lat + 0.00001].map((degrees) => degrees.toFixed(5));
    const map = await mapOf(`bbox=${box.join(",")}`);
    expect(map.marks).toMatchObject([{ at: [lat, lng], count: 1 }]);
    expect(map.place).toMatchObject({ name: "Nordbukt kirke", events: [{ title: "Kveldsang" }] });
  });

  test("with what has become of them", async () => {
    const place = { lat: 70.22345, lng: 20.64321 };
    const organizer = await anOrganizer({ name: "Sørbukt kirke" });
    await anEvent({ ...place, organizer_id: organizer.id, title: "Kveldsang", state: "cancelled" });
    const box = [place.lng, place.lat].flatMap((degrees) => [degrees - 0.00001, degrees + 0.00001]);
    const map = await mapOf(`bbox=${[box[0], box[2], box[1], box[3]].map((degrees) => degrees!.toFixed(5)).join(",")}`);
    expect(map.place?.events).toMatchObject([{ title: "Kveldsang", marks: [{ kind: "cancelled", text: "Avlyst" }] }]);
  });
});

describe("a request for a map", () => {
  test.each([
    "",
    "bbox=",
    "bbox=1,2,3",
    "bbox=a,b,c,d",
    "bbox=10,60,9,61",
    "bbox=10,61,11,60",
    "bbox=10,60,11,91",
    "bbox=1e9,0,2e9,1",
    `${NORWAY}&type=dugnad`,
    `${NORWAY}&radius_km=7`,
  ])("is refused where it is no search of a rectangle (%s)", async (query) => {
    expect((await visit(`/map.json?${query}`)).status).toBe(400);
  });

  test("for the open sea, or for abroad, finds nothing", async () => {
    expect((await mapOf("bbox=0,66,2,67")).marks).toEqual([]);
    expect((await mapOf("bbox=100,10,110,20")).marks).toEqual([]);
  });

  test("is answered from the edge's copy where it says nothing about anyone", async () => {
    const first = await visit(`/map.json?${NORWAY}&type=prayer`);
    await first.text();
    const second = await visit(`/map.json?type=prayer&${NORWAY}&lat=59.91&lng=10.75`);
    await second.text();
    expect([first, second].map(({ headers }) => headers.get("X-Edge-Cache"))).toEqual(["miss", "hit"]);
  });

  test.each([OSLO, `${NORWAY}&q=sorg`, `${NORWAY}&family=catholic`])(
    "is never kept where it may say something about a person (%s)",
    async (query) => {
      const response = await visit(`/map.json?${query}`);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    },
  );

  test("costs at most two round trips", async () => {
    for (const query of [NORWAY, OSLO, `${NORWAY}&q=konsert`]) {
      const { meter } = await meteredVisit(`/map.json?${query}&to=2026-12-31`);
      expect(meter.trips).toBeLessThanOrEqual(2);
    }
  });
});
