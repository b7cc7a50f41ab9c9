import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";
import { CONTENT_LANGUAGES, LOCALES } from "~/domain/site/locales";

/** What the build does with the languages' folders. */
const TOGETHER = "../../scripts/together.mjs";
const { writeTextsTogether } = (await import(/* @vite-ignore */ TOGETHER)) as {
  writeTextsTogether(from: string, into: string, languages: readonly string[]): void;
};

const folder = mkdtempSync(join(tmpdir(), "fourth-language-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Any area without imports, so that it can be read where it was written. */
const AREA = "unsaved-area.ts";

test("issue line 7: the structure takes a fourth language as one folder", async () => {
  const from = join(folder, "i18n");
  cpSync("app/i18n", from, { recursive: true });
  cpSync(join(from, "nb"), join(from, "se"), { recursive: true });
  const languages = [...LOCALES, "se"];
  for (const language of languages)
    writeFileSync(
      join(from, language, AREA),
      `export const unsavedMessages = { hello: "${language}", both: "same", of: (n: number) => \`${language} \${n}\` };\n`,
    );
  const into = join(folder, "server");
  writeTextsTogether(from, into, languages);

  const made = readFileSync(join(into, "languages.server.ts"), "utf8");
  expect(made).toContain(`from "./messages/unsaved-area"`);
  const plain = (path: string) =>
    ts.transpileModule(readFileSync(join(into, path), "utf8"), {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    }).outputText;
  writeFileSync(join(into, "together.mjs"), plain("together.ts"));
  writeFileSync(
    join(into, "area.mjs"),
    `${plain(`messages/${AREA}`).replace(`"../together"`, `"./together.mjs"`)}\nexport { together } from "./together.mjs";`,
  );
  const { all, together } = (await import(/* @vite-ignore */ pathToFileURL(join(into, "area.mjs")).href)) as {
    all: unknown;
    together: (areas: unknown[]) => Record<string, { unsavedMessages: Record<string, unknown> }>;
  };
  const texts = together([all]);
  expect(Object.keys(texts)).toEqual(languages);
  for (const language of languages) {
    const { hello, both, of } = texts[language]!.unsavedMessages;
    expect([hello, both, (of as (n: number) => string)(2)]).toEqual([language, "same", `${language} 2`]);
  }
});

test("issue line 7: what is written in Northern Sámi today stays one choice when the product speaks it", () => {
  expect(CONTENT_LANGUAGES.slice(0, LOCALES.length)).toEqual(LOCALES);
  expect([...new Set([...LOCALES, "se"])]).toEqual([...CONTENT_LANGUAGES]);
});
