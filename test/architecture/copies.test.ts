import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { addressesOf } from "#test/support/route-table";
import { cachedAddress, pagePolicy } from "~/domain/site/page-cache";
import routes from "~/routes";

const schemas = import.meta.glob("../../app/schemas/**/*.ts");

/** The cached pages, by their address in app/routes.ts. */
const KEPT = addressesOf(routes)
  .filter(({ file }) => file.endsWith(".tsx"))
  .map((address) => ({ ...address, path: address.route.replace(/:\w+|\*/g, "unknown") }))
  .filter(({ path }) => pagePolicy(new URL(path, "https://samling.test")) !== null);

/** How a route reads its address: the first group is the schema's name. */
const READS =
  /(?:requireValid\((\w+), queryFields\(new URL\(request\.url\)\.searchParams|requireQuery\((\w+), request)/g;

/** Returns the parameters that a route reads, from the schemas it parses its address with. */
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
  const { [name]: schema } = (await schemas[`../../app/schemas/${path}.ts`]!()) as Record<string, unknown>;
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
      return policy !== null && !cachedAddress(url, policy).searchParams.has(name);
    });
    expect(lost).toEqual([]);
  });

  test("and what it does not read makes no difference", () => {
    const url = new URL(`${path}?utm_source=x`, "https://samling.test");
    expect(cachedAddress(url, pagePolicy(url)!).search).toBe("");
  });
});
