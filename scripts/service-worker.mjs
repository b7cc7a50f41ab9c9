// Builds the service worker: one file, beside the scripts of the pages (docs/features/offline.md).

import { build } from "esbuild";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./setup.mjs";

const CLIENT = join(root, "build/client");
const ASSETS = join(CLIENT, "assets");

/** Those that work without a network. */
const PAGES = ["home", "weekend", "event", "organizer", "organizations", "favorites", "offline"];
const ROUTES = ["root", ...["layout", "page", ...PAGES].map((name) => `routes/visitor/${name}`)];

/** Of no use without a network. */
const NEEDS_NETWORK = /^(?:search-map|events-map-face|organizations-map-face)/;

/** `manifests` are Remix's lists of files by language. */
export async function writeServiceWorker(manifests) {
  const names = readdirSync(ASSETS).sort();
  const letters = names.filter((name) => /^(?:app-.*\.css|(?:fraunces|inter)-(?!sami-).*\.woff2)$/.test(name));
  const files = Object.entries(manifests).map(([language, manifest]) => [language, [...filesOf(manifest), ...letters]]);
  const shared = files[0][1].filter((name) => files.every(([, own]) => own.includes(name)));
  const own = files.map(([language, all]) => [language, all.filter((name) => !shared.includes(name))]);
  const versions = Object.entries(manifests).map(([language, { version }]) => [language, version]);
  await build({
    entryPoints: [join(root, "app/service-worker/service-worker.ts")],
    outfile: join(CLIENT, "service-worker.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    logLevel: "warning",
    tsconfig: join(root, "tsconfig.json"),
    define: {
      VERSION: JSON.stringify(createHash("sha256").update(names.join()).digest("hex").slice(0, 8)),
      MANIFEST_VERSIONS: JSON.stringify(Object.fromEntries(versions)),
      ICONS: JSON.stringify(readdirSync(join(CLIENT, "facts")).sort().join(" ")),
      SHARED_FILES: JSON.stringify(shared.join(" ")),
      OWN_FILES: JSON.stringify(Object.fromEntries(own.map(([language, list]) => [language, list.join(" ")]))),
    },
  });
}

const LOADED = /"(?:\.|assets)\/([\w.-]+\.(?:js|css))"/g;

/** Files loaded at once or later. */
function filesOf({ entry, routes }) {
  const entries = [entry, ...ROUTES.map((id) => routes[id])];
  const files = new Set(
    entries.flatMap(({ module, imports = [] }) => [module, ...imports].map((path) => basename(path))),
  );
  for (const name of files) {
    if (!name.endsWith(".js")) continue;
    for (const [, loaded] of readFileSync(join(ASSETS, name), "utf8").matchAll(LOADED))
      if (!NEEDS_NETWORK.test(loaded)) files.add(loaded);
  }
  return [...files].sort();
}
