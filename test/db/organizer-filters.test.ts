import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { NEAR_KM, type OrganizerFilters } from "#db/queries/organizers/filtered-list";
import { listOrganizers } from "#db/queries/organizers/list";
import { organizers } from "#db/schema";
import { seededRandom } from "#test/support/random";
import { anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { FAMILIES } from "~/domain/facts/facts";
import { NAME_LETTERS } from "~/domain/organizers/letters";
import { distanceKm } from "~/domain/places/position";
import { nameKey } from "~/domain/search/words";
import { countyAt } from "~/gateways/gazetteer/counties";
import { settleCounties } from "~/models/organizers/counties";

const EVERYBODY: OrganizerFilters = {
  family: null,
  county: null,
  keeper: null,
  letter: null,
  near: null,
  bounds: null,
};
const OSLO = { lat: 59.91, lng: 10.75 };
const NAMES = [
  "Ålvik bedehus",
  "Aas kirke",
  "Ærlig menighet",
  "Øyer frikirke",
  "Bymenigheten",
  "Zion",
  "Arken",
  "åpen dør",
];

interface Made {
  id: string;
  name: string;
  family: string | undefined;
  county: string | null;
  position: { lat: number; lng: number };
}

const made: Made[] = [];

beforeAll(async () => {
  const random = seededRandom(43);
  for (let n = 0; n < 240; n++) {
    const position = { lat: 58 + random.next() * 4, lng: 5 + random.next() * 7 };
    const family = random.chance(0.8) ? random.pick(FAMILIES) : undefined;
    const name = `${random.pick(NAMES)} ${n}`;
    const { id } = await anOrganizer({ name, ...position, facts: family ? { family } : {} });
    if (n % 20 === 0) await setHidden("organizer", id, true);
    else made.push({ id, name, family, county: countyAt(position), position });
  }
  await settleCounties({ db: testDatabase() });
  await settleCounties({ db: testDatabase() });
});

const listed = async (filters: Partial<OrganizerFilters>, query = "", limit = 300) =>
  (await listOrganizers(testDatabase(), { query, filters: { ...EVERYBODY, ...filters }, limit, after: null }))
    .organizers;

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();

test("counties are settled by the cron, once", async () => {
  const rows = await testDatabase().select({ id: organizers.id, county: organizers.county }).from(organizers);
  const counties = new Map(rows.map(({ id, county }) => [id, county]));
  for (const { id, county } of made) expect(counties.get(id)).toBe(county ?? "");
});

test("every family, county and letter lists those that have it, hidden ones never", async () => {
  for (const family of FAMILIES)
    expect(idsOf(await listed({ family }))).toEqual(idsOf(made.filter((one) => one.family === family)));
  for (const county of ["03", "34", "46"] as const)
    expect(idsOf(await listed({ county }))).toEqual(idsOf(made.filter((one) => one.county === county)));
  for (const letter of NAME_LETTERS)
    expect(idsOf(await listed({ letter })), letter).toEqual(
      idsOf(made.filter(({ name }) => nameKey(name).startsWith(nameKey(letter)))),
    );
});

test("«Aas» and «åpen» stand under Å, and not under A", async () => {
  const names = (await listed({ letter: "å" })).map(({ name }) => name.split(" ")[0]);
  expect(new Set(names)).toEqual(new Set(["Ålvik", "Aas", "åpen"]));
  expect(new Set((await listed({ letter: "a" })).map(({ name }) => name.split(" ")[0]))).toEqual(new Set(["Arken"]));
});

test("near a position are those within fifty kilometres, nearest first, with their distance", async () => {
  for (const near of [OSLO, { lat: 60.39, lng: 5.32 }, { lat: 61, lng: 8 }]) {
    const rows = await listed({ near });
    const expected = made.filter(({ position }) => distanceKm(position, near) <= NEAR_KM);
    expect(idsOf(rows)).toEqual(idsOf(expected));
    const distances = rows.map(({ distance_km }) => distance_km!);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  }
});

test("filters and words hold together", async () => {
  const rows = await listed({ family: "bedehus", letter: "å" }, "alvik");
  expect(idsOf(rows)).toEqual(
    idsOf(made.filter(({ family, name }) => family === "bedehus" && name.startsWith("Ålvik"))),
  );
});

test("pages follow one another, and the count is of all", async () => {
  const filters = { ...EVERYBODY, letter: "b" };
  const all = made.filter(({ name }) => name.startsWith("B"));
  const first = await listOrganizers(testDatabase(), { query: "", filters, limit: 10, after: null });
  const rest = await listOrganizers(testDatabase(), { query: "", filters, limit: 300, after: first.nextAfter });
  expect(first.total).toBe(all.length);
  expect(idsOf([...first.organizers, ...rest.organizers])).toEqual(idsOf(all));
});

test.each<[string, Partial<OrganizerFilters>]>([
  ["a letter", { letter: "b" }],
  ["a county", { county: "46" }],
  ["a family", { family: "bedehus" }],
  ["a position", { near: OSLO }],
])("by %s, only those are read that may be listed", async (_what, filters) => {
  const meter = meterDatabase(env.DB);
  const many = (await listed(filters)).length;
  await listOrganizers(openDatabase(meter.d1), {
    query: "",
    filters: { ...EVERYBODY, ...filters },
    limit: 24,
    after: null,
  });
  // The squares around a position are a table of some eighty rows for each of two statements.
  const squares = filters.near ? 160 : 0;
  expect(meter.meter.rowsRead).toBeLessThan(squares + 40 + 4 * Math.max(many, 12));
});
