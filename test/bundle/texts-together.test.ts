import { expect, test } from "vitest";
import { LOCALES } from "~/domain/site/locales";
import { languages } from "~/i18n/languages.server";

/** What the build has made of the languages' folders for the Worker (scripts/together.mjs). */
const MADE = "../../build/server/languages.server.ts";
const made = ((await import(/* @vite-ignore */ MADE)) as { languages: typeof languages }).languages;

/** Returns a text as it stands, or what a template says of some values: "" where it takes none of them. */
function saidBy(text: unknown): unknown {
  if (typeof text !== "function") return text;
  return [1, 2, "x", ["x", "y"], true].map((value) => {
    try {
      return (text as (...values: unknown[]) => unknown)(value, value, value, value);
    } catch {
      return "";
    }
  });
}

function expectSame(one: unknown, other: unknown, path: string): void {
  if (typeof one === "object" && one !== null) {
    expect(Object.keys(other as object).sort(), path).toEqual(Object.keys(one).sort());
    for (const [name, text] of Object.entries(one))
      expectSame(text, (other as Record<string, unknown>)[name], `${path}.${name}`);
  } else expect(saidBy(other), path).toEqual(saidBy(one));
}

test.each(LOCALES)("the Worker has every text of the folder (%s)", (locale) => {
  expectSame(languages[locale], made[locale], locale);
});
