import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

test("the migrations make every table, view and trigger, and the one row of publication", async () => {
  const { results } = await env.DB.prepare("select type, count(*) as n from sqlite_schema group by type").all();
  expect(Object.fromEntries(results.map((row) => [row["type"], row["n"]]))).toMatchObject({ view: 7 });
  expect(await env.DB.prepare("select epoch from publication").first("epoch")).toBe(1);
});
