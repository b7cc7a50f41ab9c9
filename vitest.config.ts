import { readFileSync } from "node:fs";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { BURST_KINDS } from "./app/domain/site/burst-limits";
import routes from "./app/routes";
import { answerOutside } from "./test/support/feed-hosts";
import { pathsOf, routesOf, writingRoutesOf } from "./test/support/route-table";
import { modulesOf, SERVICES } from "./scripts/workers.mjs";
import { testSettings } from "./test/support/settings";
import { alias } from "./vite.config";

const inFolders = (...folders: string[]) => folders.map((folder) => `test/${folder}/**/*.test.{ts,tsx}`);

/** Milliseconds after which a test counts as hanging, even on a busy machine. */
const PATIENCE = 180_000;

/** Pure code, in Node: files that leave nothing behind share their modules. */
const unit = {
  resolve: { alias },
  test: {
    name: "unit",
    include: inFolders(
      "architecture",
      "domain",
      "emails",
      "files",
      "gateways",
      "http",
      "i18n",
      "schemas",
      "scripts",
      "views",
    ),
    setupFiles: ["test/support/quiet-console.ts"],
    isolate: false,
    hookTimeout: PATIENCE,
    testTimeout: PATIENCE,
  },
};

/** Components and what surrounds them, many in a browser of words only, of which each file has its own. */
const components = {
  resolve: { alias },
  test: {
    name: "components",
    include: inFolders("components", "network"),
    setupFiles: ["test/support/quiet-console.ts"],
    hookTimeout: PATIENCE,
    testTimeout: PATIENCE,
  },
};

/** Queries, models, routes and the Worker itself, in workerd on a real D1, R2 and queue. Routes need a build. */
const workers = {
  resolve: { alias },
  plugins: [
    cloudflareTest(async () => ({
      main: "./build/worker/app.js",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          ...testSettings,
          TEST_SCHEMA: readFileSync("db/schema.sql", "utf8"),
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
        // Tests of bursts bring counters of their own.
        ratelimits: Object.fromEntries(
          BURST_KINDS.map((kind) => [`BURST_${kind.toUpperCase()}`, { simple: { limit: 1_000_000, period: 60 } }]),
        ),
      },
    })),
  ],
  test: {
    name: "workers",
    include: inFolders("auth", "db", "jobs", "models", "routes", "workers"),
    globalSetup: "test/support/built-worker.ts",
    setupFiles: ["test/support/quiet-console.ts", "test/support/fresh-product.ts"],
    isolate: false,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: PATIENCE,
    testTimeout: PATIENCE, // The first request of a file loads the Worker.
  },
};

/** What takes long and seldom fails: `npm test` leaves it out. */
const deep = { ...workers, test: { ...workers.test, name: "deep", include: inFolders("deep") } };

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

/** What axe looks at takes as long as all the journeys: a project of its own, with a server of its own, may run beside them. */
const READ_BY_AXE = "test/e2e/*accessibility.test.ts";

/** Journeys in a real browser against the built product. */
const inBrowser = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  resolve: { alias },
  test: {
    name,
    ...files,
    globalSetup: "test/support/served-product.ts",
    fileParallelism: false,
    sequence: { groupOrder: 1 }, // After what may use all processors, where one run has both.
    isolate: false,
    hookTimeout: PATIENCE,
    testTimeout: PATIENCE,
    retry: 1, // A browser on a busy machine is now and then late; a journey that is wrong fails twice.
    expect: { poll: { timeout: 40_000 } },
  },
});
const e2e = inBrowser("e2e", { include: inFolders("e2e"), exclude: [READ_BY_AXE] });
const axe = inBrowser("axe", { include: [READ_BY_AXE] });

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
    projects: [unit, components, workers, bundle, e2e, axe, deep],
    allowOnly: false,
    maxWorkers: "100%",
    sequence: { sequencer: Order },
  },
});
