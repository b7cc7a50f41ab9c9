import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { READING, READING_BYTES, READING_FILES } from "~/domain/intake/reading-files";

const FOLDER = `build/client${READING}`;
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as { version: string }).version;

test("what reads photographs is served by ourselves, in a folder with its version in its name", () => {
  expect(READING).toBe(`/reading/${versionOf("tesseract.js")}`);
  expect(versionOf("tesseract.js-core")).toBe(versionOf("tesseract.js"));
  expect(readdirSync(FOLDER)).toEqual(expect.arrayContaining(Object.values(READING_FILES)));
  for (const name of readdirSync(FOLDER)) expect(statSync(`${FOLDER}/${name}`).size).toBeLessThan(25 * 1024 * 1024);
});

test("how much of it is loaded is told by what one picture needs", () => {
  const { plain: _, ...needed } = READING_FILES;
  const names = [...Object.values(needed), needed.simd.replace(/js$/, "wasm")];
  const bytes = names.reduce((sum, name) => sum + statSync(`${FOLDER}/${name}`).size, 0);
  expect(Math.abs(bytes / READING_BYTES - 1)).toBeLessThan(0.02);
});

test("that folder alone may compile WebAssembly, and is kept for good", () => {
  const rules = readFileSync("build/client/_headers", "utf8").split(/\n(?=\/)/);
  const own = rules.find((rule) => rule.startsWith("/reading/*\n"));
  expect(own).toContain("! Content-Security-Policy\n");
  expect(own).toContain("script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
  expect(own).toContain("max-age=31536000, immutable");
  expect(rules.filter((rule) => rule.includes("wasm-unsafe-eval"))).toEqual([own]);
});

test("its makers are named", () => {
  const licences = readFileSync("build/client/third-party-licences.txt", "utf8");
  for (const name of ["tesseract.js", "tesseract.js-core", "@tesseract.js-data/nor"])
    expect(licences).toContain(`=== ${name} ${versionOf(name)} ===`);
});
