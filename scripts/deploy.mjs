// npm run deploy: makes missing queues, migrates, then deploys the Workers. --dry-run only bundles and lists what is missing, without an
// account.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bin, builtEnv, ensureDependencies, root, run } from "./setup.mjs";
import { queuesIn, WORKERS } from "./workers.mjs";

const isDryRun = process.argv.includes("--dry-run");

ensureDependencies();
const config = readFileSync(join(root, "wrangler.toml"), "utf8");
const missing = whatIsMissing(config);
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
  console.log(`Queues: ${queuesIn(config).join(", ")}`);
  for (const worker of WORKERS)
    run(bin("wrangler"), ["deploy", "--dry-run", "--config", worker.config], { env: builtEnv });
} else {
  for (const queue of queuesIn(config)) makeQueue(queue);
  run(bin("wrangler"), ["d1", "migrations", "apply", "samling", "--remote"], { env: builtEnv });
  for (const worker of WORKERS) run(bin("wrangler"), ["deploy", "--config", worker.config], { env: builtEnv });
}

/** Where it is missing. */
function makeQueue(name) {
  const found = run(bin("wrangler"), ["queues", "info", name], { env: builtEnv, stdio: "ignore", mayFail: true });
  if (found.status !== 0) run(bin("wrangler"), ["queues", "create", name], { env: builtEnv });
}

function whatIsMissing(text) {
  return [
    /^APP_URL\s*=\s*"https:\/\/samling\.example"/m.test(text) && "APP_URL is a placeholder",
    /^EMAIL_FROM\s*=.*@samling\.example>/m.test(text) && "EMAIL_FROM is a placeholder",
    /^database_id\s*=\s*"[0-]+"/m.test(text) && "database_id is a placeholder",
  ].filter(Boolean);
}
