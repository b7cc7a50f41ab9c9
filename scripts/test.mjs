// npm test: everything. npm run check (--fast): what needs neither build nor browser. Its last line counts the checks.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin, ensureDependencies, quietEnv, start } from "./setup.mjs";

const isFast = process.argv.includes("--fast");
const MINUTES_A_SUITE = 25;
const reports = mkdtempSync(join(tmpdir(), "samling-test-"));
const total = { passed: 0, failed: 0 };

ensureDependencies();
if (!isFast) await check("build", process.execPath, ["scripts/build.mjs"]);
quietEnv.SAMLING_BUILT = "1";
await Promise.all([check("types", bin("tsc"), ["--noEmit"]), check("lint", process.execPath, ["scripts/lint.mjs"])]);
await vitest("unit tests", ["unit"]);
if (!isFast) {
  await vitest("Worker and bundle tests", ["workers", "bundle"]);
  await Promise.all([vitest("browser journeys", ["e2e"]), vitest("screens read by axe", ["axe"])]);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** One command that is right or wrong as a whole: one check. */
async function check(name, command, args) {
  const { seconds, status } = await execute(name, command, args);
  tell(name, seconds, status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function vitest(name, projects) {
  const report = join(reports, `${projects.join("-")}.json`);
  const chosen = projects.flatMap((project) => ["--project", project]);
  const output = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const { seconds, status } = await execute(name, bin("vitest"), ["run", ...chosen, ...output]);
  tell(name, seconds, countsOf(report, status));
}

async function execute(name, command, args) {
  console.log(`\n▸ ${name}`);
  const started = Date.now();
  const running = start(command, args, { stdio: "inherit", timeout: MINUTES_A_SUITE * 60_000 });
  const status = await new Promise((resolve) => running.once("close", resolve));
  return { status, seconds: ((Date.now() - started) / 1000).toFixed(1) };
}

/** Tests passed and failed; a file that could not be run, and a run that ended badly in any other way, count as failed. */
function countsOf(report, status) {
  let passed = 0;
  let failed = 0;
  try {
    const { testResults } = JSON.parse(readFileSync(report, "utf8"));
    for (const { status: file, assertionResults } of testResults) {
      const bad = assertionResults.filter((test) => test.status !== "passed").length;
      passed += assertionResults.length - bad;
      failed += bad > 0 || file === "passed" ? bad : 1;
    }
  } catch {
    failed = 1;
  }
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

function tell(name, seconds, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  console.log(`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}
