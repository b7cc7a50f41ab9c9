// npm run deploy: migrates, then deploys the Workers. --dry-run only bundles and lists what is missing, without an
// account.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bin, builtEnv, ensureDependencies, root, run } from "./setup.mjs";
import { WORKERS } from "./workers.mjs";

const isDryRun = process.argv.includes("--dry-run");

ensureDependencies();
const missing = whatIsMissing(readFileSync(join(root, "wrangler.toml"), "utf8"));
if (missing.length > 0) {
  console.error(
    ["wrangler.toml is not ready for a deployment (docs/operations.md explains, under Deploy):", ...missing].join(
      "\n  ",
    ),
  );
  if (!isDryRun) process.exit(1);
}
run(process.execPath, ["scripts/build.mjs"]);
if (isDryRun) {
  for (const { config } of WORKERS)
    run(bin("wrangler"), ["deploy", "--dry-run", "--config", config], { env: builtEnv });
} else {
  run(bin("wrangler"), ["d1", "migrations", "apply", "samling", "--remote"], { env: builtEnv });
  for (const { config } of WORKERS) run(bin("wrangler"), ["deploy", "--config", config], { env: builtEnv });
}

function whatIsMissing(config) {
  return [
    /^APP_URL\s*=\s*"https:\/\/samling\.example"/m.test(config) && "APP_URL is a placeholder",
    /^EMAIL_FROM\s*=.*@samling\.example>/m.test(config) && "EMAIL_FROM is a placeholder",
    /^database_id\s*=\s*"[0-]+"/m.test(config) && "database_id is a placeholder",
  ].filter(Boolean);
}
