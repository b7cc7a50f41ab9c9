import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, expect, test } from "vitest";
import { CONTENT_LANGUAGES, LOCALES } from "~/domain/site/locales";

const folder = mkdtempSync(join(tmpdir(), "fourth-language-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("issue line 7: the structure takes a fourth language as one folder", async () => {
  const from = join(folder, "i18n");
  cpSync("app/i18n", from, { recursive: true });
  cpSync(join(from, "nb"), join(from, "se"), { recursive: true });
  const languages = [...LOCALES, "se"];
  for (const language of languages)
    appendFileSync(
      join(from, language, "index.ts"),
      `export const spokenMessages = { hello: "${language}", of: (n: number) => \`${language} \${n}\` };\n`,
    );
  const list = join(from, "languages.server.ts");
  const withFourth = readFileSync(list, "utf8").replace(/\{ nb, (?=[a-z, ]+ \};)/, "{ nb, se, ");
  writeFileSync(list, `import * as se from "./se";\n${withFourth}`);

  const outfile = join(folder, "languages.mjs");
  const paths = { "~/i18n/*": [join(from, "*")], "~/*": [resolve("app/*")], "#messages/*": [join(from, "nb/*")] };
  const packages = { nodePaths: [resolve("node_modules")], tsconfigRaw: { compilerOptions: { paths } } };
  await build({ entryPoints: [list], outfile, ...packages, bundle: true, format: "esm", logLevel: "error" });
  const made = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as {
    languages: Record<string, { spokenMessages: { hello: string; of: (n: number) => string } }>;
  };
  expect(Object.keys(made.languages).sort()).toEqual(languages.toSorted());
  for (const language of languages) {
    const { hello, of } = made.languages[language]!.spokenMessages;
    expect([hello, of(2)]).toEqual([language, `${language} 2`]);
  }
});

test("issue line 7: what is written in Northern Sámi today stays one choice when the product speaks it", () => {
  expect(CONTENT_LANGUAGES.slice(0, LOCALES.length)).toEqual(LOCALES);
  expect([...new Set([...LOCALES, "se"])]).toEqual([...CONTENT_LANGUAGES]);
});
