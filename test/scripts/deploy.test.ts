import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { BURST_KINDS, BURST_LIMITS, BURST_SECONDS } from "~/domain/site/burst-limits";
import { QUEUES } from "~/jobs/queue";
import { RETRY_DELAYS } from "~/models/mail/retries";
import { OPTIONAL_SETS, parseSettings, type Settings, settingsSchema } from "~/schemas/site/settings";
import type { Deployment } from "../../scripts/deploy/deployment";
import { configFor } from "../../scripts/deploy/files";
import { taken, unready } from "../../scripts/deploy/unready";
import { rawConfig } from "../../scripts/raw-config.mjs";
import { SITE, WORKERS } from "../../scripts/workers.mjs";

const shared = rawConfig(SITE.config);
const PUBLIC = "B".repeat(87);

const vars: Record<string, string> = {
  ...(shared.vars as Record<string, string>),
  ENVIRONMENT: "production",
  APP_URL: "https://samling.no",
  EMAIL_FROM: "Samling <post@samling.no>",
  CONTACT_EMAIL: "hjelp@samling.no",
  MAIL_DAILY_LIMIT: "1000",
};
const ready: Deployment = {
  name: "samling",
  number: 1,
  database_id: "1b4e28ba-2fa1-41d2-883f-0016d3cca427",
  secrets: ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "MAIL_REPORTS_KEY", "HEALTH_KEY"],
  vars,
};
const beside = (given: Record<string, string>, secrets: string[] = []) =>
  unready({ ...ready, secrets, vars: { ...vars, ...given } });

test("the deployment of the guide's example is ready once its placeholders are filled in", () => {
  expect(unready(ready)).toEqual([]);
  expect(parseSettings(vars)).toMatchObject({ TWO_STEP_REQUIRED_FOR: "staff", EMAIL_CONFIRMATION: "required" });
  const example = rawConfig("deployment.example.toml") as unknown as Deployment;
  expect(unready({ ...example, vars: { ...(shared.vars as object), ...example.vars } })).toEqual([
    "database_id is a placeholder",
    "APP_URL is a placeholder",
    "EMAIL_FROM is a placeholder",
    "CONTACT_EMAIL is a placeholder",
  ]);
});

/** Of every setting what no production may have. */
const REFUSED: Record<keyof Settings, string[]> = {
  ENVIRONMENT: ["development", "test", "live"],
  APP_URL: [
    "http://samling.no",
    "https://samling.example",
    "https://localhost",
    "https://samling.no/arrangementer",
    "samling.no",
  ],
  EMAIL_CONFIRMATION: ["off", "no"],
  SIGN_UP: ["closed", ""],
  EMAIL_FROM: ["post@samling.no", "Samling <post@samling.example>"],
  CONTACT_EMAIL: ["hjelp", "hjelp@menighet.test"],
  ADDRESS_API_URL: ["http://ws.geonorge.no/adresser/v1", "http://127.0.0.1:8000", ""],
  PLACE_API_URL: ["http://ws.geonorge.no/stedsnavn/v1", "https://places.test"],
  REGISTER_API_URL: ["http://data.brreg.no/enhetsregisteret/api", "register"],
  TILE_URL: ["http://tiles.no/{z}/{x}/{y}.png", "https://tiles.no/{z}.png"],
  FEED_ALLOWED_PRIVATE_HOSTS: ["127.0.0.1:8000", "intranett.samling.no:80"],
  TWO_STEP_REQUIRED_FOR: ["nobody", "everybody"],
  PAST_EVENTS_KEPT_DAYS: ["a year", ""],
  MAIL_DAILY_LIMIT: ["0", "many"],
  PICTURES_LOGGED_ONE_IN: ["0", "all"],
  MAIL_REPORTS_KEY: ["short", "a key of the mail service, in a file"],
  HEALTH_KEY: ["short", "a key of the monitor's, but in a file"],
  VAPID_PUBLIC_KEY: ["B", PUBLIC],
  VAPID_PRIVATE_KEY: ["p", "p".repeat(43)],
  TEST_CLOCK: ["2026-06-07T10:00:00Z"],
  TEST_PASSWORD_COST: ["16"],
};

const refusals = Object.entries(REFUSED).flatMap(([name, values]) => values.map((value) => ({ name, value })));

test.each(refusals)("a production with $name = $value is refused, by its name", ({ name, value }) => {
  expect(beside({ [name]: value })).toEqual(expect.arrayContaining([expect.stringContaining(name)]));
});

