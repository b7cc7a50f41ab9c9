// Serves a copy of the build, so that a later build does not affect the running server.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtEnv, root, start } from "./setup.mjs";
import { WORKERS } from "./workers.mjs";

const SERVED = ["build/client", ...WORKERS.flatMap(({ config, out }) => [config, out])];

/**
 * `vars` are the Worker's settings, `level` is Miniflare's least level of log, `runsCron` whether the cron runs by
 * itself. Returns the process, whose end deletes the copy; `leash` is a command that ends it with its parent.
 */
export function serveBuilt({ port, state, vars, level, runsCron = false, isCopied = true, leash = [], ...options }) {
  const folder = isCopied ? mkdtempSync(join(tmpdir(), "samling-served-")) : root;
  if (isCopied) for (const part of SERVED) cpSync(join(root, part), join(folder, part), { recursive: true });
  const served = JSON.stringify({ folder, port: Number(port), state, vars, level, runsCron });
  const [command, ...args] = [...leash, process.execPath, join(root, "scripts/serve-worker.mjs"), served];
  const server = start(command, args, { ...options, env: { ...builtEnv, ...options.env } });
  if (isCopied) server.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return server;
}
