import type { Unstable_RawConfig as RawConfig } from "wrangler";
import type { Deployment } from "./deployment";

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
  const routes = [{ pattern: new URL(vars["APP_URL"]!).hostname, custom_domain: true }];
  return { ...own, routes, vars, secrets: { required: secrets } };
}
