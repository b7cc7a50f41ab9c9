import { describe, expect, test } from "vitest";
import { assetNames, assetText, scriptsOf } from "#test/support/client-build";
import { type Locale, LOCALES } from "~/domain/site/locales";
import { groupsOf } from "~/domain/values";
import { languages } from "~/i18n/languages.server";

/** Shorter texts may occur in code or packages by chance. */
const SHORTEST = 18;

/** Returns texts that identify a language's scripts; of templates, the pieces between parameters. */
function marksOf(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  if (typeof texts === "function")
    return [...String(texts).matchAll(/"([^"\\$]+)"|[`}]([^`$\\{}()=?:]+)(?=[`$])/g)].map(([, text, piece]) =>
      (text ?? piece)!.trim(),
    );
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(marksOf) : [];
}

const marks = new Map(LOCALES.map((locale) => [locale, marksOf(languages[locale]).filter(isLong)]));

function isLong(text: string): boolean {
  return text.length >= SHORTEST;
}

/** Returns which of some texts stand in another, which is looked through once: by their beginnings first. */
function marksIn(text: string, wanted: readonly string[]): string[] {
  const byBeginning = groupsOf(wanted, (mark) => mark.slice(0, SHORTEST));
  const found = new Set<string>();
  for (let at = 0; at + SHORTEST <= text.length; at++)
    for (const mark of byBeginning.get(text.slice(at, at + SHORTEST)) ?? [])
      if (text.startsWith(mark, at)) found.add(mark);
  return [...found];
}

describe.each(LOCALES)("pages in %s", (locale) => {
  const own = new Set(marks.get(locale));
  const text = [...scriptsOf(locale)]
    .map(assetText)
    .join("\n")
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

  /** "Vis alle arrangement" is Nynorsk, and the beginning of what Bokmål says. */
  const isOwn = (mark: string) => own.has(mark) || [...own].some((whole) => whole.includes(mark));

  test("hold no text of another language", () => {
    const others = LOCALES.filter((other) => other !== locale).flatMap((other) => marks.get(other)!);
    expect(others.length).toBeGreaterThan(500);
    expect(marksIn(text, others).filter((mark) => !isOwn(mark))).toEqual([]);
  });

  test("hold their own", () => {
    expect(marksIn(text, [...own]).length).toBeGreaterThan(500);
  });
});

test("no script asks for texts that nobody has written into it", () => {
  expect(assetNames(/\.js$/).filter((name) => assetText(name).includes("__texts_"))).toEqual([]);
});

/** The scripts' names without the language and the hash. */
const namesIn = (locale: Locale) =>
  [...scriptsOf(locale)].map((name) => name.replace(`-${locale}-`, "-").replace(/-[\w-]{8}\.js$/, "")).sort();

test.each(LOCALES)("pages in %s are made of the same scripts as those in any other", (locale) => {
  expect(namesIn(locale)).toEqual(namesIn(LOCALES[0]));
});

/** The Workers that read files and an event's line, and their libraries: they show no text. */
const WORDLESS =
  /^(?:file-worker\.client|line-worker\.client|prepare-worker\.client|dist|pdf|postal-mime|pdf-pictures|pdfjs|sheet|word)-/;

test("every script belongs to a language, but for the Workers that read", () => {
  const known = new Set(LOCALES.flatMap((locale) => [...scriptsOf(locale)]));
  const wordless = assetNames(WORDLESS).map(assetText).join("\n");
  expect(marksIn(wordless, [...marks.values()].flat())).toEqual([]);
  expect(assetNames(/\.js$/).filter((name) => !known.has(name) && !WORDLESS.test(name))).toEqual([]);
});
