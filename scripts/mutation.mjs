// npm run mutation -- app/domain/time: changes one thing after another in these rules, and tells what no test notices.
// Stryker is kept in .cache/mutation, because nothing else needs it; it works on a copy.
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readOptions } from "./options.mjs";
import { ensureDependencies, quietEnv, root, run } from "./setup.mjs";

const VERSION = "9.6.1";
const USAGE =
  "npm run mutation -- [--at-once 1] FILE or FOLDER of app/domain …\nChanges these rules, one thing at a time, and tells the share that the tests of app/domain notice. Some seconds a change: a folder takes hours.";
const {
  values: { "at-once": atOnce },
  positionals,
} = readOptions(USAGE, { allowPositionals: true, options: { "at-once": { type: "string", default: "1" } } });
const unknown = positionals.filter((path) => !path.startsWith("app/domain/") || !existsSync(join(root, path)));
if (positionals.length === 0 || unknown.length > 0) {
  console.error(`${unknown.length > 0 ? `Not in app/domain: ${unknown.join(", ")}\n` : ""}${USAGE}`);
  process.exit(2);
}

ensureDependencies();
const home = join(root, ".cache/mutation");
const stryker = join(home, "node_modules/@stryker-mutator/core/bin/stryker.js");
if (!existsSync(stryker)) {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), JSON.stringify({ private: true }));
  const packages = ["core", "vitest-runner"].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  // Vitest is the project's own.
  run(
    "npm",
    ["install", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts", "--legacy-peer-deps", ...packages],
    {
      cwd: home,
    },
  );
}

const settings = {
  testRunner: "vitest",
  vitest: { configFile: "scripts/mutation/vitest-of-rules.ts" },
  plugins: [join(home, "node_modules/@stryker-mutator/vitest-runner/dist/src/index.js")],
  mutate: positionals.map((path) => (statSync(join(root, path)).isDirectory() ? `${path}/**/*.ts` : path)),
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { logTests: false, reportTests: false },
  concurrency: Number(atOnce),
  ignorePatterns: [".cache", ".wrangler", "build", "shots", "public"],
  tempDirName: ".cache/mutation/copy",
  // What takes far longer than without the change never ends.
  timeoutFactor: 4,
};
const config = join(home, "stryker.json");
writeFileSync(config, JSON.stringify(settings, null, 2));
const { status } = run(process.execPath, [stryker, "run", config], { env: quietEnv, mayFail: true });
process.exitCode = status ?? 1;
