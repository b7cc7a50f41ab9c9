// What every command needs first: dependencies, and a way to run things. Plain Node, no packages.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const stateDir = process.env.STATE_DIR ?? join(root, ".wrangler/state");

/** Keeps wrangler quiet and off the network. */
export const quietEnv = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CI: process.env.CI ?? "true",
};

/** An existing build, as in production. */
export const builtEnv = { ...quietEnv, NODE_ENV: "production", SAMLING_BUILT: "1" };

/** Exits with its status where it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env: quietEnv, ...options });
  if (result.status !== 0 && !options.mayFail) process.exit(result.status ?? 1);
  return result;
}

export const bin = (name) => join(root, "node_modules/.bin", name);

export function start(command, args, options = {}) {
  return spawn(command, args, { cwd: root, env: quietEnv, ...options });
}

/** Those missing, or other than in the lock file. */
export function ensureDependencies() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Samling needs Node 20.19 or newer, best 26; this is ${process.version}.`);
    process.exit(1);
  }
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const modules = join(root, "node_modules");
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return; // A linked folder is updated where it belongs.
  const stamp = join(modules, ".samling-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  // All output goes to stderr, because other programs may read a command's stdout.
  console.error("Installing dependencies …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { stdio: ["ignore", 2, 2] });
  writeFileSync(stamp, wanted);
}
