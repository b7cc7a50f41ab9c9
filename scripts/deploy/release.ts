import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { present } from "~/domain/values";
import type { Deployment } from "./deployment";
import type { DeployedWorker } from "./files";

/** Of the command; `input` is what it reads. Without `mayFail` a failure ends the process, with it what it `said` is returned. */
export type Wrangler = (
  args: string[],
  options?: { mayFail?: boolean; input?: string },
) => { isDone: boolean; said: string };

/** What a deployment replaced, and whether it came to its end. */
const replacedSchema = z.object({
  versions: z.record(z.string(), z.string().nullable()),
  migrations: z.array(z.string()),
  bookmark: z.string().nullable(),
  isWhole: z.boolean(),
});
type Replaced = z.infer<typeof replacedSchema>;

interface Release {
  deployment: Deployment;
  /** What they bind first, the site last. */
  workers: DeployedWorker[];
  /** The names of all in the house. */
  migrations: string[];
  wrangler: Wrangler;
  /** Files: of the deployment, and where it is kept what was replaced. */
  files: { deployment: string; replaced: string };
  say(line: string): void;
}

const siteOf = (workers: readonly DeployedWorker[]) => present(workers.at(-1), "Worker of the site");

/** Makes missing queues, migrates, and deploys each Worker; says and keeps what it replaces. False: it may not begin. */
export function release(given: Release): boolean {
  const { deployment, workers, migrations, wrangler, files, say } = given;
  const site = siteOf(workers);
  const now = { ...asItStands(given), isWhole: false };
  const isFirst = now.versions[site.name] === null;
  const missing = ["CONTACT_EMAIL", "HEALTH_KEY"].filter(
    (name) => !(name in deployment.vars) && !deployment.secrets.includes(name),
  );
  if (isFirst && missing.includes("CONTACT_EMAIL")) {
    say(`Who receives alarms? Write CONTACT_EMAIL = "…" into [vars] of ${files.deployment}.`);
    return false;
  }
  // Where the last one stopped half-way, the versions before it are those that fit each other.
  const last = readReplaced(files.replaced);
  const replaced = last?.isWhole === false ? last : now;
  keep(replaced, files.replaced);
  for (const { name } of workers) say(`Replaces ${name}: ${replaced.versions[name] ?? "there was none"}`);
  if (replaced.bookmark !== null) say(`The database before it: bookmark ${replaced.bookmark}`);

  for (const queue of site.queues)
    if (!wrangler(["queues", "info", queue], { mayFail: true }).isDone) wrangler(["queues", "create", queue]);
  wrangler(["d1", "migrations", "apply", "DB", "--remote", "--config", site.config]);
  for (const { config } of workers) wrangler(["deploy", "--config", config]);
  keep({ ...replaced, isWhole: true }, files.replaced);
  const applied = migrations.filter((name) => !replaced.migrations.includes(name));
  if (applied.length > 0) say(`Migrated: ${applied.join(", ")}`);
  say("To go back to what it replaced: npm run deploy -- --back");

  if (isFirst && missing.includes("HEALTH_KEY")) setHealthKey(given);
  else if (missing.length > 0)
    say(`Nobody receives alarms: ${missing.join(" and ")} is not set (docs/operations.md, The first deployment, 6).`);
  return true;
}

/** Each Worker to exactly the version that the last deployment replaced, the site first. False: there is none. */
export function goBack({ workers, migrations, wrangler, files, say }: Omit<Release, "deployment">): boolean {
  const replaced = readReplaced(files.replaced);
  if (!replaced) {
    say(`Nothing says what was replaced (${files.replaced}): docs/operations.md, Rollback.`);
    return false;
  }
  for (const { name, config } of workers.toReversed()) {
    const version = replaced.versions[name];
    if (!version) {
      say(`${name} stays: there was none before it.`);
      continue;
    }
    wrangler(["rollback", version, "--yes", "--message", "back", "--config", config]);
    say(`${name} is at ${version} again.`);
  }
  keep({ ...replaced, isWhole: true }, files.replaced);
  const stay = migrations.filter((name) => !replaced.migrations.includes(name));
  say(
    `The database stays as it is: rows written since${stay.length > 0 ? `, and the migrations ${stay.join(", ")}` : ""}. The former code can do with it.`,
  );
  if (replaced.bookmark !== null)
    say(
      `Only where rows are damaged, and losing what was written since: npx wrangler d1 time-travel restore DB --bookmark ${replaced.bookmark} --config ${siteOf(workers).config}`,
    );
  return true;
}

const MIGRATED = "select name from d1_migrations order by id";

function asItStands({ workers, wrangler }: Pick<Release, "workers" | "wrangler">): Omit<Replaced, "isWhole"> {
  const { config } = siteOf(workers);
  /** Null where what is asked for is not there yet. */
  const ask = <T extends z.ZodType>(args: string[], shape: T): z.infer<T> | null => {
    const { isDone, said } = wrangler(args, { mayFail: true });
    if (isDone) return shape.parse(JSON.parse(said));
    if (NOT_THERE.test(said)) return null;
    throw new Error(`wrangler ${args.join(" ")}: ${said}`);
  };
  const names = ask(
    ["d1 execute DB --remote --json --yes --config".split(" "), config, "--command", MIGRATED].flat(),
    z.array(z.object({ results: z.array(z.object({ name: z.string() })) })),
  );
  return {
    versions: Object.fromEntries(
      workers.map((worker) => {
        const status = ask(["deployments", "status", "--json", "--config", worker.config], deploymentStatus);
        return [worker.name, status?.versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id ?? null];
      }),
    ),
    migrations: names?.at(-1)?.results.map(({ name }) => name) ?? [],
    bookmark:
      ask(["d1", "time-travel", "info", "DB", "--json", "--config", config], z.object({ bookmark: z.string() }))
        ?.bookmark ?? null,
  };
}

/** As Cloudflare says it of a Worker (10007), and SQLite of a database before its first migration. */
const NOT_THERE = /code: 10007|has no deployments|no such table: d1_migrations/;

const deploymentStatus = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
});

function readReplaced(file: string): Replaced | null {
  return existsSync(file) ? replacedSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

const keep = (replaced: Replaced, file: string) => writeFileSync(file, JSON.stringify(replaced, null, 2));

function setHealthKey({ deployment, workers, wrangler, files, say }: Release): void {
  const key = randomBytes(32).toString("base64url");
  wrangler(["secret", "bulk", "--config", siteOf(workers).config], { input: JSON.stringify({ HEALTH_KEY: key }) });
  const secrets = JSON.stringify([...deployment.secrets, "HEALTH_KEY"]);
  const text = readFileSync(files.deployment, "utf8");
  const named = text.replace(/^secrets = \[[^\]]*\]/m, `secrets = ${secrets}`);
  writeFileSync(files.deployment, named);
  const where =
    named === text
      ? `. Write into ${files.deployment}: secrets = ${secrets}\n`
      : `, and named in ${files.deployment}. `;
  say(`HEALTH_KEY is set${where}Let a monitor that mails or calls you ask every quarter of an hour:
  ${deployment.vars["APP_URL"]}/healthz?deep
  Authorization: Bearer ${key}
It is shown once: keep it with your passwords.`);
}
