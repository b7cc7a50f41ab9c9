import type { DataStore, Found } from "./data-store";

interface Answer {
  success: boolean;
  errors: { message: string }[];
  result: { results: Found }[];
}

/**
 * Database and backup bucket of the deployment with such a configuration (a file), by Cloudflare's API: wrangler's
 * command takes no parameters and lists no rows of a batch.
 */
export async function deployedDataStore(config: string, env: NodeJS.ProcessEnv = process.env): Promise<DataStore> {
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account } = env;
  if (!token || !account) throw new Error("--remote needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.");
  const base = `${env["CLOUDFLARE_API_BASE_URL"] ?? "https://api.cloudflare.com/client/v4"}/accounts/${account}`;
  const { rawConfig } = await import("../raw-config.mjs");
  const { d1_databases, r2_buckets } = rawConfig(config);
  const database = d1_databases![0]!.database_id!;
  const { bucket_name: backups, jurisdiction } = r2_buckets!.find(({ binding }) => binding === "BACKUPS_BUCKET")!;
  const headers = {
    Authorization: `Bearer ${token}`,
    "Content-Type": "application/json",
    ...(jurisdiction !== undefined && { "cf-r2-jurisdiction": jurisdiction }),
  };
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(base + path, { ...init, headers });
    if (response.ok || response.status === 404) return response;
    throw new Error(`Cloudflare answered ${response.status} for ${path}: ${await response.text()}`);
  };
  const objectPath = (key: string) =>
    `/r2/buckets/${backups}/objects/${key.split("/").map(encodeURIComponent).join("/")}`;

  return {
    async run(statements) {
      const body = JSON.stringify({ batch: statements });
      const response = await ask(`/d1/database/${database}/query`, { method: "POST", body });
      const answer = await response.json<Answer>();
      if (!answer.success) throw new Error(answer.errors.map((one) => one.message).join(" "));
      return answer.result.map(({ results }) => results);
    },
    async read(key) {
      const response = await ask(objectPath(key));
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    write: async (key, body) => void (await ask(objectPath(key), { method: "PUT", body })),
  };
}
