import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rawConfig } from "../raw-config.mjs";
import { root } from "../setup.mjs";
import { SITE, WORKERS } from "../workers.mjs";
import { configFor } from "./config-for";
import { type Deployment, deploymentSchema } from "./deployment";

const fileOf = (which: string) => `deployment.${which}.toml`;

/** Throws an error that names the file, and what of it is missing or wrong. */
export function readDeployment(which: string): Deployment {
  const file = fileOf(which);
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
      .map((other) => [fileOf(other), readDeployment(other)]),
  );
}

interface DeployedWorker {
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
    return { name: made.name!, config, queues: made.queues?.consumers?.map(({ queue }) => queue) ?? [] };
  });
}
