import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { settlingDatabase } from "#db/settling";
import { seedDatabase } from "#demo/seed";
import { loseAndRestore, makeBackup } from "#test/support/backups";
import { NOW } from "#test/support/clock";
import { renewCache } from "#test/support/own-cache";
import { visit } from "#test/support/visitor";
import { LEFT_OUT } from "~/domain/backup/left-out";

/** Asked besides every address of the route table. */
const SEARCHES = [
  "/?q=gudstjeneste",
  "/?q=kor&type=concert",
  "/?near=Bergen&radius_km=50",
  "/?view=month",
  "/organizations?q=kirke",
  "/api/events?limit=100",
  "/api/events?q=korps",
  "/api/organizers?limit=100",
  "/feeds/events.ics?near=Oslo&radius_km=100",
  "/feeds/events.rss",
  "/suggestions.json?q=gud",
  "/sitemap/organizers/1.xml",
];

/** Says how much is queued just now. */
const NOT_ASKED = ["/healthz"];

const DERIVED = Object.keys(LEFT_OUT).filter((table) => LEFT_OUT[table] === "derived" && !table.endsWith("_search"));
const derivedRows = () =>
  Promise.all(DERIVED.map(async (table) => (await env.DB.prepare(`select * from ${table} order by 1`).all()).results));

let addresses: string[];
let derived: unknown[];
const before = new Map<string, string>();

async function idsOf(table: string): Promise<string[]> {
  const query = `select id from ${table} order by id limit 3`;
  return (await env.DB.prepare(query).all<{ id: string }>()).results.map(({ id }) => id);
}

/** Status, headers and bytes; a nonce and an id are new in each. */
async function answerAt(path: string): Promise<string> {
  const response = await visit(path);
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "no nonce";
  const headers = [...response.headers].filter(([name]) => !["x-request-id", "x-edge-cache"].includes(name));
  const text = `${response.status} ${JSON.stringify(headers)} ${await response.text()}`;
  return text.replaceAll(nonce, "NONCE");
}

beforeAll(async () => {
  await seedDatabase(settlingDatabase(env.DB), { now: NOW });
  const [events, organizers] = await Promise.all([idsOf("visible_events"), idsOf("visible_organizers")]);
  const filled = env.TEST_ROUTES.flatMap((route) =>
    (/events?\//.test(route) ? events : organizers).map((id) =>
      route.replace(":id", id).replace(/:\w+|\*/g, "unknown"),
    ),
  );
  addresses = [...new Set([...filled, ...SEARCHES])].filter((path) => !NOT_ASKED.includes(path));
  for (const path of addresses) before.set(path, await answerAt(path));
  derived = await derivedRows();
  const name = await makeBackup(NOW);
  await loseAndRestore(name, NOW);
  renewCache();
});

describe("the demo, backed up, lost and restored", () => {
  test("answers every public address with the same bytes", async () => {
    expect([...before.values()].filter((answer) => answer.startsWith("200")).length).toBeGreaterThan(60);
    const others: string[] = [];
    for (const path of addresses) if ((await answerAt(path)) !== before.get(path)) others.push(path);
    expect(others).toEqual([]);
  });

  test("counts and arranges what is derived as it was", async () => {
    expect(await derivedRows()).toEqual(derived);
  });
});
