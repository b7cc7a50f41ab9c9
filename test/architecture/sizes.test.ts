import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "#test/support/source-files";

const TOKENS = readFileSync("app/styles/tokens.css", "utf8");
const screens = sourceFiles(["app"], /\.tsx?$/).filter(({ path }) => !/^app\/(emails|i18n)\//.test(path));
const sheets = sourceFiles(["app"], /\.css$/);

/** Returns the names of a kind's sizes in app/styles/tokens.css: `--text-note` is the text size `note`. */
const sizesOf = (kind: string) =>
  [...TOKENS.matchAll(new RegExp(`^  --${kind}-([a-z]+): `, "gm"))].map(([, name]) => name!);

/** Returns where files match `pattern`. */
const findings = (files: typeof screens, pattern: RegExp) =>
  files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));

/** Matches a class name after any prefix. */
const named = (name: string) => new RegExp(`(?<=[\\s"'\`:])${name}(?=[\\s"'\`/])`, "g");

describe("there are few sizes, named by what they are for", () => {
  test.each([
    ["text", 9],
    ["leading", 4],
    ["radius", 5],
    ["icon", 4],
    ["stroke-width", 2],
  ])("%s: at most %i", (kind, most) => {
    expect(sizesOf(kind).length).toBeGreaterThan(0);
    expect(sizesOf(kind).length).toBeLessThanOrEqual(most);
  });

  test("and each is used", () => {
    const everything = [...screens, ...sheets].map(({ text }) => text).join("\n");
    const uses: Record<string, string> = {
      text: "text",
      leading: "leading",
      radius: "rounded(?:-[a-z]+)?",
      icon: "icon",
      "stroke-width": "stroke",
    };
    const unused = Object.entries(uses).flatMap(([kind, utility]) =>
      sizesOf(kind)
        .filter((size) => !new RegExp(`\\b${utility}-${size}\\b|var\\(--${kind}-${size}\\)`).test(everything))
        .map((size) => `--${kind}-${size}`),
    );
    expect(unused).toEqual([]);
  });
});

describe("no size is written out where it is used", () => {
  const DEFAULTS = "(?:xs|sm|base|md|lg|xl|[2-9]xl)";

  test.each([
    ["a text's", /\btext-\[[^\]]*\]|\btype-[\d.]+/g],
    ["a text's, by a name of Tailwind's", named(`text-${DEFAULTS}`)],
    ["a line's height", /\bleading-(?:\[[^\]]*\]|[\d.]+)/g],
    ["a radius", /\brounded(?:-[a-z]+)*-\[(?!inherit\])[^\]]*\]|\barch-[\d[]/g],
    ["a radius, by a name of Tailwind's", named(`rounded(?:-[a-z]{1,2})?-${DEFAULTS}`)],
    ["an icon's", /\bsize=\{|\bsize: \d/g],
    ["a stroke's", /\bstrokeWidth(?:=\{|: )|\bstroke-(?:\[[^\]]*\]|[\d.]+)/g],
  ])("%s", (_, pattern) => {
    expect(findings(screens, pattern)).toEqual([]);
  });

  test("nor in a style sheet", () => {
    const written = sheets.filter(({ path }) => path !== "app/styles/tokens.css");
    const literals = /\b(?:font-size|line-height|border-radius|font): (?!inherit|var\(|50%)[^;]*\d[^;]*;/g;
    expect(findings(written, literals).sort()).toEqual([
      // As high as its button.
      "app/components/map/leaflet-map.css: font: 500 var(--text-title) / 44px var(--font-sans);",
      // As round as the frame is wide.
      "app/styles/app.css: border-radius: 999px 999px 380px 380px;",
      // Below 16 px a phone would zoom in on the field.
      "app/styles/app.css: font-size: max(16px, 1rem);",
      // The base of all text.
      "app/styles/app.css: line-height: 1.5;",
    ]);
  });
});

test("zod is imported as a namespace: by its name `z` the Worker would carry all of it", () => {
  const named = sourceFiles(["app", "db", "workers"]).filter(({ text }) => /import \{[^}]*\} from "zod"/.test(text));
  expect(named.map(({ path }) => path)).toEqual([]);
});
