// npm run lint: oxlint (rules that need types), eslint and prettier on all files that git tracks, and no others.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bin, ensureDependencies, root, run } from "./setup.mjs";

ensureDependencies();
const tracked = (...patterns) =>
  spawnSync("git", ["ls-files", "--", ...patterns], { cwd: root, encoding: "utf8" })
    .stdout.split("\n")
    .filter((file) => file && existsSync(join(root, file)));

const scripts = tracked("*.ts", "*.tsx", "*.js", "*.mjs", "*.mts");
run(bin("oxlint"), ["--type-aware", ...scripts]);
run(bin("eslint"), scripts.length > 0 ? ["--no-warn-ignored", ...scripts] : ["."]);
const laidOut = [...scripts, ...tracked("*.css", "*.json", "*.yml")];
run(bin("prettier"), ["--check", "--log-level", "warn", ...(laidOut.length > 0 ? laidOut : ["."])]);
