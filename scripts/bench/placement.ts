// How long pages wait for a database that is far: with every statement there, with copies near the reader, and with the
// Worker moved to it (docs/decisions/0084-one-database.md).
import { Miniflare } from "miniflare";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler";
import { DEMO_PASSWORD } from "#demo/accounts";
import { fillWithDemo } from "#test/support/demo-rows";
import { testOnlySettings, testSettings } from "#test/support/settings";
import { medianOf } from "~/domain/lists";
import { present } from "~/domain/values";
import { migrate } from "../migrate.mjs";
import { builtEnv, root, run } from "../setup.mjs";
import { modulesOf, SERVICES, SITE } from "../workers.mjs";
import { FAR_MS, NEAR_MS, placedWorker, WAYS, type Way } from "./placed-worker";
import "../mended-miniflare.mjs";

const RUNS = 15;
const OWNER = "post@nostebakken.example";
const settings = Object.fromEntries(
  Object.entries({ ...testSettings, ENVIRONMENT: "development" }).filter(([name]) => !(name in testOnlySettings)),
);

/** No page is a copy from the edge, which asks the database once. */
const WITHOUT_COPIES = { cache: false };

type Fetch = (path: string, way: Way, init?: { method?: string; body?: string; cookie?: string }) => Promise<Answer>;

interface Answer {
  status: number;
  location: string | null;
  cookies: string;
  text: string;
  ms: number;
}

/** Milliseconds of each way. The fastest of many, because what else runs on the machine only ever adds to them. */
export async function benchPlacement(): Promise<void> {
  run(process.execPath, ["scripts/build.mjs"], { env: builtEnv });
  const state = mkdtempSync(join(tmpdir(), "samling-placement-"));
  await migrate(state);
  fillWithDemo(state);
  const product = await serve(state);
  try {
    console.info(`${FAR_MS} ms to the database, ${NEAR_MS} ms to a copy; fastest of ${RUNS}\n${row(["", ...WAYS])}`);
    for (const [name, visit] of Object.entries(await visits(product.fetch)))
      console.info(row([name, ...(await fastest(visit))]));
  } finally {
    await product.stop();
    rmSync(state, { recursive: true, force: true });
  }
}

const row = (cells: readonly string[]) => cells.map((cell, place) => cell.padEnd(place === 0 ? 28 : 14)).join("");

async function fastest(visit: (way: Way) => Promise<number>): Promise<string[]> {
  const times = WAYS.map((way) => ({ way, spent: [] as number[] }));
  // In turn, so that a busy moment meets all.
  for (let n = 0; n < RUNS + 1; n++)
    for (const { way, spent } of times) {
      const ms = await visit(way);
      if (n > 0) spent.push(ms);
    }
  return times.map(({ spent }) => `${medianOf(spent).toFixed(0)} ms`);
}

async function visits(fetch: Fetch): Promise<Record<string, (way: Way) => Promise<number>>> {
  const { text } = await fetch("/api/events?limit=1", "sessions");
  const event = present((JSON.parse(text) as { events: { id: string }[] }).events[0], "event to visit").id;
  const signIn = new URLSearchParams({ email: OWNER, password: DEMO_PASSWORD }).toString();
  const { cookies: cookie } = await fetch("/login", "sessions", { method: "POST", body: signIn });
  const page = (path: string, as?: string) => async (way: Way) => {
    const { status, ms } = await fetch(path, way, as === undefined ? {} : { cookie: as });
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    return ms;
  };
  const form = await fetch("/dashboard/event/new", "sessions", { cookie });
  const organizer = /name="organizer_id"[^>]*value="(\w+)"|value="(\w+)"[^>]*name="organizer_id"/.exec(form.text);
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  let sent = 0;
  const publish = async (way: Way) => {
    const body = new URLSearchParams({
      title: "Stille bønn",
      description: "En halvtime i stillhet.",
      event_type: "prayer",
      start_date: day,
      start_time: "18:00",
      end_time: "19:00",
      country: "Norge",
      organizer_id: organizer?.[1] ?? organizer?.[2] ?? "",
      form_key: `placement-${++sent}`,
    }).toString();
    const written = await fetch("/dashboard/event/new", way, { method: "POST", body, cookie });
    if (!written.location?.includes("published")) throw new Error(`Publishing answered ${written.status}.`);
    const shown = await fetch(written.location, way, { cookie: `${cookie}; ${written.cookies}` });
    return written.ms + shown.ms;
  };
  return {
    home: page("/"),
    "home, Oslo 50 km": page("/?lat=59.91&lng=10.75&radius_km=50"),
    event: page(`/event/${event}`),
    dashboard: page("/dashboard", cookie),
    "publish, and see it": publish,
  };
}

async function serve(state: string) {
  const optionsOf = (config: string) => workerOptionsOf(join(root, config)).workerOptions;
  const folder = join(root, SITE.out);
  const { assets: _assets, ...site } = optionsOf(SITE.config) as Record<string, unknown>;
  const miniflare = new Miniflare({
    cf: false,
    handleStructuredLogs: () => {},
    defaultPersistRoot: join(state, "v3"),
    workers: [
      {
        ...site,
        ...WITHOUT_COPIES,
        name: SITE.name,
        modulesRoot: folder,
        modules: [
          { type: "ESModule", path: join(folder, "placed.js"), contents: placedWorker },
          ...modulesOf(SITE, root),
        ],
        bindings: settings,
      },
      ...SERVICES.map((worker) => ({
        ...(optionsOf(worker.config) as Record<string, unknown>),
        name: worker.name,
        modulesRoot: join(root, worker.out),
        modules: modulesOf(worker, root),
      })),
    ],
  } as ConstructorParameters<typeof Miniflare>[0]);
  await miniflare.ready;
  const fetch: Fetch = async (path, way, { method = "GET", body, cookie = "" } = {}) => {
    const began = performance.now();
    const response = await miniflare.dispatchFetch(`${testSettings.APP_URL}${path}`, {
      method,
      redirect: "manual",
      headers: {
        "X-Way": way,
        Cookie: cookie,
        ...(body !== undefined && {
          "Sec-Fetch-Site": "same-origin",
          "Content-Type": "application/x-www-form-urlencoded",
        }),
      },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    const cookies = response.headers.getSetCookie().map((one) => one.replace(/;.*/, ""));
    const location = response.headers.get("Location");
    return { status: response.status, location, cookies: cookies.join("; "), text, ms: performance.now() - began };
  };
  return { fetch, stop: () => miniflare.dispose() };
}
