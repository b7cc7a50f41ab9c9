import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import type { Locale } from "~/domain/site/locales";

const ASSETS = "build/client/assets";

interface Entry {
  module: string;
  imports?: string[];
}

interface Manifest {
  url: string;
  entry: Entry;
  routes: Record<string, Entry>;
}

/** The server's list of the files that each language's pages load. */
const { assetsOf } = (await import(pathToFileURL("build/server/languages.js").href)) as {
  assetsOf: Record<Locale, Manifest>;
};

/** Returns the names of the built files that match. */
export const assetNames = (pattern: RegExp) => readdirSync(ASSETS).filter((name) => pattern.test(name));

export const assetText = (name: string) => readFileSync(join(ASSETS, name), "utf8");

export const gzipSize = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length;

export const gzipSizeOf = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzipSize(join(ASSETS, name)), 0);

/** Returns the scripts that a page needs for hydration: those of its routes and their static imports. */
export function firstLoadOf(locale: Locale, ...routes: string[]): Set<string> {
  const manifest = assetsOf[locale];
  const entries = [manifest.entry, manifest.routes["root"]!, ...routes.map((route) => manifest.routes[route]!)];
  return withImports(entries, STATIC);
}

/**
 * Returns the scripts and styles that a page's parts bring with them when they are loaded, one out of the other, after
 * what is `loaded` already. A part is named by the beginning of its file's name.
 */
export function loadedLater(loaded: ReadonlySet<string>, parts: readonly string[]): string[] {
  const all = new Set(loaded);
  for (const part of parts) for (const name of filesOfPart(all, part)) all.add(name);
  return [...all].filter((name) => !loaded.has(name));
}

/** Beside each import at run time Vite notes, as numbers in a list of the file's own, what it needs. */
function filesOfPart(loaded: ReadonlySet<string>, part: string): string[] {
  for (const name of loaded) {
    const [, after] = name.endsWith(".js") ? assetText(name).split(new RegExp(`import\\(["\`]\\./${part}-`)) : [];
    if (after === undefined) continue;
    const files = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(assetText(name))![1]!) as string[];
    const numbers = /__vite__mapDeps\(\[([\d,]+)\]/.exec(after)![1]!;
    return numbers.split(",").map((number) => basename(files[Number(number)]!));
  }
  throw new Error(`Nothing loads ${part}`);
}

/** Returns all scripts that pages in a language can load. */
export function scriptsOf(locale: Locale): Set<string> {
  const { url, entry, routes } = assetsOf[locale];
  return withImports([{ module: url }, entry, ...Object.values(routes)], STATIC_OR_LATER);
}

const STATIC = /(?:from|import)\s*["`]\.\/([\w.-]+\.js)["`]/g;
const STATIC_OR_LATER = /["`](?:\.|assets)\/([\w.-]+\.js)["`]/g;

function withImports(entries: Entry[], importing: RegExp): Set<string> {
  const scripts = new Set(
    entries.flatMap(({ module, imports = [] }) => [module, ...imports].map((path) => basename(path))),
  );
  for (const name of scripts) for (const [, imported] of assetText(name).matchAll(importing)) scripts.add(imported!);
  return scripts;
}
