// Serves a built Worker on Miniflare itself: node serve-worker.mjs '{"folder", "port", "state", "vars", "level", "runsCron"}'.
// docs/decisions/0036-serving-locally.md says why not through wrangler dev.

import { Log, LogLevel, Miniflare } from "miniflare";
import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { modulesOf, SERVICES, SITE } from "./workers.mjs";
import "./mended-miniflare.mjs";

const { folder, port, state, vars, level, runsCron } = JSON.parse(process.argv[2]);
const optionsOf = ({ config }) => workerOptionsOf(join(folder, config), undefined, { envFiles: [] }).workerOptions;
const workerOptions = optionsOf(SITE);
/** As in wrangler.toml, in milliseconds. */
const CRONS = [
  ["* * * * *", 60_000],
  ["*/15 * * * *", 15 * 60_000],
];

const product = {
  ...workerOptions,
  name: SITE.name,
  modulesRoot: join(folder, SITE.out),
  modules: modulesOf(SITE, folder),
  bindings: { ...workerOptions.bindings, ...vars },
};

/** Without assets: Miniflare calls no cron of a Worker that has them. */
const { assets: _assets, queueConsumers: _consumers, ...withoutAssets } = product;
const clock = { ...withoutAssets, name: "clock", routes: ["*/cdn-cgi/handler/scheduled"] };

const services = SERVICES.map((worker) => ({
  ...optionsOf(worker),
  name: worker.name,
  modulesRoot: join(folder, worker.out),
  modules: modulesOf(worker, folder),
}));

const miniflare = new Miniflare({
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
  workers: [product, clock, ...services],
});
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void miniflare.dispose().finally(() => process.exit(0)));
await miniflare.ready;
if (runsCron) for (const [cron, every] of CRONS) atNext(cron, every);

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
