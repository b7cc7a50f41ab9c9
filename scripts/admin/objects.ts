import { AwsClient } from "aws4fetch";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { setTimeout } from "node:timers/promises";
import { present } from "~/domain/values";
import { sha256Of } from "~/gateways/backup/packed";
import type { Objects } from "./data-store";

const bytesOf = (body: Uint8Array<ArrayBuffer> | string) =>
  typeof body === "string" ? new TextEncoder().encode(body) : body;
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Marks are hashes. A file is there whole or not at all. */
export function folderObjects(folder: string): Objects {
  const pathOf = (key: string) => {
    const path = join(folder, key);
    if (relative(folder, path).startsWith("..")) throw new Error(`${key} is outside of ${folder}.`);
    return path;
  };
  const read: Objects["read"] = async (key) => {
    const path = pathOf(key);
    return existsSync(path) ? new Uint8Array(await readFile(path)) : null;
  };
  return {
    read,
    async list(prefix) {
      const marks = new Map<string, string>();
      if (!existsSync(folder)) return marks;
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const key = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
        const bytes = entry.isFile() && key.startsWith(prefix) ? await read(key) : null;
        if (bytes) marks.set(key, await sha256Of(bytes));
      }
      return marks;
    },
    async write(key, body) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, body);
      await rename(`${path}.part`, path);
      return sha256Of(bytesOf(body));
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

interface Bucket {
  endpoint: string;
  bucket: string;
  /** Before each key. */
  prefix?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Before what was cut is asked again, in ms. */
const PAUSES = [100, 400, 1600, 6400];

/** Of any store that speaks S3. What is cut or refused for the moment is asked again. */
export function s3Objects({ endpoint, bucket, prefix: own = "", ...account }: Bucket): Objects {
  const client = new AwsClient({ ...account, service: "s3", retries: 5 });
  const base = `${endpoint.replace(/\/$/, "")}/${bucket}`;
  const askWhole = async (
    path: string,
    init: RequestInit,
    [pause, ...later] = PAUSES,
  ): Promise<{ response: Response; bytes: Uint8Array<ArrayBuffer> }> => {
    try {
      const response = await client.fetch(base + path, init);
      return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
    } catch (error) {
      if (pause === undefined) throw error;
    }
    await setTimeout(pause);
    return askWhole(path, init, later);
  };
  const ask = async (path: string, init: RequestInit = {}) => {
    const { response, bytes } = await askWhole(path, init);
    const { ok, status, headers } = response;
    if (ok || status === 404) return { ok, headers, bytes };
    throw new Error(`${base}${path} answered ${status}: ${textOf(bytes)}`);
  };
  const pathOf = (key: string) => `/${(own + key).split("/").map(encodeURIComponent).join("/")}`;
  const markIn = (text: string | null | undefined) => (text ?? "").replaceAll(/&quot;|"/g, "");

  return {
    async list(prefix) {
      const marks = new Map<string, string>();
      for (let token: string | undefined; ;) {
        const asked = new URLSearchParams({ "list-type": "2", "encoding-type": "url", prefix: own + prefix });
        if (token !== undefined) asked.set("continuation-token", token);
        const response = await ask(`?${asked}`);
        if (!response.ok) throw new Error(`There is no ${base}.`);
        const page = textOf(response.bytes);
        const first = (tag: string, text: string) => new RegExp(`<${tag}>(.*?)</${tag}>`, "s").exec(text)?.[1];
        for (const [, object = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = decodeURIComponent(present(first("Key", object), "key of an object").replaceAll("+", " "));
          marks.set(key.slice(own.length), markIn(first("ETag", object)));
        }
        token = first("NextContinuationToken", page);
        if (token === undefined) return marks;
      }
    },
    async read(key) {
      const { ok, bytes } = await ask(pathOf(key));
      return ok ? bytes : null;
    },
    async write(key, body) {
      const bytes = bytesOf(body);
      const headers = { "X-Amz-Content-Sha256": await sha256Of(bytes) };
      const response = await ask(pathOf(key), { method: "PUT", body: bytes, headers });
      if (!response.ok) throw new Error(`There is no ${base}.`);
      return markIn(response.headers.get("ETag"));
    },
    remove: async (key) => void (await ask(pathOf(key), { method: "DELETE" })),
  };
}

interface Named {
  endpoint: string | undefined;
  region: string | undefined;
  env?: NodeJS.ProcessEnv;
}

/** A folder, or s3://BUCKET/PREFIX at an endpoint; throws what is missing. */
export function objectsAt(place: string, { endpoint, region, env = process.env }: Named): Objects {
  const [, bucket, prefix] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place) ?? [];
  if (bucket === undefined) return folderObjects(place);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_REGION } = env;
  if (endpoint === undefined || !accessKeyId || !secretAccessKey)
    throw new Error("s3:// needs --endpoint, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.");
  return s3Objects({
    endpoint,
    bucket,
    prefix: prefix && `${prefix.replace(/\/$/, "")}/`,
    region: region ?? AWS_REGION ?? "auto",
    accessKeyId,
    secretAccessKey,
  });
}
