// npm test: everything. npm run check (--fast): what needs neither build nor browser. npm run test:deep (--deep): what
// takes too long for every change. The last line counts the checks.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readOptions } from "./options.mjs";
import { bin, ensureDependencies, quietEnv, root, start } from "./setup.mjs";

const { fast: isFast = false, deep: isDeep = false } = readOptions(
  `npm test: types, lint, unit, Worker and browser tests
npm run check (--fast): types, lint, unit
npm run test:deep (--deep): what is too long for each change`,
  { options: { fast: { type: "boolean" }, deep: { type: "boolean" } } },
).values;
if (isDeep) Object.assign(quietEnv, { SAMLING_DEEP: "1", FUZZ: process.env.FUZZ ?? "50" });
const NEEDS_NO_BUILD = /^(unit|long|components)$/;
const MINUTES_A_SUITE = isDeep ? 90 : 30;
const SLOWEST = 10;
/** Names of files that try more at length, and of the folders that run only then. */
const TRIED_AT_LENGTH =
  "at-length access mutated fuzz properties publication agreement weekly-life event-map page-cache independent-readers series-entries".split(
    " ",
  );
const MEMORY = "/dev/shm";
const ROOM_NEEDED = 4e9;
const TIMES = join(root, ".cache/test-seconds.json");

/** Databases of tests wait for no disk where memory has room for them: a quarter less time. */
if (existsSync(MEMORY) && statfsSync(MEMORY).bavail * statfsSync(MEMORY).bsize > ROOM_NEEDED) quietEnv.TMPDIR = MEMORY;
/** Seconds of each suite when it last ran here. */
const seconds = existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, "utf8")) : {};
const reports = mkdtempSync(join(tmpdir(), "samling-test-"));
const total = { passed: 0, failed: 0 };
const files = [];

const build = check("build", process.execPath, ["scripts/build.mjs"]);
const lint = check("types and lint", process.execPath, ["scripts/lint.mjs"]);
const unit = vitest("unit tests", ["unit"]);
const long = vitest("long unit tests", ["long"]);
const components = vitest("tests of components", ["components"]);
const journeys = inParts("browser journeys", ["e2e"]);
const axe = inParts("screens read by axe", ["axe"], 2);
const worker = inParts("Worker and bundle tests", ["workers", "bundle"]);
const tried = vitest("what is tried at length", ["unit", "long", "workers"], TRIED_AT_LENGTH);

ensureDependencies();
// Each list begins with what usually takes longest.
if (isFast) await runAll([unit, lint, components]);
else if (isDeep) await runAll([tried, ...axe, ...journeys], build);
else await runAll([...worker, ...journeys, ...axe, long, lint, unit, components], build);
rmSync(reports, { recursive: true, force: true });
mkdirSync(dirname(TIMES), { recursive: true });
writeFileSync(TIMES, JSON.stringify(seconds));
console.log(`\nThe slowest files:`);
for (const { name, seconds } of files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Right or wrong as a whole. */
function check(name, command, args, needsBuild = false) {
  return { name, command, args, needsBuild, report: null };
}

/** One process at a time: other suites run beside it. */
function vitest(name, projects, flags = []) {
  const chosen = projects.flatMap((project) => ["--project", project]);
  const args = ["run", ...flags, ...chosen, "--maxWorkers=1", "--reporter=dot", "--reporter=./scripts/test-report.mjs"];
  const report = join(reports, `${name.replace(/\W/g, "-")}.json`);
  const needsBuild = !projects.every((project) => NEEDS_NO_BUILD.test(project));
  return { name, command: bin("vitest"), args, needsBuild, report };
}

/** No more than it has files. Each part loads everything anew: two where processors are for more than one of each suite. */
function inParts(name, projects, most = 3) {
  const parts = Math.min(most, isDeep ? 3 : availableParallelism() > 2 ? 2 : 1);
  return Array.from({ length: parts }, (_, part) => {
    const nth = `${part + 1}/${parts}`;
    return vitest(parts === 1 ? name : `${name} ${nth}`, projects, [`--shard=${nth}`]);
  });
}

/** As many lanes as processors, the longest suite first; those that need the build wait for it. */
async function runAll(suites, build) {
  const waiting = suites.sort((a, b) => (seconds[b.name] ?? 0) - (seconds[a.name] ?? 0));
  const building = build && run(build).then(() => (quietEnv.SAMLING_BUILT = "1"));
  const next = () => {
    const nth = waiting.findIndex(({ needsBuild }) => !needsBuild || quietEnv.SAMLING_BUILT === "1");
    return nth < 0 ? null : waiting.splice(nth, 1)[0];
  };
  const work = async () => {
    for (let suite = next(); suite; suite = next()) await run(suite);
  };
  const lane = async (nth) => {
    if (nth > 0) await work();
    await building;
    await work();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, (_, nth) => lane(nth)));
}

/** Its output is shown where something failed, because others run beside it. */
async function run({ name, command, args, report }) {
  console.log(`▸ ${name}`);
  const began = Date.now();
  const running = start(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    timeout: MINUTES_A_SUITE * 60_000,
    env: { ...quietEnv, ...(report && { SAMLING_TEST_REPORT: report }) },
  });
  let written = "";
  for (const stream of [running.stdout, running.stderr]) stream.on("data", (text) => (written += text));
  const status = await new Promise((resolve) => running.once("close", resolve));
  seconds[name] = (Date.now() - began) / 1000;
  const { passed, failed } = countsOf(report, status);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) console.log(`\n${written}`);
  console.log(`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed (${seconds[name].toFixed(1)} s)`);
}

/** At least one failure where it ended badly or wrote no report. */
function countsOf(path, status) {
  const report = path && existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { files: [], errors: 0 };
  files.push(...report.files);
  const sum = (key) => report.files.reduce((sum, file) => sum + file[key], 0);
  const failed = sum("failed") + report.errors;
  return { passed: path ? sum("passed") : Number(status === 0), failed: status !== 0 && failed === 0 ? 1 : failed };
}
