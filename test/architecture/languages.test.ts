import { expect, test } from "vitest";
import { nodesOf, type SourceFile, sourceFiles, type SourceNode, stringOf } from "#test/support/source-files";
import { LOCALES } from "~/domain/site/locales";

/**
 * Where a language may be named: the list of all, the folders of texts, and the file that joins them; and the list of
 * those that events are held in, and that their texts are written in, which are not the product's.
 */
const MAY_NAME = [
  /^app\/domain\/site\/locales\.ts$/,
  /^app\/i18n\/languages\.server\.ts$/,
  /^app\/domain\/facts\/languages\.ts$/,
  /^app\/domain\/site\/text-languages\.ts$/,
];
const isLanguage = (name: string) => (LOCALES as readonly string[]).includes(name);

const NAMED = new RegExp(`\\b(?:${LOCALES.join("|")})\\b`);
const files = sourceFiles(["app", "db", "workers"]).filter(
  ({ path, text }) =>
    NAMED.test(text) &&
    !MAY_NAME.some((file) => file.test(path)) &&
    !LOCALES.some((locale) => path.startsWith(`app/i18n/${locale}/`)),
);

/** Finds `locale === "nb"`, `{ nb: …, en: … }`, `texts.nb`: code that another language would have to change. */
function languagesNamedIn(file: SourceFile): string[] {
  const isNamed = (node: SourceNode) => {
    const name = node["property"] ?? node["key"];
    return isLanguage(stringOf(node) ?? "") || isLanguage((name as { name?: string } | undefined)?.name ?? "");
  };
  return nodesOf(file)
    .filter(isNamed)
    .map(({ parent }) => `${file.path}: ${file.text.slice(parent!.start, parent!.end).slice(0, 80)}`);
}

test("no language is named outside its folder: what differs stands in the table of its formats or among its texts", () => {
  expect(files.flatMap(languagesNamedIn)).toEqual([]);
});

test.each([
  'locale === "nb" ? "d. MMMM" : "d MMMM"',
  "const { siteName } = commonMessages.nb",
  "pageMeta({ nb: a, en: b })",
])("which finds %s", (code) => expect(languagesNamedIn({ path: "some.ts", text: code })).not.toEqual([]));

test("no language's folder is imported but as #messages, and by what brings them together", () => {
  const direct = files.filter(({ text }) =>
    LOCALES.some((locale) => new RegExp(`from "[^"]*i18n/${locale}["/]`).test(text)),
  );
  expect(direct.map(({ path }) => path)).toEqual([]);
});
