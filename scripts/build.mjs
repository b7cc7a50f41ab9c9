// Builds what the Worker serves. Also wrangler's own build step, so a caller that has built already says so.
import { ensureCovers } from "./covers.mjs";
import { bin, builtEnv, ensureDependencies, run } from "./setup.mjs";

if (process.env.SAMLING_BUILT !== "1") {
  ensureDependencies();
  ensureCovers();
  run(bin("remix"), ["vite:build", "--logLevel", "warn"], { env: builtEnv });
}
