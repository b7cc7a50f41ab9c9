import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** Those of other packages answer with their own. */
const ours = Object.entries(scripts).filter(([, command]) => !command.includes("--command"));

test.each(ours)("npm run %s says what it does when it is asked, and does nothing", (_name, command) => {
  const { stdout, status } = spawnSync(`${command} --help`, { shell: true, encoding: "utf8" });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/npm (?:run|start|test)/)]);
});
