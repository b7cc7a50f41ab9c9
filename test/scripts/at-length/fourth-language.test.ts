import { build } from "esbuild";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";
import { CONTENT_LANGUAGES, LOCALES } from "~/domain/site/locales";

const folder = mkdtempSync(join(tmpdir(), "fourth-language-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("what is written in Northern Sámi today stays one choice when the product speaks it", () => {
  expect(CONTENT_LANGUAGES.slice(0, LOCALES.length)).toEqual(LOCALES);
  expect([...new Set([...LOCALES, "se"])]).toEqual([...CONTENT_LANGUAGES]);
});

/** Changes a file of the copy; what it changes must be there. */
function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(folder, path), "utf8");
  expect(text, path).toContain(from);
  writeFileSync(join(folder, path), text.replace(from, to));
}

/** Returns what the compiler says of the languages' texts and articles. */
function typeErrors(): string[] {
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), (path) => readFileSync(path, "utf8")) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder, { types: [] });
  const roots = ["app/i18n/languages.server.ts", "help/help-in.ts"].map((path) => join(folder, path));
  const program = ts.createProgram(roots, options);
  return roots
    .flatMap((root) => program.getSemanticDiagnostics(program.getSourceFile(root)))
    .map(({ file, messageText }) =>
      [relative(folder, file!.fileName), ts.flattenDiagnosticMessageText(messageText, "\n")].join(": "),
    );
}

/** Says something of everything that a language is for: what browsers ask, dates, help, mails and a part of a page. */
const ENTRY = `
  import { createElement } from "react";
  import { renderToStaticMarkup } from "react-dom/server";
  import { wishedLocale } from "~/domain/site/language-wish";
  import { LettersPreview } from "~/components/letters/letters-parts";
  import { confirmLettersMail } from "~/emails/letters";
  import { formatDay } from "~/i18n/format";
  import { languageNames } from "~/i18n/language-names";
  import { LocaleProvider } from "~/i18n/use-messages";
  import { helpIn } from "./help/help-in";

  const now = new Date("2026-06-07T10:00:00Z");
  export const made = {
    wish: wishedLocale("se, nb;q=0.8"),
    name: languageNames().se,
    day: formatDay(now, now, "se"),
    mail: confirmLettersMail({ link: "https://samling.example/x" }, "se"),
    title: helpIn("se")[0].title,
    page: renderToStaticMarkup(
      createElement(LocaleProvider, { value: "se" }, createElement(LettersPreview, { sections: [] })),
    ),
  };
`;

test("the structure takes a fourth language as one folder: types, mails and pages take it, and what it lacks is named", async () => {
  for (const room of ["app", "help", "tsconfig.json"]) cpSync(room, join(folder, room), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const room of ["app/i18n", "help"])
    cpSync(join(folder, room, "nb"), join(folder, room, "se"), { recursive: true });

  // What CONTRIBUTING.md says: a folder of texts and one of articles, and a line for each.
  edit("app/domain/site/locales.ts", '["nb", "nn", "en"]', '["nb", "nn", "en", "se"]');
  edit("app/domain/site/locales.ts", '["nn", "nn"],', '["nn", "nn"], ["se", "se"],');
  edit("app/i18n/languages.server.ts", "{ nb, nn, en }", "{ nb, nn, en, se }");
  edit("app/i18n/languages.server.ts", 'from "./nn";', 'from "./nn"; import * as se from "./se";');
  edit("help/help-in.ts", "{ nb, nn, en }", "{ nb, nn, en, se }");
  edit("help/help-in.ts", 'import nn from "./nn";', 'import nn from "./nn"; import se from "./se";');
  edit("app/i18n/se/locale.ts", '"nb"', '"se"');
  edit("app/i18n/se/formats.ts", 'name: "Bokmål"', 'name: "Davvisámegiella"');
  edit("app/i18n/se/letters.ts", "Slik ser ukens brev ut", "Vahkku reive");
  edit("help/se/visitors.ts", 'title: "Finn arrangementer"', 'title: "Gávnna doaluid"');
  expect(typeErrors()).toEqual([]);

  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: folder, loader: "ts" },
    tsconfig: join(folder, "tsconfig.json"),
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    packages: "external",
    logLevel: "error",
    jsx: "automatic",
  });
  const bundle = join(folder, "made.mjs");
  writeFileSync(bundle, outputFiles[0]!.text);
  const { made } = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as {
    made: { wish: string; name: string; day: string; mail: { html: string }; title: string; page: string };
  };
  expect([made.wish, made.name, made.title]).toEqual(["se", "Davvisámegiella", "Gávnna doaluid"]);
  expect(made.day).toBe("søndag 7. juni");
  expect(made.mail.html).toContain('<html lang="se">');
  expect(made.page).toContain("Vahkku reive");

  edit("app/i18n/se/letters.ts", "previewEmpty:", "previewNothing:");
  edit("help/se/visitors.ts", '"near-you":', '"near-you-":');
  const errors = typeErrors().join("\n");
  expect(errors).toContain("previewEmpty");
  expect(errors).toContain("near-you");
});
