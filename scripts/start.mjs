// npm start: everything from a fresh clone to a served product. npm run dev: the same, rebuilding on change.
import { bin, builtEnv, ensureDependencies, migrate, quietEnv, root, run, start, stateDir } from "./setup.mjs";

const watch = process.argv.includes("--watch");
const port = process.env.PORT ?? "8787";

ensureDependencies();
run(process.execPath, ["scripts/build.mjs"]);
migrate();
run(bin("tsx"), ["scripts/seed.ts", "--if-empty"]);

const settings = {
  ENVIRONMENT: "development",
  APP_URL: `http://localhost:${port}`,
  ...(process.env.TILE_URL ? { TILE_URL: process.env.TILE_URL } : {}),
  ...(process.env.FEED_ALLOWED_PRIVATE_HOSTS ? { FEED_ALLOWED_PRIVATE_HOSTS: process.env.FEED_ALLOWED_PRIVATE_HOSTS } : {}),
};
const vars = Object.entries(settings).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
const server = start(
  bin("wrangler"),
  ["dev", "--port", port, "--persist-to", stateDir, "--test-scheduled", "--log-level", watch ? "log" : "warn", ...vars],
  { cwd: root, stdio: "inherit", env: watch ? quietEnv : builtEnv },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
console.log(`\nSamling: http://localhost:${port} (Ctrl+C stops it)`);
console.log(`Mails are not sent from here: read them at http://localhost:${port}/debug/mail\n`);
