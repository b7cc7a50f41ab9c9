import ts from "typescript";
import { expect, test } from "vitest";
import { sourceFiles } from "#test/support/source-files";
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

const files = sourceFiles(["app", "db", "workers"]).filter(
  ({ path }) =>
    !MAY_NAME.some((file) => file.test(path)) && !LOCALES.some((locale) => path.startsWith(`app/i18n/${locale}/`)),
);

/** Finds `locale === "nb"`, `{ nb: …, en: … }`, `texts.nb`: code that another language would have to change. */
function languagesNamedIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isNamed =
      (ts.isStringLiteralLike(node) && isLanguage(node.text)) ||
      ((ts.isPropertyAccessExpression(node) || ts.isPropertyAssignment(node)) && isLanguage(node.name.getText(source)));
    if (isNamed) found.push(`${source.fileName}: ${node.parent.getText(source).slice(0, 80)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

test("no language is named outside its folder: what differs stands in the table of its formats or among its texts", () => {
  expect(files.flatMap(({ path, text }) => languagesNamedIn(parse(path, text)))).toEqual([]);
});

test.each([
  'locale === "nb" ? "d. MMMM" : "d MMMM"',
  "const { siteName } = commonMessages.nb",
  "pageMeta({ nb: a, en: b })",
])("which finds %s", (code) => expect(languagesNamedIn(parse("some.ts", code))).not.toEqual([]));

test("no language's folder is imported but as #messages, and by what brings them together", () => {
  const direct = files.filter(({ text }) =>
    LOCALES.some((locale) => new RegExp(`from "[^"]*i18n/${locale}["/]`).test(text)),
  );
  expect(direct.map(({ path }) => path)).toEqual([]);
});
