import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";

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

const known = new Map<string, string[]>();

/** Returns a file's imports: paths from the root for our own files (without extension), names for packages. */
export function importsOf(file: SourceFile): string[] {
  const imports = known.get(file.path) ?? readImports(file);
  known.set(file.path, imports);
  return imports;
}

function readImports({ path, text }: SourceFile): string[] {
  const { staticImports, staticExports } = parseSync(path, text).module;
  const later = [...codeOf({ path, text }).matchAll(/\bimport\("([^"]+)"\)/g)].map(([, name]) => name!);
  const named = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].flatMap(
    ({ moduleRequest }) => moduleRequest?.value ?? [],
  );
  return [...new Set([...named, ...later])].map((name) => {
    if (name.startsWith(".")) return relative(".", join(dirname(path), name)).replaceAll("\\", "/");
    const alias = Object.keys(ALIASES).find((prefix) => name.startsWith(prefix));
    return alias ? ALIASES[alias]! + name.slice(alias.length) : name;
  });
}

/** Returns a file's code without comments. */
export function codeOf({ path, text }: SourceFile): string {
  let code = "";
  let end = 0;
  for (const comment of parseSync(path, text).comments) {
    code += text.slice(end, comment.start);
    end = comment.end;
  }
  return code + text.slice(end);
}

/** Of the tree that a file is parsed to (ESTree, with TypeScript's and JSX's nodes). */
export interface SourceNode {
  type: string;
  start: number;
  end: number;
  parent: SourceNode | null;
  [part: string]: unknown;
}

/** Returns every node of a file, each after the one that it stands in. */
export function nodesOf({ path, text }: SourceFile): SourceNode[] {
  const nodes = [parseSync(path, text).program as unknown as SourceNode];
  for (const node of nodes)
    for (const [name, part] of Object.entries(node))
      if (name !== "parent")
        for (const child of Array.isArray(part) ? part : [part])
          if (isNode(child)) nodes.push(Object.assign(child, { parent: node }));
  return nodes;
}

export const isNode = (part: unknown): part is SourceNode =>
  typeof part === "object" && part !== null && typeof (part as { type?: unknown }).type === "string";

/** Returns the text of a string, or of a template without values. */
export function stringOf({ type, value, quasis }: SourceNode): string | null {
  if (type === "Literal") return typeof value === "string" ? value : null;
  if (type !== "TemplateLiteral") return null;
  const [first, ...others] = quasis as { value: { cooked: string } }[];
  return others.length === 0 ? first!.value.cooked : null;
}