test("every setting has such values, and must be there unless it is optional", () => {
  expect(Object.keys(REFUSED).toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
  for (const name of Object.keys(settingsSchema.shape)) {
    const { [name]: _, ...without } = vars;
    const isOptional = name.startsWith("TEST_") || OPTIONAL_SETS.flat().some((one) => one === name);
    expect([name, unready({ ...ready, vars: without }).length > 0]).toEqual([name, !isOptional]);
  }
  expect(beside({ CONTACT_MAIL: "hjelp@samling.no" })).toEqual(["CONTACT_MAIL is no setting"]);
});

test("a staging may do without what guards people, and nothing else", () => {
  const guards = { EMAIL_CONFIRMATION: "off", TWO_STEP_REQUIRED_FOR: "nobody" };
  expect(beside({ ENVIRONMENT: "staging", ...guards })).toEqual([]);
  const others = refusals.filter(
    ({ name, value }) => guards[name as keyof typeof guards] !== value && name !== "ENVIRONMENT",
  );
  for (const { name, value } of others)
    expect([name, value, beside({ ENVIRONMENT: "staging", [name]: value }).length > 0]).toEqual([name, value, true]);
});

test("a set of keys is there whole or not at all, in whichever way", () => {
  const ways = ["left out", "secret", "var"] as const;
  for (const names of OPTIONAL_SETS.filter((set) => set.length > 1))
    for (const [first, second] of ways.flatMap((one) => ways.map((other) => [one, other] as const))) {
      const state = [first, second];
      const secrets = names.filter((_, place) => state[place] === "secret");
      const given = Object.fromEntries(
        names.flatMap((name, place) => (state[place] === "var" ? [[name, PUBLIC]] : [])),
      );
      const halves = beside(given, secrets).filter((problem) => problem.includes("is missing beside"));
      expect([state, halves.length]).toEqual([state, (first === "left out") === (second === "left out") ? 0 : 1]);
    }
  expect(beside({ CONTACT_EMAIL: "hjelp@samling.no" }, ["CONTACT_EMAIL", "APP_URL"])).toEqual([
    "CONTACT_EMAIL is in secrets and in vars",
    "APP_URL is no setting that may be a secret",
  ]);
});

test("two deployments of an account share nothing that either would lose", () => {
  const staging = {
    ...ready,
    name: "prove",
    number: 2,
    database_id: "2b4e28ba-2fa1-41d2-883f-0016d3cca427",
    vars: { ...vars, APP_URL: "https://prove.samling.no" },
  };
  expect(taken(staging, { "deployment.production.toml": ready })).toEqual([]);
  expect(taken({ ...staging, name: "samling", number: 1 }, { "deployment.production.toml": ready })).toEqual([
    "name is that of deployment.production.toml",
    "number is that of deployment.production.toml",
  ]);
  const strings = (file: string, of: Deployment) =>
    JSON.stringify(configFor(rawConfig(file), of, { isSite: file === SITE.config }));
  for (const { config } of WORKERS) expect(strings(config, staging)).not.toMatch(/"samling[-"]|"100[1-9]"|1b4e28ba/);
  const names = (of: Deployment) => [...new Set(strings(SITE.config, of).match(/"(?:samling|prove)[\w-]*"/g))];
  expect(names(staging)).toEqual(names(ready).map((name) => name.replace("samling", "prove")));
  expect(names(ready).length).toBeGreaterThan(8);
});

test("only the site has an address, its own domain, and secrets that it can't do without", () => {
  for (const worker of WORKERS) {
    const made = configFor(rawConfig(worker.config), ready, { isSite: worker === SITE });
    expect([made.workers_dev, made.preview_urls]).toEqual([false, false]);
    expect(made.routes).toEqual(worker === SITE ? [{ pattern: "samling.no", custom_domain: true }] : undefined);
    expect(made.secrets?.required).toEqual(worker === SITE ? ready.secrets : undefined);
  }
});

test("pictures and backups stay in the EU", () => {
  expect(shared.r2_buckets).toHaveLength(2);
  expect(shared.r2_buckets?.filter(({ jurisdiction }) => jurisdiction !== "eu")).toEqual([]);
});

test.each([
  ["example", "APP_URL is a placeholder"],
  ["none", "There is no deployment.none.toml"],
])("npm run deploy -- --dry-run fails for the deployment %s, and says why in few lines", (which, why) => {
  const args = ["scripts/deploy.ts", "--dry-run", "--deployment", which];
  const { status, stderr, stdout } = spawnSync("node_modules/.bin/tsx", args, { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain(why);
  expect(`${stdout}${stderr}`.split("\n").length).toBeLessThan(40);
});

test("the queues that a deployment makes are those that jobs are sent to", () => {
  const { producers = [], consumers = [] } = shared.queues ?? {};
  expect(producers.map(({ binding }) => binding).toSorted()).toEqual(QUEUES.toSorted());
  const read = new Set(consumers.map(({ queue }) => queue));
  for (const name of [...producers, ...consumers].map((one) =>
    "dead_letter_queue" in one ? one.dead_letter_queue : one.queue,
  ))
    expect([name, read.has(name)]).toEqual([name, true]);
});

test("a queue that sends mails tries as often as the mails' ladder is long", () => {
  for (const name of ["samling-jobs", "samling-awaited-mails", "samling-pushes"]) {
    const { max_retries } = shared.queues!.consumers!.find(({ queue }) => queue === name)!;
    expect(max_retries).toBeGreaterThan(RETRY_DELAYS.length);
  }
});

test.each(BURST_KINDS)("a deployment counts bursts of %s by the product's limit", (kind) => {
  const name = `BURST_${kind.toUpperCase()}`;
  const counter = shared.ratelimits?.find((one) => one.name === name);
  expect(counter?.simple).toEqual({ limit: BURST_LIMITS[kind], period: BURST_SECONDS });
});
