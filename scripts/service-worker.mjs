// Builds the service worker: one file, beside the scripts of the pages (docs/decisions/0071-offline.md).
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./setup.mjs";

const CLIENT = join(root, "build/client");

/** Writes build/client/service-worker.js. Its version is that of the files that pages are made of. */
export async function writeServiceWorker() {
  const assets = readdirSync(join(CLIENT, "assets")).sort();
  await build({
    entryPoints: [join(root, "app/service-worker/service-worker.ts")],
    outfile: join(CLIENT, "service-worker.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    logLevel: "warning",
    define: { VERSION: JSON.stringify(createHash("sha256").update(assets.join()).digest("hex").slice(0, 8)) },
  });
}
