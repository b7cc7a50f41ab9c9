// npm run deploy [-- --deployment staging] [--dry-run]: makes missing queues, migrates, then deploys the Workers of
// deployment.production.toml or another. --dry-run needs no account: it says what is not ready, or bundles.
import { otherDeployments, readDeployment, writeConfigs } from "./deploy/files";
import { taken, unready } from "./deploy/unready";
import { readOptions } from "./options.mjs";
import { bin, builtEnv, run } from "./setup.mjs";

const USAGE = `npm run deploy -- [--dry-run] [--deployment NAME]
Deploys what deployment.NAME.toml says (production); --dry-run checks it and needs no account.`;

/** Of what a failing command said last. */
const LINES_SHOWN = 30;

const { values } = readOptions(USAGE, {
  options: { "dry-run": { type: "boolean", default: false }, deployment: { type: "string", default: "production" } },
});
const which = values.deployment;

function leave(lines: readonly string[]): never {
  console.error(lines.slice(-LINES_SHOWN).join("\n"));
  process.exit(1);
}

function readyDeployment() {
  try {
    const deployment = readDeployment(which);
    const problems = [...unready(deployment), ...taken(deployment, otherDeployments(which))];
    if (problems.length === 0) return deployment;
    return leave([`deployment.${which}.toml is not ready (docs/operations.md):`, ...problems.map((one) => `  ${one}`)]);
  } catch (error) {
    return leave([(error as Error).message]);
  }
}

const deployment = readyDeployment();
const workers = writeConfigs(which, deployment);
const site = workers.at(-1)!;
const wrangler = (args: string[], options = {}) => run(bin("wrangler"), args, { env: builtEnv, ...options });
run(process.execPath, ["scripts/build.mjs"]);

if (values["dry-run"]) {
  console.log(`${deployment.vars["APP_URL"]} (${deployment.vars["ENVIRONMENT"]}). Queues: ${site.queues.join(", ")}.`);
  for (const worker of workers) console.log(`${worker.name}: ${bundle(worker.config)} (${worker.config})`);
} else {
  for (const queue of site.queues) {
    const { status } = wrangler(["queues", "info", queue], { stdio: "ignore", mayFail: true });
    if (status !== 0) wrangler(["queues", "create", queue]);
  }
  wrangler(["d1", "migrations", "apply", "DB", "--remote", "--config", site.config]);
  for (const { config } of workers) wrangler(["deploy", "--config", config]);
}

/** Returns what it weighs. */
function bundle(config: string): string {
  const args = ["deploy", "--dry-run", "--config", config];
  const { status, stdout, stderr } = wrangler(args, { stdio: "pipe", encoding: "utf8", mayFail: true });
  if (status !== 0) leave(`${stdout}${stderr}`.split("\n"));
  return /Total Upload: (.+)/.exec(stdout)?.[1] ?? "bundled";
}
