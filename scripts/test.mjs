// npm test: everything. npm run check (--fast): what needs neither build nor browser. Its last line counts the checks.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureCalendarPython } from "./python.mjs";
import { bin, ensureDependencies, quietEnv, start } from "./setup.mjs";

const isFast = process.argv.includes("--fast");
const MINUTES_A_SUITE = 40;
const reports = mkdtempSync(join(tmpdir(), "samling-test-"));
const total = { passed: 0, failed: 0 };


const lint = () => check("types and lint", process.execPath, ["scripts/lint.mjs"]);
const unit = () => vitest("unit tests", ["unit", "components"]);
const inParts = (name, projects, parts) =>
  Array.from({ length: parts }, (_, part) => {
    const nth = `${part + 1}/${parts}`;
    return () => vitest(`${name} ${nth}`, projects, [`--shard=${nth}`]);
  });
const worker = inParts("Worker and bundle tests", ["workers", "bundle"], 2);
const journeys = inParts("browser journeys", ["e2e"], 5);
const axe = () => vitest("screens read by axe", ["axe"]);

ensureDependencies();
ensureCalendarPython();
if (!isFast) await check("build", process.execPath, ["scripts/build.mjs"]);
quietEnv.SAMLING_BUILT = "1";
const full = [axe, ...worker, ...journeys, lint, unit];
await runAll(isFast ? [lint, unit] : full);
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs the suites side by side, the longest first: one more than there are processors, because each waits now and then. */
async function runAll(suites) {
  const lanes = availableParallelism() + 1;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let suite = suites.shift(); suite; suite = suites.shift()) await suite();
    }),
  );
}

/** One command that is right or wrong as a whole: one check. */
async function check(name, command, args) {
  const run = await execute(name, command, args);
  tell(name, run, run.status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function vitest(name, projects, flags = []) {
  const report = join(reports, `${name.replace(/\W/g, "-")}.json`);
  const chosen = projects.flatMap((project) => ["--project", project]);
  const output = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const run = await execute(name, bin("vitest"), ["run", ...chosen, ...flags, ...output]);
  tell(name, run, countsOf(report, run.status));
}

/** Runs a command; what it writes is shown when it has ended, because others run beside it. */
async function execute(name, command, args) {
  console.log(`▸ ${name}`);
  const started = Date.now();
  const running = start(command, args, { stdio: ["ignore", "pipe", "pipe"], timeout: MINUTES_A_SUITE * 60_000 });
  let written = "";
  for (const stream of [running.stdout, running.stderr]) stream.on("data", (text) => (written += text));
  const status = await new Promise((resolve) => running.once("close", resolve));
  return { status, written, seconds: ((Date.now() - started) / 1000).toFixed(1) };
}

/** Tests passed and failed, not those skipped; a file that could not be run, and a run that ended badly, count as failed. */
function countsOf(report, status) {
  let passed = 0;
  let failed = 0;
  try {
    const { testResults } = JSON.parse(readFileSync(report, "utf8"));
    for (const { status: file, assertionResults } of testResults) {
      const bad = assertionResults.filter((test) => test.status === "failed").length;
      passed += assertionResults.filter((test) => test.status === "passed").length;
      failed += bad > 0 || file === "passed" ? bad : 1;
    }
  } catch {
    failed = 1;
  }
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

function tell(name, { written, seconds }, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) console.log(`\n${written}`);
  console.log(`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}
