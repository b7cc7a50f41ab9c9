// npm start: everything from a fresh clone to a running product. npm run dev: the same, rebuilding on change.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { isFree } from "./free-port.mjs";
import { migrationNames } from "./migrate.mjs";
import { readOptions } from "./options.mjs";
import { pushKeysIn } from "./push-keys.mjs";
import { serveBuilt } from "./serve-built.mjs";
import { ensureDependencies, start, stateDir } from "./setup.mjs";

const { values } = readOptions(
  `npm start -- [--port N] [--logs]
Builds what has changed, fills the database where it is empty, and serves the product (PORT, or 8787). STATE_DIR keeps its data.
npm run dev: the same, built again when a file changes.`,
  { options: { port: { type: "string" }, logs: { type: "boolean" }, watch: { type: "boolean" } } },
);
const port = values.port ?? process.env.PORT ?? "8787";
const vars = {
  ENVIRONMENT: "development",
  APP_URL: `http://localhost:${port}`,
  EMAIL_FROM: "Samling <post@samling.example>",
  TWO_STEP_REQUIRED_FOR: "nobody",
  TILE_URL: process.env.TILE_URL,
  REGISTER_API_URL: process.env.REGISTER_API_URL,
  PICTURES_LOGGED_ONE_IN: "1",
  FEED_ALLOWED_PRIVATE_HOSTS: process.env.FEED_ALLOWED_PRIVATE_HOSTS,
  ...(await pushKeysIn(stateDir)),
};

ensureDependencies();
const wrong = await wrongSettings();
if (wrong.length > 0) {
  console.error(wrong.join("\n"));
  process.exit(1);
}
console.log("Building, and filling the database where it is empty …");
const [, seeded] = await Promise.all([step("Build", build), step("Database and demo data", seed)]);
const server = serveBuilt({
  port,
  state: stateDir,
  vars,
  level: values.logs ? "INFO" : "WARN",
  runsCron: true,
  isCopied: !values.watch,
  stdio: ["ignore", "inherit", "inherit"],
});
// Before those of what builds, which end this process.
for (const signal of ["SIGINT", "SIGTERM"]) process.prependListener(signal, () => server.kill(signal));
process.once("exit", () => server.kill());
server.on("exit", (code) => process.exit(code ?? 0));
await step("Server", untilItAnswers);
console.log(`${seeded}Samling: http://localhost:${port} (Ctrl+C stops it); its mails, which are not sent: /debug/mail`);

/** Of those that were given here; the others are as in wrangler.toml. */
async function wrongSettings() {
  if (!(Number(port) > 0 && Number(port) < 65_536)) return [`PORT must be a number below 65536, and is ${port}.`];
  if (!(await isFree(port))) return [`Port ${port} is taken: npm start -- --port N names another.`];
  const given = Object.keys(vars).filter((name) => process.env[name] !== undefined);
  if (given.length === 0) return [];
  const { tsImport } = await import("tsx/esm/api");
  const { settingsSchema } = await tsImport("../app/schemas/site/settings.ts", import.meta.url);
  const issues = settingsSchema.safeParse(vars).error?.issues ?? [];
  return issues.flatMap(({ path: [name], message }) => (given.includes(name) ? [`${name} ${message}.`] : []));
}

async function step(name, work) {
  const began = Date.now();
  const done = await work();
  console.log(`✓ ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return done;
}

async function build() {
  if (!values.watch) return succeed(process.execPath, ["scripts/build.mjs"]);
  const { watchAndBuild } = await import("./watch.mjs");
  await watchAndBuild(() => server.kill("SIGHUP"));
}

/** The build takes longer, so it goes first. What was said is kept with the state, until there are new migrations. */
async function seed() {
  const kept = join(stateDir, "filled.json");
  const migrations = migrationNames().join();
  const filled =
    existsSync(join(stateDir, "v3/d1")) && existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : null;
  if (filled?.migrations === migrations) return filled.said;
  const said = await succeed(process.execPath, ["--import", "tsx", "scripts/seed.ts", "--if-empty"], {
    givesWay: true,
  });
  writeFileSync(kept, JSON.stringify({ migrations, said: said.replace(/^Seeded .*\n/, "") }));
  return said;
}

/** Beside others; exits with the command's status where it fails. */
async function succeed(command, args, { givesWay = false } = {}) {
  const running = start(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  if (givesWay) setPriority(running.pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  let printed = "";
  running.stdout.on("data", (text) => (printed += text));
  const status = await new Promise((resolve) => running.once("close", resolve));
  if (status === 0) return printed;
  console.error(printed);
  process.exit(status ?? 1);
}

async function untilItAnswers() {
  while (
    !(await fetch(`http://localhost:${port}/settings`).then(
      () => true,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
}
