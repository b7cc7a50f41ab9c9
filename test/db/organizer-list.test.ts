import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { listOrganizers, ORGANIZER_COUNT_CAP } from "#db/queries/organizers/list";
import cases from "#test/cases/db/organizer-list.tsv?raw";
import { casesOf } from "#test/support/cases";
import { manyOrganizers } from "#test/support/many-organizers";
import { plansOf } from "#test/support/recorded-database";
import { anOrganizer, setHidden, testDatabase } from "#test/support/rows";

const list = (query: string, limit = 48, after: string | null = null) =>
  listOrganizers(testDatabase(), { query, limit, after });
const namesOf = async (query: string) => (await list(query)).organizers.map(({ name }) => name);

/** 2,400 organizers: 1,200 named "menighet", 1,200 "bedehus", 600 in Bodø. */
beforeAll(async () => {
  await manyOrganizers(2_400);
  await anOrganizer({
    id: "roros",
    name: "Bergstaden kirke",
    city: "Røros",
    description: "Åpen kirke og SALMEKVELD hver torsdag.",
  });
  await anOrganizer({
    id: "aas",
    name: "Ås frikirke",
    city: "Ås",
    website: "https://as.test",
    logo_url: "/images/organizers/as/logo",
  });
  await anOrganizer({ id: "hidden", name: "Skjult kirke", city: "Røros" });
  await setHidden("organizer", "hidden", true);
});

test.each(
  casesOf<[string, string, string[]]>(cases, "organisations: found by name, city or description, whatever the case"),
)("organisations: found by name, city or description, whatever the case: %s", async (_what, query, names) => {
  expect(await namesOf(query)).toEqual(names);
});

describe("hostile words: never an error", () => {
  test.each(casesOf<[string]>(cases, "hostile words: never an error"))("%j", async (query) => {
    await expect(list(query)).resolves.toMatchObject({ totalIsCapped: false });
  });

  test("10,000 characters", async () => {
    expect(await list("a".repeat(10_000))).toMatchObject({ total: 0 });
  });
});

describe("the order and its pages", () => {
  test.each([
    ["everyone", ""],
    ["few, which are sorted", "Bodø bedehus"],
    ["many, by walking the names", "menighet"],
  ])("pages of %s follow each other without gap or repetition", async (_what, query) => {
    const whole = await list(query, 240);
    const pages: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(query, 48, after);
      pages.push(...page.organizers.map(({ id }) => id));
      after = page.nextAfter;
    } while (after && pages.length < 240);
    expect(pages).toEqual(whole.organizers.map(({ id }) => id));
    const keys = whole.organizers.map(({ name }) => name);
    expect(keys).toEqual([...keys].sort(new Intl.Collator("nb").compare));
  });

  test("Å comes last of all, and nothing after it", async () => {
    const page = await list("", 48, "many-999");
    expect(page.organizers.map(({ id }) => id)).toEqual(["aas"]);
    expect(page.nextAfter).toBeNull();
  });

  test("a page after somebody unknown is empty", async () => {
    expect((await list("", 48, "nobody")).organizers).toEqual([]);
  });

  test("counts exactly up to the cap, and says when there are more", async () => {
    expect(await list("Bodø bedehus")).toMatchObject({ total: 300, totalIsCapped: false });
    expect(await list("menighet")).toMatchObject({ total: ORGANIZER_COUNT_CAP, totalIsCapped: true });
    expect(await list("")).toMatchObject({ total: ORGANIZER_COUNT_CAP, totalIsCapped: true });
  });

  test("says what the card needs", async () => {
    const [row] = (await list("ås frikirke")).organizers;
    expect(row).toEqual({
      id: "aas",
      name: "Ås frikirke",
      description: null,
      city: "Ås",
      is_kept: 1,
      has_website: 1,
      logo_url: "/images/organizers/as/logo",
      cover_image_url: null,
      lat: null,
      lng: null,
      distance_km: null,
    });
  });
});

const budgets: [what: string, query: string, limit: number, rows: number][] = [
  ["everyone", "", 48, 600],
  ["everyone, a full page", "", 240, 800],
  ["few", "Bodø bedehus", 48, 2_000],
  ["half of them", "menighet", 48, 1_700],
  ["words that nobody has", "finnesikke", 48, 20],
  ["nothing that can be looked for", "%", 48, 0],
];

describe("one round trip and few rows", () => {
  test.each(budgets)("%s", async (_what, query, limit, rows) => {
    const { d1, meter } = meterDatabase(env.DB);
    await listOrganizers(openDatabase(d1), { query, limit, after: null });
    expect(meter.trips).toBeLessThanOrEqual(1);
    expect(meter.rowsRead).toBeLessThanOrEqual(rows);
  });

  test("names are walked in their index, never sorted whole", async () => {
    const plan = (await plansOf((db) => listOrganizers(db, { query: "", limit: 48, after: "aas" }))).flat();
    expect(plan.filter((line) => line.includes("organizers_by_name"))).not.toEqual([]);
    expect(plan.filter((line) => line.includes("TEMP B-TREE"))).toEqual([]);
  });
});
