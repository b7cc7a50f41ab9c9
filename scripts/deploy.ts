// npm run deploy [-- --deployment staging] [--dry-run | --back]: makes missing queues, migrates, then deploys the Workers
// of deployment.production.toml or another. --dry-run needs no account: it says what is not ready, or bundles. --back
// returns to what the last deployment replaced.
import { join } from "node:path";
import { present } from "~/domain/values";
import { deploymentFile, otherDeployments, readDeployment, replacedFileOf, writeConfigs } from "./deploy/files";
import { goBack, release, type Wrangler } from "./deploy/release";
import { taken, unready } from "./deploy/unready";
import { migrationNames } from "./migrate.mjs";
import { readOptions } from "./options.mjs";
import { bin, builtEnv, root, run } from "./setup.mjs";

const USAGE = `npm run deploy -- [--dry-run | --back] [--deployment NAME]
Deploys what deployment.NAME.toml says (production); --dry-run checks it and needs no account; --back returns to exactly
what the last deployment replaced, and says what of the database stays.`;

/** Of what a failing command said last. */
const LINES_SHOWN = 30;

const { values } = readOptions(USAGE, {
  options: {
    "dry-run": { type: "boolean", default: false },
    back: { type: "boolean", default: false },
    deployment: { type: "string", default: "production" },
  },
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
const site = present(workers.at(-1), "Worker of the site");
const wranglerIn = (args: string[], options = {}) => run(bin("wrangler"), args, { env: builtEnv, ...options });
/** What is asked is read, what is done is shown. */
const wrangler: Wrangler = (args, { mayFail = false, input } = {}) => {
  const stdio = mayFail ? "pipe" : input === undefined ? "inherit" : ["pipe", "inherit", "inherit"];
  const { status, stdout, stderr } = wranglerIn(args, { mayFail, input, stdio, encoding: "utf8" });
  return { isDone: status === 0, said: status === 0 ? (stdout ?? "") : `${stdout}${stderr}` };
};
const given = {
  deployment,
  workers,
  migrations: migrationNames(),
  wrangler,
  files: { deployment: join(root, deploymentFile(which)), replaced: replacedFileOf(which) },
  say: console.log,
};
if (!values.back) run(process.execPath, ["scripts/build.mjs"]);

if (values["dry-run"]) {
  console.log(`${deployment.vars["APP_URL"]} (${deployment.vars["ENVIRONMENT"]}). Queues: ${site.queues.join(", ")}.`);
  for (const worker of workers) console.log(`${worker.name}: ${bundle(worker.config)} (${worker.config})`);
} else
  try {
    process.exitCode = (values.back ? goBack(given) : release(given)) ? 0 : 1;
  } catch (error) {
    leave((error as Error).message.split("\n"));
  }

/** Returns what it weighs. */
function bundle(config: string): string {
  const args = ["deploy", "--dry-run", "--config", config];
  const { status, stdout, stderr } = wranglerIn(args, { stdio: "pipe", encoding: "utf8", mayFail: true });
  if (status !== 0) leave(`${stdout}${stderr}`.split("\n"));
  return /Total Upload: (.+)/.exec(stdout)?.[1] ?? "bundled";
}
