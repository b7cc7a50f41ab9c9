// npm run lint: the files that git tracks, so that nothing else in the folder is looked at.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bin, ensureDependencies, root, run } from "./setup.mjs";

ensureDependencies();
const { stdout } = spawnSync("git", ["ls-files", "--", "*.ts", "*.tsx", "*.js", "*.mjs"], { cwd: root, encoding: "utf8" });
const files = stdout.split("\n").filter((file) => file && existsSync(join(root, file)));
run(bin("eslint"), files.length > 0 ? ["--no-warn-ignored", ...files] : ["."]);
