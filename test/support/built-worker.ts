import { existsSync } from "node:fs";
import { bin, builtEnv, run } from "../../scripts/setup.mjs";

/** Bundles the Worker as it would be deployed, so that tests of routes load one file. Builds what was never built. */
export default function bundleWorker() {
  if (!existsSync("build/server/index.js")) run(process.execPath, ["scripts/build.mjs"]);
  run(bin("wrangler"), ["deploy", "--dry-run", "--outdir", "build/worker"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: builtEnv,
  });
}
