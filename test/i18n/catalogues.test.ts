import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LOCALES } from "~/domain/site/locales";

const modules = import.meta.glob<{ default: unknown }>("../../app/i18n/messages/*/*.ts", { eager: true });
const areas = readdirSync("app/i18n/messages/nb").map((file) => file.replace(/\.ts$/, ""));

/** Where each text of an area stands, and how many values it takes: "filters.radius(1)". */
function shapeOf(texts: unknown, path = ""): string[] {
  if (typeof texts === "function") return [`${path}(${texts.length})`];
  if (texts === null || typeof texts !== "object") return [`${path}: ${typeof texts}`];
  return Object.entries(texts).flatMap(([name, text]) => shapeOf(text, path ? `${path}.${name}` : name));
}

const textsOf = (locale: string, area: string) => modules[`../../app/i18n/messages/${locale}/${area}.ts`]?.default;

describe("every language has every text", () => {
  test.each(areas)("%s", (area) => {
    const norwegian = shapeOf(textsOf("nb", area)).sort();
    expect(norwegian).not.toEqual([]);
    for (const locale of LOCALES) expect(shapeOf(textsOf(locale, area)).sort(), locale).toEqual(norwegian);
  });

  test("and no area of its own", () => {
    for (const locale of LOCALES)
      expect(readdirSync(`app/i18n/messages/${locale}`).sort()).toEqual(readdirSync("app/i18n/messages/nb").sort());
  });

  test("and no text is empty", () => {
    const empty = Object.entries(modules).filter(([, { default: texts }]) => JSON.stringify(texts).includes('""'));
    expect(empty.map(([path]) => path)).toEqual([]);
  });
});
