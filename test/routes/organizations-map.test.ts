import { beforeAll, describe, expect, test } from "vitest";
import { seededRandom } from "#test/support/random";
import { anOrganizer, setHidden } from "#test/support/rows";
import { meteredVisit, pageText, visit } from "#test/support/visitor";
import type { MapView } from "~/views/search/map";

const NORWAY = "bbox=3,57,32,72";
const WIDEST = "bbox=-12,54,36,81.5";
const BERGEN = "bbox=5.2,60.3,5.5,60.5";
const MANY = 400;

async function mapOf(query: string): Promise<MapView> {
  const response = await visit(`/organizations/map.json?${query}`);
  expect(response.status).toBe(200);
  return response.json<MapView>();
}

const sum = ({ marks }: MapView) => marks.reduce((total, { count }) => total + count, 0);

beforeAll(async () => {
  const random = seededRandom(5);
  for (let n = 0; n < MANY; n++)
    await anOrganizer({
      name: `Menighet ${n}`,
      lat: 58 + random.next() * 13,
      lng: 5 + random.next() * 25,
    });
  await anOrganizer({ name: "Uten sted", lat: null, lng: null });
  const { id } = await anOrganizer({ name: "Skjult", lat: 60.39, lng: 5.32 });
  await setHidden("organizer", id, true);
  for (const name of ["Domkirken", "Fellesrådet"]) await anOrganizer({ name, lat: 60.3937, lng: 5.3326 });
});

describe("the numbers on the map of congregations", () => {
  test("are true for the whole filter, not for a page of it", async () => {
    expect(sum(await mapOf(NORWAY))).toBe(MANY + 2);
    expect(sum(await mapOf(`${NORWAY}&q=domkirken`))).toBe(1);
    expect(sum(await mapOf(`${NORWAY}&letter=m`))).toBe(MANY);
  });

  test("are those of the list beside it", async () => {
    const box = "bbox=9,59,12,61.5";
    const page = await pageText(`/organizations?view=map&${box}`);
    expect(page).toContain(`${sum(await mapOf(box))} menigheter`);
  });

  test("have a single place as one mark, which tells who is there", async () => {
    const mark = (await mapOf(BERGEN)).marks.find(({ count, area }) => count === 2 && !area);
    expect(mark?.at).toEqual([60.3937, 5.3326]);
    const { place } = await mapOf("bbox=5.33259,60.39369,5.33261,60.39371");
    expect(place?.organizers.map(({ name }) => name)).toEqual(["Domkirken", "Fellesrådet"]);
  });

  test.each([NORWAY, WIDEST, BERGEN, `${NORWAY}&q=menighet`])(
    "come in one request of at most 15 kB, in two round trips at most (%s)",
    async (query) => {
      const { status, html, meter } = await meteredVisit(`/organizations/map.json?${query}`);
      expect(status).toBe(200);
      expect(new TextEncoder().encode(html).length).toBeLessThanOrEqual(15_000);
      expect(meter.trips).toBeLessThanOrEqual(2);
      expect(meter.rowsRead).toBeLessThanOrEqual(query === BERGEN ? 30 : 4 * MANY);
    },
  );

  test("need what the map shows", async () => {
    for (const query of ["", "?bbox=5,6", "?bbox=9,60,8,61"])
      expect((await visit(`/organizations/map.json${query}`)).status, query).toBe(400);
  });
});

test("the page of the map is its list without scripts", async () => {
  const html = await pageText(`/organizations?view=map&${BERGEN}`);
  expect(html).toContain("Domkirken");
  expect(html).not.toContain("leaflet");
});
