import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";

const ASSETS = "build/client/assets";

interface Entry {
  module: string;
  imports?: string[];
}

/** The names of the built files that match. */
export const assetNames = (pattern: RegExp) => readdirSync(ASSETS).filter((name) => pattern.test(name));

export const assetText = (name: string) => readFileSync(join(ASSETS, name), "utf8");

export const gzipSize = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length;

export const gzipSizeOf = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzipSize(join(ASSETS, name)), 0);

/** The scripts that a page needs before it is alive: those of its routes and all that they import at once. */
export function firstLoadOf(...routes: string[]): Set<string> {
  const [manifestName] = assetNames(/^manifest-\w+\.js$/);
  const manifest = JSON.parse(
    assetText(manifestName!)
      .replace(/^window\.__remixManifest=/, "")
      .replace(/;$/, ""),
  ) as {
    entry: Entry;
    routes: Record<string, Entry>;
  };
  const entries = [manifest.entry, manifest.routes["root"]!, ...routes.map((route) => manifest.routes[route]!)];
  const scripts = new Set<string>();
  for (const { module, imports = [] } of entries)
    for (const path of [module, ...imports]) addWithImports(basename(path), scripts);
  return scripts;
}

function addWithImports(name: string, scripts: Set<string>): void {
  if (scripts.has(name)) return;
  scripts.add(name);
  for (const [, imported] of assetText(name).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    addWithImports(imported!, scripts);
}
