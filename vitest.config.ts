import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { BURST_KINDS } from "./app/domain/site/burst-limits.ts";
import routes from "./app/routes.ts";
import { planInRooms } from "./scripts/migrate.mjs";
import { rawConfig } from "./scripts/raw-config.mjs";
import { modulesOf, SERVICES } from "./scripts/workers.mjs";
import { answerOutside } from "./test/support/feed-hosts.ts";
import { pathsOf, routesOf, writingRoutesOf } from "./test/support/route-table.ts";
import { testSettings } from "./test/support/settings.ts";
import { alias } from "./vite.config.ts";

const inFolders = (...folders: string[]) => folders.map((folder) => `test/${folder}/**/*.test.{ts,tsx}`);

/** What takes too long for every change, in a folder of each room: npm run test:deep. */
const AT_LENGTH = "**/at-length/**";
const isDeep = process.env["SAMLING_DEEP"] === "1";
const notNow = isDeep ? [] : [AT_LENGTH];

/** Milliseconds after which a test counts as hanging, even on a busy machine; at length it may take its time. */
const PATIENCE = isDeep ? 1_200_000 : 120_000;

/** What stands with its room in a folder of Worker tests, and needs neither a database nor workerd. */
const WITHOUT_DATABASE = [
  "test/auth/tokens.test.ts",
  "test/workers/request-for-remix.test.ts",
  "test/workers/route-pattern.test.ts",
];

/** Pure code too, but these start processes, or read what is made to take long: `npm run check` leaves them to `npm test`. */
const LONG = [
  ...inFolders("files", "scripts"),
  "test/domain/**/{fuzz,half-typed,hostile-calendars,independent-readers,letter-time,series-entries,steps,told-set}.test.ts",
  "test/gateways/feed-{fetcher,to-events}.test.ts",
];

/** How files are transformed is kept for the next run; one that names others by `import.meta.glob(` is read anew. */
const KEPT_MODULES = ".cache/test-modules";
const keptModules = { fsModuleCache: true, fsModuleCachePath: KEPT_MODULES };

/** Pure code, in Node: files that leave nothing behind share their modules. */
const inNode = (name: string, include: string[], exclude: string[] = []) => ({
  resolve: { alias },
  test: {
    name,
    include,
    exclude: [...exclude, ...notNow],
    setupFiles: ["test/support/quiet-console.ts"],
    isolate: false,
    experimental: keptModules,
    hookTimeout: PATIENCE,
    testTimeout: PATIENCE,
  },
});
const unit = inNode(
  "unit",
  [
    ...inFolders("architecture", "domain", "emails", "gateways", "http", "i18n", "schemas", "views"),
    ...WITHOUT_DATABASE,
  ],
  LONG,
);
const long = inNode("long", LONG);

/** Components and what surrounds them, many in a browser of words only; see test/support/fresh-page.ts. */
const components = {
  resolve: { alias },
  test: {
    name: "components",
    include: inFolders("components", "network"),
    // From Node 25 on its own localStorage, without a file to keep it in, hides the test browser's.
    execArgv: process.allowedNodeEnvironmentFlags.has("--experimental-webstorage")
      ? ["--no-experimental-webstorage"]
      : [],
    setupFiles: ["test/support/quiet-console.ts", "test/support/fresh-page.ts"],
    isolate: false,
    experimental: keptModules,
    hookTimeout: PATIENCE,
    testTimeout: PATIENCE,
  },
};

/** Queries, models, routes and the Worker itself, in workerd, on a real D1, R2 and queue. Routes need a build. */
const workers = {
  resolve: { alias },
  plugins: [
    cloudflareTest(async () => ({
      main: "./build/worker/app.js",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          ...testSettings,
          ...(process.env["FUZZ"] !== undefined && { FUZZ: process.env["FUZZ"] }),
          TEST_SCHEMA: planInRooms(readFileSync("db/schema.sql", "utf8")),
          TEST_MIGRATIONS: await readD1Migrations("migrations"),
          TEST_PATHS: pathsOf(routes),
          TEST_ROUTES: routesOf(routes),
          TEST_WRITING_ROUTES: writingRoutesOf(routes),
        },
        // As they are built: the tests' Worker binds them as in production.
        workers: SERVICES.map((worker) => ({
          name: worker.name,
          modulesRoot: worker.out,
          modules: modulesOf(worker, "."),
          compatibilityDate: "2026-04-20",
          compatibilityFlags: ["nodejs_compat"],
        })),
        outboundService: answerOutside,
        // Tests give messages themselves: none comes from an earlier file into a later one.
        queueProducers: Object.fromEntries(
          rawConfig("wrangler.toml").queues!.producers!.map(({ binding }) => [binding, "nobody-reads"]),
        ),
        // Tests of bursts bring counters of their own.
        ratelimits: Object.fromEntries(
          BURST_KINDS.map((kind) => [`BURST_${kind.toUpperCase()}`, { simple: { limit: 1_000_000, period: 60 } }]),
        ),
      },
    })),
  ],
  test: {
    name: "workers",
    include: inFolders("auth", "db", "models", "routes", "workers"),
    exclude: [...WITHOUT_DATABASE, ...notNow],
    globalSetup: "test/support/built-worker.ts",
    setupFiles: ["test/support/quiet-console.ts", "test/support/fresh-product.ts"],
    isolate: false,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: PATIENCE,
    testTimeout: PATIENCE,
  },
};

/** What the build has made: its sizes, and what may not be in it. */
const bundle = {
  resolve: { alias },
  test: {
    name: "bundle",
    include: inFolders("bundle"),
    globalSetup: "test/support/built-worker.ts",
    hookTimeout: PATIENCE,
    testTimeout: PATIENCE,
  },
};

/** A project of its own, with a server of its own, may run beside the journeys. */
const READ_BY_AXE = "test/e2e/*accessibility.test.ts";

/** Journeys in a real browser against the built product. */
const inBrowser = (name: string, include: string[], exclude: string[] = []) => ({
  resolve: { alias },
  test: {
    name,
    include,
    exclude: [...exclude, ...notNow],
    globalSetup: "test/support/served-product.ts",
    fileParallelism: false,
    sequence: { groupOrder: 1 }, // After what may use all processors, where one run has both.
    isolate: false,
    hookTimeout: PATIENCE,
    testTimeout: PATIENCE,
    expect: { poll: { timeout: 30_000 } },
  },
});
const e2e = inBrowser("e2e", inFolders("e2e"), [READ_BY_AXE]);
const axe = inBrowser("axe", [READ_BY_AXE]);

/** Journeys share one server: they run in the order of their names, everywhere the same. All else begins with the longest. */
class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isJourney = ({ project }: TestSpecification) => project.name === e2e.test.name;
    const journeys = sorted.filter(isJourney).sort((a, b) => a.moduleId.localeCompare(b.moduleId));
    return [...sorted.filter((file) => !isJourney(file)), ...journeys];
  }
}

// Vitest would leave one of two processors idle.
export default defineConfig({
  test: {
    projects: [unit, long, components, workers, bundle, e2e, axe],
    allowOnly: false,
    maxWorkers: "100%",
    experimental: { fsModuleCachePath: KEPT_MODULES },
    sequence: { sequencer: Order },
  },
});
