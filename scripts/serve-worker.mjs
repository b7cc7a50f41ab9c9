// Serves a built Worker on Miniflare itself: node serve-worker.mjs '{"folder", "port", "state", "vars", "level", "runsCron"}'.
// docs/decisions/0036-serving-locally.md says why not through wrangler dev.

import { Log, LogLevel, Miniflare } from "miniflare";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOfSources } from "./hash-of-sources.mjs";
import { root } from "./setup.mjs";
import { modulesOf, SERVICES, SITE, WORKERS } from "./workers.mjs";
import "./mended-miniflare.mjs";

const { folder, port, state, vars, level, runsCron } = JSON.parse(process.argv[2]);
/** Stands for the folder in what is kept. */
const FOLDER = "§";
const options = await readConfigs();
/** As in wrangler.toml, in milliseconds. */
const CRONS = [
  ["* * * * *", 60_000],
  ["*/15 * * * *", 15 * 60_000],
];

/** Nobody has such hosts (RFC 2606): the demo's calendars and pages say that nothing has changed. All others are asked. */
const OUTSIDE = {
  name: "outside",
  modules: true,
  compatibilityDate: "2026-04-20",
  script: `export default { fetch(request) {
    const { hostname, pathname } = new URL(request.url);
    if (!hostname.endsWith(".example")) return fetch(request);
    return new Response(null, { status: pathname === "/robots.txt" ? 404 : 304 });
  } }`,
};
const isDemo = vars.ENVIRONMENT === "development";

const miniflare = new Miniflare(served());
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void miniflare.dispose().finally(() => process.exit(0)));
// Built again.
process.on("SIGHUP", () => void miniflare.setOptions(served()));
await miniflare.ready;
if (runsCron) for (const [cron, every] of CRONS) atNext(cron, every);

function served() {
  const product = { ...builtWorker(SITE), bindings: { ...options[SITE.config].bindings, ...vars } };
  /** Without assets: Miniflare calls no cron of a Worker that has them. */
  const { assets: _assets, queueConsumers: _consumers, ...withoutAssets } = product;
  const clock = { ...withoutAssets, name: "clock", routes: ["*/cdn-cgi/handler/scheduled*"] };
  return {
    host: "localhost",
    port,
    cf: false,
    log: new Log(LogLevel[level]),
    logRequests: false,
    handleStructuredLogs: ({ level: of, message }) => {
      if (level === "INFO" || of === "warn" || of === "error") console.log(message);
    },
    unsafeTriggerHandlers: true,
    defaultPersistRoot: join(state, "v3"),
    workers: isDemo
      ? [
          ...[product, clock].map((worker) => ({ ...worker, outboundService: OUTSIDE.name })),
          ...SERVICES.map(builtWorker),
          OUTSIDE,
        ]
      : [product, clock, ...SERVICES.map(builtWorker)],
  };
}

function builtWorker(worker) {
  const { name, config, out } = worker;
  return { ...options[config], name, modulesRoot: join(folder, out), modules: modulesOf(worker, folder) };
}

/** What wrangler says of each configuration. It takes 1.5 s to load, so that is kept until one of them changes. */
async function readConfigs() {
  const kept = join(root, ".cache/worker-options.json");
  const wanted = hashOfSources([...WORKERS.map(({ config }) => config), "package-lock.json"]);
  const known = existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : null;
  if (known?.wanted === wanted) return JSON.parse(known.options.replaceAll(FOLDER, folder));
  const { unstable_getMiniflareWorkerOptions: workerOptionsOf } = await import("wrangler");
  const read = ({ config }) => [
    config,
    workerOptionsOf(join(folder, config), undefined, { envFiles: [] }).workerOptions,
  ];
  const options = JSON.stringify(Object.fromEntries(WORKERS.map(read)));
  mkdirSync(dirname(kept), { recursive: true });
  // Several may start at once: none reads what another has half written.
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify({ wanted, options: options.replaceAll(folder, FOLDER) }));
  renameSync(`${kept}.${process.pid}`, kept);
  return JSON.parse(options);
}

/** As production does. */
function atNext(cron, every) {
  setTimeout(
    async () => {
      atNext(cron, every);
      const { outcome } = await (await miniflare.getWorker("clock")).scheduled({ cron });
      if (outcome !== "ok") console.error(`The outcome of the cron ${cron}: ${outcome}`);
    },
    every - (Date.now() % every),
  );
}
