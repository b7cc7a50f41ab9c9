// Serves a copy of the build through wrangler dev, so that a later build does not affect the running server.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin, builtEnv, root, start } from "./setup.mjs";

/**
 * Starts the built product on a state folder; `vars` are the Worker's settings. Returns wrangler's process; the copy is
 * deleted when it ends. `leash` is a command that ends it with its parent.
 */
export function serveBuilt({ port, state, vars, flags = [], leash = [], ...options }) {
  const copy = mkdtempSync(join(tmpdir(), "samling-served-"));
  for (const part of ["client", "worker"]) cpSync(join(root, "build", part), join(copy, part), { recursive: true });
  writeFileSync(join(copy, "wrangler.toml"), settingsWithoutBuild());
  const [command, ...args] = [
    ...leash,
    bin("wrangler"),
    "dev",
    join(copy, "worker/app.js"),
    ...["--config", join(copy, "wrangler.toml"), "--no-bundle", "--assets", join(copy, "client")],
    ...["--port", String(port), "--persist-to", state, "--show-interactive-dev-session=false"],
    ...flags,
    ...Object.entries(vars).flatMap(([name, value]) => (value === undefined ? [] : ["--var", `${name}:${value}`])),
  ];
  const server = start(command, args, { ...options, env: { ...builtEnv, ...neverReload, ...options.env } });
  server.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  return server;
}

/**
 * wrangler reloads at a file's event, even where nothing was written, and refuses the posts under way with 503. It has
 * no switch for it; its watcher (chokidar) looks once a day with these.
 */
const neverReload = { CHOKIDAR_USEPOLLING: "1", CHOKIDAR_INTERVAL: String(24 * 60 * 60 * 1000) };

/** Otherwise wrangler would build at each change of a source file. */
function settingsWithoutBuild() {
  const settings = readFileSync(join(root, "wrangler.toml"), "utf8");
  return settings.replace(/^\[build\]\n(?:(?!\[).*\n?)*/m, "");
}
