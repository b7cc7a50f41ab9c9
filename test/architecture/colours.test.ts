import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "#test/support/source-files";
import { coloursFile, icons, withColours } from "../../scripts/colours/in-hex";
import { tokensOf } from "../../scripts/colours/tokens";

const MADE = "app/domain/site/colours.ts";

const read = (path: string) => readFileSync(path, "utf8");

test("a colour is said in app/styles/, and in hex only where it is made of that", () => {
  const others = sourceFiles(["app", "workers"])
    .filter(({ path, text }) => path !== MADE && /#[0-9a-f]{6}\b/i.test(text))
    .map(({ path }) => path);
  expect(others).toEqual([]);
});

test("what is made of the colours is made of today's (npm run colours)", () => {
  expect(read(MADE)).toBe(coloursFile());
  expect(read("public/icon.svg")).toBe(icons().bare);
  for (const name of readdirSync("public").filter((file) => file.endsWith(".webmanifest")))
    expect(read(`public/${name}`), name).toBe(withColours(read(`public/${name}`)));
});

test("the dark theme is the same whether it is chosen or the system asks for it", () => {
  for (const stylesheet of ["colours", "event-types"] as const)
    expect(tokensOf(stylesheet, "system")).toEqual(tokensOf(stylesheet, "dark"));
});
