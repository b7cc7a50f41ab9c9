// Builds what is deployed and tested: pages and scripts, once per language (build/client, build/server), and the Workers
// (scripts/workers.mjs), the site's as one file (build/worker). Skips what has not changed. It is also wrangler's build step, so a caller that has built
// already sets SAMLING_BUILT.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureCovers } from "./covers.mjs";
import { filesTogether } from "./files-together.mjs";
import { hashOfSources } from "./hash-of-sources.mjs";
import { ensureHelpTexts } from "./help.mjs";
import { writeServiceWorker } from "./service-worker.mjs";
import { bin, builtEnv, ensureDependencies, root, run, start } from "./setup.mjs";
import { WORKERS } from "./workers.mjs";

const STAMP = join(root, ".cache/build");
const MADE = [
  "build/client/assets",
  "build/client/service-worker.js",
  "build/server/index.js",
  "build/server/languages.js",
  ...WORKERS.map(({ out, main }) => `${out}/${main}`),
];
/** The languages (app/domain/site/locales.ts); the server is built with the first. */
const FIRST = "nb";
const OTHERS = readdirSync(join(root, "app/i18n"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== FIRST)
  .map(({ name }) => name);
const PLUGINS = [
  "direct-icons",
  "manifest-alone",
  "patient-routes",
  "public-chunks",
  "routes-in-parts",
  "settled-remix",
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
  "vite.config.ts",
  "scripts/covers",
  "scripts/drawing",
  ...WORKERS.map(({ config }) => config),
  ...PLUGINS,
  "scripts/files-together.mjs",
  "scripts/service-worker.mjs",
];

if (process.env.SAMLING_BUILT !== "1") await build();

async function build() {
  ensureDependencies();
  ensureCovers();
  ensureHelpTexts();
  const wanted = hashOfSources(MADE_OF);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted && MADE.every((path) => existsSync(join(root, path))))
    return;
  rmSync(STAMP, { force: true });
  await Promise.all([FIRST, ...OTHERS].map(buildPages));
  await writeServiceWorker(mergeLanguages());
  if (process.env.SAMLING_WATCH !== "1") {
    for (const { config, out } of WORKERS) {
      rmSync(join(root, out), { recursive: true, force: true });
      run(bin("wrangler"), ["deploy", "--dry-run", "--config", config, "--outdir", out], {
        env: { ...builtEnv, WRANGLER_LOG: "error" },
        stdio: ["ignore", "ignore", "inherit"],
      });
    }
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

/** Builds one language's pages and scripts, beside other languages. */
async function buildPages(language) {
  const env = { ...builtEnv, SAMLING_LANGUAGE: language };
  const building = start(bin("remix"), ["vite:build", "--logLevel", "warn"], { env, stdio: "inherit" });
  const status = await new Promise((resolve) => building.once("close", resolve));
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Merges all languages' files into one folder (files without texts are the same), and writes the server's list of what
 * each language's pages load; returns that list.
 */
function mergeLanguages() {
  const assets = join(root, "build/client/assets");
  const folders = { [FIRST]: assets };
  for (const language of OTHERS) folders[language] = join(root, ".cache/languages", language, "client/assets");
  const manifests = Object.fromEntries(Object.entries(folders).map(([name, folder]) => [name, manifestIn(folder)]));
  writeFileSync(join(root, "build/server/languages.js"), filesTogether(manifests));
  for (const language of OTHERS) cpSync(folders[language], assets, { recursive: true });
  return manifests;
}

/** Returns Remix's browser manifest. */
function manifestIn(folder) {
  const name = readdirSync(folder).find((file) => file.startsWith("manifest-"));
  return JSON.parse(readFileSync(join(folder, name), "utf8").replace(/^window\.__remixManifest=|;$/g, ""));
}
