// Serves a copy of the build, so that a later build does not affect the running server.
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtEnv, root, start } from "./setup.mjs";
import { WORKERS } from "./workers.mjs";

const BUILT = ["build/client", ...WORKERS.map(({ out }) => out)];

/**
 * `vars` are the Worker's settings, `level` is Miniflare's least level of log, `runsCron` whether the cron runs by
 * itself. Returns the process, whose end deletes the copy; `leash` is a command that ends it with its parent.
 */
export function serveBuilt({ port, state, vars, level, runsCron = false, isCopied = true, leash = [], ...options }) {
  const folder = isCopied ? mkdtempSync(join(tmpdir(), "samling-served-")) : root;
  if (isCopied) {
    for (const { config } of WORKERS) cpSync(join(root, config), join(folder, config));
    for (const part of BUILT) copyBuilt(join(root, part), join(folder, part));
  }
  const served = JSON.stringify({ folder, port: Number(port), state, vars, level, runsCron });
  const [command, ...args] = [...leash, process.execPath, join(root, "scripts/serve-worker.mjs"), served];
  const server = start(command, args, { ...options, env: { ...builtEnv, ...options.env } });
  if (isCopied) server.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return server;
}

/** By links, a thirtieth of the time: a build writes new files. Where another disk has none, file by file. */
function copyBuilt(from, to) {
  try {
    linkAll(from, to);
  } catch {
    cpSync(from, to, { recursive: true });
  }
}

function linkAll(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [own, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(own, copy);
    else linkSync(own, copy);
  }
}
