// Builds what is deployed and tested: pages and scripts (build/client, build/server) and the Worker as one file
// (build/worker). Does nothing where nothing it is made of has changed. Also wrangler's own build step, so a caller that
// has built already says so by SAMLING_BUILT.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureCovers } from "./covers.mjs";
import { bin, builtEnv, ensureDependencies, root, run } from "./setup.mjs";

const STAMP = join(root, ".cache/build");
const MADE = ["build/client/assets", "build/server/index.js", "build/worker/app.js"];
const PLUGINS = ["direct-icons", "public-chunks", "third-party-licences"].map((name) => `scripts/${name}.ts`);
const MADE_OF = [
  "app",
  "db",
  "workers",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
  ...PLUGINS,
];

if (process.env.SAMLING_BUILT !== "1") build();

function build() {
  ensureDependencies();
  ensureCovers();
  const wanted = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted && MADE.every((path) => existsSync(join(root, path))))
    return;
  rmSync(STAMP, { force: true });
  run(bin("remix"), ["vite:build", "--logLevel", "warn"], { env: builtEnv });
  if (process.env.SAMLING_WATCH !== "1") {
    run(bin("wrangler"), ["deploy", "--dry-run", "--outdir", "build/worker"], {
      env: { ...builtEnv, WRANGLER_LOG: "error" },
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

function hashOfSources() {
  const hash = createHash("sha256");
  for (const file of MADE_OF.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** The file itself, or all files below the folder, by path from the root. */
function filesIn(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
