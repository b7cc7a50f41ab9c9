import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { addressesOf } from "#test/support/route-table";
import { keptAddress, pagePolicy } from "~/page-cache";
import routes from "~/routes";

const schemas = import.meta.glob<Record<string, unknown>>("../../app/schemas/**/*.ts");

/** The pages that the edge keeps, by the address that app/routes.ts gives them. */
const KEPT = addressesOf(routes)
  .filter(({ file }) => file.endsWith(".tsx"))
  .map((address) => ({ ...address, path: address.route.replace(/:\w+|\*/g, "unknown") }))
  .filter(({ path }) => pagePolicy(new URL(path, "https://samling.test")) !== null);

/** How a route reads its address: the name of the schema is the first group. */
const READS =
  /(?:requireValid\((\w+), queryFields\(new URL\(request\.url\)\.searchParams|requireQuery\((\w+), request)/g;

/** The parameters that a route reads, from the schemas that it reads its address with. */
async function parametersOf(file: string): Promise<string[]> {
  const source = readFileSync(`app/${file}`, "utf8");
  const names = [...source.matchAll(READS)].map(([, one, other]) => (one ?? other)!);
  expect(source.split("searchParams"), `${file} reads its address by a schema`).toHaveLength(
    1 + [...source.matchAll(/queryFields\(/g)].length,
  );
  const found = await Promise.all(names.map((name) => shapeOf(name, source)));
  return found.flat();
}

async function shapeOf(name: string, source: string): Promise<string[]> {
  const [, path] = source.match(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "~/schemas/([^"]+)"`))!;
  const { [name]: schema } = await schemas[`../../app/schemas/${path}.ts`]!();
  if (!(schema instanceof z.ZodObject)) throw new Error(`${name} is no object`);
  return Object.keys(schema.shape);
}

test("the front page is among the pages that are kept, and its schema is found", async () => {
  expect(KEPT.map(({ route }) => route)).toContain("/");
  expect(await parametersOf("routes/visitor/home.tsx")).toEqual(expect.arrayContaining(["type", "lat", "show"]));
});

describe.each(KEPT)("$route", ({ path, file }) => {
  test("every parameter that it reads is in the key of its copy, or keeps it from being copied", async () => {
    const parameters = await parametersOf(file);
    const lost = parameters.filter((name) => {
      const url = new URL(`${path}?${name}=x`, "https://samling.test");
      const policy = pagePolicy(url);
      return policy !== null && !keptAddress(url, policy).searchParams.has(name);
    });
    expect(lost).toEqual([]);
  });

  test("and what it does not read makes no difference", () => {
    const url = new URL(`${path}?utm_source=x`, "https://samling.test");
    expect(keptAddress(url, pagePolicy(url)!).search).toBe("");
  });
});
