// Installs what the tests use and npm does not have, on machines with apt-get.
import { spawnSync } from "node:child_process";
import { run } from "./setup.mjs";

/** Does nothing without apt-get or root; the caller sees whether it came. */
export function installWithApt(name) {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) return;
  console.info(`Installing ${name} with apt-get …`);
  const options = { mayFail: true, stdio: ["ignore", "ignore", "inherit"] };
  run("apt-get", ["update", "-q"], options);
  run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], options);
}
