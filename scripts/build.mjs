// Builds what is deployed and tested: scripts in each language (build/client, build/server), and the Workers
// (scripts/workers.mjs), each as one file. Skips what has not changed. It is also wrangler's build step, so a caller that
// has built already sets SAMLING_BUILT.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOfSources } from "./hash-of-sources.mjs";
import { ensureHelpTexts } from "./help.mjs";
import { readOptions } from "./options.mjs";
import { BUILT, pagesBuilder, STAMP, writeFiles } from "./pages.mjs";
import { bin, builtEnv, ensureDependencies, root, start } from "./setup.mjs";
import { SERVICES, SITE, WORKERS } from "./workers.mjs";

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
  "narrow-remix",
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

readOptions("npm run build\nBuilds what is deployed, into build/; nothing where nothing has changed.");
if (process.env.SAMLING_BUILT !== "1") await build();

async function build() {
  ensureDependencies();
  ensureHelpTexts();
  const wanted = hashOfSources(MADE_OF);
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && MADE.every((path) => existsSync(join(root, path))))
    return;
  for (const path of BUILT) rmSync(join(root, path), { recursive: true, force: true });
  const services = SERVICES.map(bundle);
  for (const ssr of [false, true]) await (await pagesBuilder(ssr))();
  rmSync(join(root, "build/client/.vite"), { recursive: true });
  await writeFiles();
  await Promise.all([...services, bundle(SITE)]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
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
