import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { present } from "~/domain/values";
import { rawConfig } from "../raw-config.mjs";
import type { DataStore, Found } from "./data-store";
import { s3Objects } from "./objects";

const MOST_WAITS = 10;

interface Answer<Result> {
  success: boolean;
  errors: { message: string }[];
  result: Result;
}

/**
 * Database and buckets of the deployment with such a configuration (a file): the database by Cloudflare's API, because
 * wrangler's command takes no parameters and lists no rows of a batch; the buckets by S3, because the API takes four
 * requests a second.
 */
export async function deployedDataStore(config: string, env: NodeJS.ProcessEnv = process.env): Promise<DataStore> {
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account } = env;
  if (!token || !account) throw new Error("--remote needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.");
  const api = env["CLOUDFLARE_API_BASE_URL"] ?? "https://api.cloudflare.com/client/v4";
  const { d1_databases, r2_buckets } = rawConfig(config);
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const ask = async <Result>(path: string, init: RequestInit = {}, left = MOST_WAITS): Promise<Result> => {
    const response = await fetch(api + path, { ...init, headers });
    if (response.status === 429 && left > 0) {
      await setTimeout(1000 * (Number(response.headers.get("Retry-After")) || 60));
      return ask(path, init, left - 1);
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`Cloudflare answered ${response.status} for ${path}: ${text}`);
    const { success, errors, result } = JSON.parse(text) as Answer<Result>;
    if (!success) throw new Error(errors.map((one) => one.message).join(" "));
    return result;
  };
  // What an API token is to S3: its id, and its hash.
  const { id: accessKeyId } = await ask<{ id: string }>("/user/tokens/verify").catch(() =>
    ask<{ id: string }>(`/accounts/${account}/tokens/verify`),
  );
  const secretAccessKey = createHash("sha256").update(token).digest("hex");
  const bucket = (binding: string) => {
    const { bucket_name, jurisdiction } = present(
      r2_buckets?.find((one) => one.binding === binding),
      `bucket ${binding}`,
    );
    const host = [account, jurisdiction, "r2.cloudflarestorage.com"].filter(Boolean).join(".");
    const endpoint = env["CLOUDFLARE_R2_ENDPOINT"] ?? `https://${host}`;
    const name = present(bucket_name, `name of bucket ${binding}`);
    return s3Objects({ endpoint, bucket: name, region: "auto", accessKeyId, secretAccessKey });
  };
  return {
    async run(statements) {
      const path = `/accounts/${account}/d1/database/${present(d1_databases?.[0]?.database_id, "id of the database")}/query`;
      const body = JSON.stringify({ batch: statements });
      return (await ask<{ results: Found }[]>(path, { method: "POST", body })).map(({ results }) => results);
    },
    backups: bucket("BACKUPS_BUCKET"),
    images: bucket("IMAGES_BUCKET"),
  };
}
