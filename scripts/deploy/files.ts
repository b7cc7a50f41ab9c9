import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Unstable_RawConfig as RawConfig } from "wrangler";
import { present } from "~/domain/values";
import { rawConfig } from "../raw-config.mjs";
import { root } from "../setup.mjs";
import { SITE, WORKERS } from "../workers.mjs";
import { type Deployment, deploymentSchema } from "./deployment";

export const deploymentFile = (which: string) => `deployment.${which}.toml`;

/** Where it is kept what the last deployment replaced; git does not track it. */
export const replacedFileOf = (which: string) => join(root, `wrangler.${which}.replaced.json`);

/** Throws an error that names the file, and what of it is missing or wrong. */
export function readDeployment(which: string): Deployment {
  const file = deploymentFile(which);
  if (!readdirSync(root).includes(file))
    throw new Error(`There is no ${file}: copy deployment.example.toml and fill it in (docs/operations.md).`);
  const parsed = deploymentSchema.safeParse(rawConfig(file));
  if (parsed.success) return { ...parsed.data, vars: { ...sharedVars(), ...parsed.data.vars } };
  throw new Error(
    `${file}: ${parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ")}`,
  );
}

const sharedVars = () => rawConfig(SITE.config).vars as Record<string, string>;

/** The others beside it, by the names of their files. */
export function otherDeployments(which: string): Record<string, Deployment> {
  const others = readdirSync(root).flatMap((file) => /^deployment\.(.+)\.toml$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(
    others
      .filter((other) => other !== which && other !== "example")
      .map((other) => [deploymentFile(other), readDeployment(other)]),
  );
}

export interface DeployedWorker {
  name: string;
  /** A file. */
  config: string;
  queues: string[];
}

/** Writes each Worker's configuration for a deployment beside the shared one, the site's last. */
export function writeConfigs(which: string, deployment: Deployment): DeployedWorker[] {
  return WORKERS.map((worker) => {
    const made = configFor(rawConfig(worker.config), deployment, { isSite: worker === SITE });
    const config = worker.config.replace(/toml$/, `${which}.json`);
    writeFileSync(join(root, config), JSON.stringify(made, null, 2));
    const name = present(made.name, `name in ${worker.config}`);
    return { name, config, queues: made.queues?.consumers?.map(({ queue }) => queue) ?? [] };
  });
}

/** Where the shared configuration names what an account has only once. */
const NAMING = ["name", "service", "queue", "dead_letter_queue", "bucket_name", "database_name"];

/**
 * A Worker's shared configuration as one deployment has it. Made rather than written as wrangler's environments: those
 * inherit no binding, so that each queue, counter and setting would stand there twice, and tracked by git.
 */
export function configFor(shared: RawConfig, deployment: Deployment, { isSite }: { isSite: boolean }): RawConfig {
  const { name, number, database_id, secrets, vars } = deployment;
  const own = JSON.parse(JSON.stringify(shared), (key, value: unknown) => {
    if (typeof value !== "string") return value;
    if (key === "database_id") return database_id;
    if (key === "namespace_id") return String(number * 1000 + (Number(value) % 1000));
    return NAMING.includes(key) ? value.replace(/^samling(?=-|$)/, name) : value;
  }) as RawConfig;
  if (!isSite) return own;
  const routes = [{ pattern: new URL(present(vars["APP_URL"], "APP_URL")).hostname, custom_domain: true }];
  return { ...own, routes, vars, secrets: { required: secrets } };
}
