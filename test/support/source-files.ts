import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

export interface SourceFile {
  /** From the root of the repository, with slashes. */
  path: string;
  text: string;
}

export const HOUSE = ["app", "db", "demo", "help", "workers", "scripts", "test"];

/** Returns the files under some folders that match `pattern`, with their text. */
export function sourceFiles(folders: readonly string[], pattern = /\.(ts|tsx|mts|mjs)$/): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
      .map((path) => ({ path, text: readFileSync(path, "utf8") })),
  );
}

const ALIASES: Record<string, string> = {
  "~/": "app/",
  "#db/": "db/",
  "#demo/": "demo/",
  "#messages/": "app/i18n/nb/",
  "#workers/": "workers/",
  "#test/": "test/",
};

/** Returns a file's imports: paths from the root for our own files (without extension), names for packages. */
export function importsOf({ path, text }: SourceFile): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => {
    if (fileName.startsWith(".")) return relative(".", join(dirname(path), fileName)).replaceAll("\\", "/");
    const alias = Object.keys(ALIASES).find((prefix) => fileName.startsWith(prefix));
    return alias ? ALIASES[alias]! + fileName.slice(alias.length) : fileName;
  });
}

/** Returns a file's code without comments. */
export function codeOf({ path, text }: SourceFile): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return ts.createPrinter({ removeComments: true }).printFile(source);
}
