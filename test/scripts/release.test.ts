import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Deployment } from "../../scripts/deploy/deployment";
import { goBack, release, type Wrangler } from "../../scripts/deploy/release";

const WORKERS = ["cards", "reader", "site"].map((name) => ({ name, config: `${name}.json`, queues: [] }));
const SECRET = "HEALTH_KEY";

let folder: string;
let said: string[];
/** Versions of each Worker, the one that is served last. */
let versions: Record<string, string[]>;
let migrated: string[];
let secrets: Record<string, string>;
let bookmark: number;
/** A command that fails. */
let failing: RegExp | null;
let made: number;
let migrations: string[];

/** Answers as wrangler 4 does. */
const wrangler: Wrangler = (args, { mayFail = false, input } = {}) => {
  const command = args.join(" ");
  const name = WORKERS.find(({ config }) => args.includes(config))?.name ?? "";
  const answer = (result: unknown) => ({ isDone: true, said: JSON.stringify(result) });
  const refuse = (why: string) => {
    if (!mayFail) throw new Error(`stopped: ${command}`);
    return { isDone: false, said: why };
  };
  if (failing?.test(command))
    return refuse("A request to the Cloudflare API failed. Authentication error [code: 10000]");
  if (command.startsWith("deployments status"))
    return versions[name]?.length
      ? answer({ versions: [{ version_id: versions[name].at(-1), percentage: 100 }] })
      : refuse("This Worker does not exist on your account. [code: 10007]");
  if (command.startsWith("d1 execute"))
    return migrated.length > 0
      ? answer([{ results: migrated.map((one) => ({ name: one })), success: true }])
      : refuse("no such table: d1_migrations: SQLITE_ERROR");
  if (command.startsWith("d1 time-travel info")) return answer({ bookmark: `bookmark-${bookmark}` });
  if (command.startsWith("d1 migrations apply")) migrated = [...migrations];
  if (args[0] === "deploy") versions[name] = [...(versions[name] ?? []), `${name}-${++made}`];
  if (args[0] === "rollback") {
    if (!versions[name]!.includes(args[1]!)) return refuse("no such version");
    versions[name]!.push(args[1]!);
  }
  if (args[0] === "secret") {
    secrets = { ...secrets, ...(JSON.parse(input!) as Record<string, string>) };
    versions[name]!.push(`${name}-secret-${++made}`);
  }
  bookmark++;
  return { isDone: true, said: "" };
};

const deployment: Deployment = {
  name: "samling",
  number: 1,
  database_id: "1b4e28ba-2fa1-41d2-883f-0016d3cca427",
  secrets: [SECRET],
  vars: { APP_URL: "https://samling.no", CONTACT_EMAIL: "hjelp@samling.no" },
};
const files = () => ({ deployment: join(folder, "deployment.toml"), replaced: join(folder, "replaced.json") });
const given = (own: Partial<Deployment> = {}) => ({
  deployment: { ...deployment, ...own },
  workers: WORKERS,
  migrations,
  wrangler,
  files: files(),
  say: (line: string) => void said.push(line),
});
const served = () => Object.fromEntries(WORKERS.map(({ name }) => [name, versions[name]?.at(-1)]));
const text = () => said.splice(0).join("\n");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "samling-release-"));
  writeFileSync(files().deployment, 'name = "samling"\nsecrets = []\n\n[vars]\n');
  [said, versions, migrated, secrets, bookmark, failing, made] = [[], {}, [], {}, 0, null, 0];
  migrations = ["0001_a.sql", "0002_b.sql"];
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("going back", () => {
  test("returns each Worker to exactly what the last deployment replaced, also where a secret was put since", () => {
    release(given());
    versions["site"]!.push("site-with-a-secret");
    const before = served();
    said = [];
    migrations = [...migrations, "0003_c.sql"];
    release(given());
    const told = text();
    for (const version of Object.values(before)) expect(told).toContain(version);
    versions["site"]!.push("site-with-another-secret");
    expect(goBack(given())).toBe(true);
    expect(served()).toEqual(before);
    expect(text()).toMatch(
      /stays as it is: rows written since, and the migrations 0003_c\.sql\..*--bookmark bookmark-\d/s,
    );
    goBack(given());
    expect(served()).toEqual(before);
  });

  test.each(["deploy --config reader", "deploy --config site", "d1 migrations apply"])(
    "after a deployment that stopped at %s, and again, returns to what was whole",
    (at) => {
      release(given());
      const before = served();
      for (let times = 0; times < 2; times++) {
        failing = new RegExp(at);
        expect(() => release(given())).toThrow("stopped");
      }
      failing = null;
      goBack(given());
      expect(served()).toEqual(before);
      release(given());
      goBack(given());
      expect(served()).toEqual(before);
    },
  );

  test("is refused where nothing was replaced, and leaves what was not there before", () => {
    expect(goBack(given())).toBe(false);
    release(given());
    const first = served();
    expect(goBack(given())).toBe(true);
    expect(served()).toEqual(first);
    expect(text()).toContain("site stays: there was none before it.");
  });
});

test("a deployment that can't ask what it replaces does not begin, and forgets nothing", () => {
  release(given());
  release(given());
  const kept = readFileSync(files().replaced, "utf8");
  failing = /deployments status/;
  expect(() => release(given())).toThrow("Authentication error");
  expect(readFileSync(files().replaced, "utf8")).toBe(kept);
});

describe("alarms", () => {
  const { CONTACT_EMAIL: _, ...withoutContact } = deployment.vars;

  test("the first deployment asks who receives them, and makes a key for the monitor", () => {
    expect(release(given({ secrets: [], vars: withoutContact }))).toBe(false);
    expect(text()).toContain("Who receives alarms?");
    expect(served()).toEqual({});
    expect(release(given({ secrets: [] }))).toBe(true);
    expect(secrets[SECRET]).toMatch(/^[\w-]{43}$/);
    expect(text()).toContain(`Authorization: Bearer ${secrets[SECRET]}`);
    expect(readFileSync(files().deployment, "utf8")).toContain('secrets = ["HEALTH_KEY"]');
  });

  test("where the file's line of secrets is written otherwise, the line to write is said", () => {
    writeFileSync(files().deployment, 'name = "samling"\nsecrets=[]\n');
    release(given({ secrets: [] }));
    expect(text()).toMatch(/Write into .*: secrets = \["HEALTH_KEY"\]\nLet a monitor/);
    expect(readFileSync(files().deployment, "utf8")).toContain("secrets=[]");
  });

  test("each later one says so where somebody or the key is missing, and nothing where neither is", () => {
    release(given());
    expect(text()).not.toContain("Nobody receives alarms");
    for (let times = 0; times < 2; times++) {
      release(given({ secrets: [], vars: withoutContact }));
      expect(text()).toContain("Nobody receives alarms: CONTACT_EMAIL and HEALTH_KEY is not set");
      expect(secrets).toEqual({});
    }
  });
});
