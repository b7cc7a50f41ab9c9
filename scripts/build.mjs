// Builds what is deployed and tested: scripts in each language (build/client, build/server), and the Workers
// (scripts/workers.mjs), each as one file. Skips what has not changed. It is also wrangler's build step, so a caller that
// has built already sets SAMLING_BUILT.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOfSources } from "./hash-of-sources.mjs";
import { ensureHelpTexts } from "./help.mjs";
import { bin, builtEnv, ensureDependencies, root, start } from "./setup.mjs";
import { SERVICES, SITE, WORKERS } from "./workers.mjs";

const STAMP = join(root, ".cache/build");
const MADE = [
  "build/client/assets",
  "build/client/service-worker.js",
  "build/server/index.js",
  "build/server/languages.js",
  ...WORKERS.map(({ out, main }) => `${out}/${main}`),
];
const PLUGINS = [
  "direct-icons",
  "files-as-modules",
  "patient-routes",
  "public-chunks",
  "reading-files",
  "routes-in-parts",
  "settled-remix",
  "texts-later",
  "third-party-licences",
].map((name) => `scripts/${name}.ts`);
const MADE_OF = [
  "app",
  "db",
  "workers",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.worker.json",
  "vite.config.ts",
  ...WORKERS.map(({ config }) => config),
  ...PLUGINS,
  "scripts/languages.mjs",
  "scripts/service-worker.mjs",
];

/** Remix gives Vite two options by names that Vite warns of. */
const NAMES_OF_REMIX = /`envFile` option is deprecated|`esbuild` option was specified by "remix"/;

if (process.env.SAMLING_BUILT !== "1") await build();

async function build() {
  ensureDependencies();
  ensureHelpTexts();
  // Where wrangler watches, it bundles the Workers itself, and nothing is minified.
  const isWatching = process.env.SAMLING_WATCH === "1";
  const wanted = `${hashOfSources(MADE_OF)}${isWatching ? " watched" : ""}`;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted && MADE.every((path) => existsSync(join(root, path))))
    return;
  rmSync(STAMP, { force: true });
  const services = isWatching ? [] : SERVICES.map(bundle);
  await buildPages();
  await Promise.all([...services, isWatching || bundle(SITE)]);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

async function buildPages() {
  Object.assign(process.env, builtEnv);
  const { warn } = console;
  console.warn = (...said) => NAMES_OF_REMIX.test(said.join(" ")) || warn(...said);
  const { build: buildWithVite } = await import("vite");
  for (const folder of ["build/client", "build/server"]) rmSync(join(root, folder), { recursive: true, force: true });
  for (const ssr of [false, true]) await buildWithVite({ root, logLevel: "warn", build: { ssr } });
  rmSync(join(root, "build/client/.vite"), { recursive: true });
  const { writeLanguages } = await import("./languages.mjs");
  const { writeServiceWorker } = await import("./service-worker.mjs");
  await writeServiceWorker(await writeLanguages());
}

/** As a deployment makes it. */
async function bundle({ config, out }) {
  rmSync(join(root, out), { recursive: true, force: true });
  const bundling = start(bin("wrangler"), ["deploy", "--dry-run", "--config", config, "--outdir", out], {
    env: { ...builtEnv, WRANGLER_LOG: "error" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const status = await new Promise((resolve) => bundling.once("close", resolve));
  if (status !== 0) process.exit(status ?? 1);
}
