// What every command needs first: dependencies, and a way to run things. Plain Node, no packages.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
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
  const modules = join(root, "node_modules");
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return; // A linked folder is updated where it belongs.
  if (isInstalled(modules)) return;
  // All output goes to stderr, because other programs may read a command's stdout.
  console.error("Installing dependencies …");
  const patience = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=3000"];
  const { status, stderr } = run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error", ...patience], {
    stdio: ["ignore", 2, "pipe"],
    encoding: "utf8",
    mayFail: true,
  });
  if (status === 0) return;
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(stderr);
  console.error(
    isOffline ? "Samling lacks its dependencies, and npm's registry can't be reached: connect once." : stderr,
  );
  process.exit(1);
}

/** By what npm notes when it has installed all; what is only for other systems may be missing. */
function isInstalled(modules) {
  const noted = join(modules, ".package-lock.json");
  if (!existsSync(noted)) return false;
  const packagesIn = (path) => JSON.parse(readFileSync(path, "utf8")).packages;
  const there = packagesIn(noted);
  return Object.entries(packagesIn(join(root, "package-lock.json"))).every(
    ([path, { version, integrity, optional }]) =>
      path === "" ||
      (there[path] ? there[path].version === version && there[path].integrity === integrity : optional === true),
  );
}
