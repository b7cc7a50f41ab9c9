import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Objects } from "../../scripts/admin/data-store";

const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();
const sha256 = (body: Buffer | string) => createHash("sha256").update(body).digest("hex");

/** As AWS documents Signature Version 4. */
function isSigned(request: IncomingMessage, body: Buffer, keys: Record<string, string>): boolean {
  const { authorization = "", "x-amz-date": date, "x-amz-content-sha256": hash } = request.headers;
  const [, id, day, region, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  if (id === undefined || !(id in keys) || (hash !== "UNSIGNED-PAYLOAD" && hash !== sha256(body))) return false;
  const url = new URL(request.url!, "http://s3");
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .sort()
    .join("&");
  const headers = names!.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(""), names, hash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const secret = [day!, region!, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${keys[id]}`);
  return hmac(secret, ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n")).toString("hex") === signature;
}

const asText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

interface Store {
  buckets: Record<string, Objects>;
  /** Secrets by access key. */
  keys: Record<string, string>;
  /** Of a list. */
  most?: number;
}

/** Answers like a store that speaks S3, by path, from `buckets`. */
export async function answerAsS3(
  { buckets, keys, most = 1000 }: Store,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const url = new URL(request.url!, "http://s3");
  const [, name, key] = /^\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
  const send = (status: number, text: string | Uint8Array = "", headers = {}) =>
    void response.writeHead(status, headers).end(text);
  if (!isSigned(request, body, keys)) return send(403, "<Error><Code>SignatureDoesNotMatch</Code></Error>");
  const bucket = buckets[name!];
  if (!bucket) return send(404, "<Error><Code>NoSuchBucket</Code></Error>");
  const path = decodeURIComponent(key!);
  if (request.method === "PUT") return send(200, "", { ETag: `"${await bucket.write(path, new Uint8Array(body))}"` });
  if (request.method === "DELETE") return send(204, (await bucket.remove(path), ""));
  if (path !== "") {
    const found = await bucket.read(path);
    return found ? send(200, found) : send(404, "<Error><Code>NoSuchKey</Code></Error>");
  }
  const asked = url.searchParams;
  const all = [...(await bucket.list(asked.get("prefix") ?? ""))].sort(([a], [b]) => (a < b ? -1 : 1));
  const after = all.filter(([one]) => one > (asked.get("continuation-token") ?? ""));
  const page = after.slice(0, most);
  const next = after.length > most ? `<NextContinuationToken>${asText(page.at(-1)![0])}</NextContinuationToken>` : "";
  const contents = page.map(
    ([one, mark]) =>
      `<Contents><Key>${encodeURIComponent(one).replaceAll("%2F", "/")}</Key><ETag>&quot;${mark}&quot;</ETag></Contents>`,
  );
  send(200, `<?xml version="1.0"?><ListBucketResult>${contents.join("")}${next}</ListBucketResult>`);
}

/** In memory. */
export function heldObjects(): Objects & { held: Map<string, Uint8Array<ArrayBuffer>> } {
  const held = new Map<string, Uint8Array<ArrayBuffer>>();
  const markOf = (body: Uint8Array) => createHash("md5").update(body).digest("hex");
  return {
    held,
    list: async (prefix) =>
      new Map([...held].flatMap(([key, body]) => (key.startsWith(prefix) ? [[key, markOf(body)]] : []))),
    read: async (key) => held.get(key) ?? null,
    write: async (key, body) => {
      const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
      held.set(key, bytes);
      return markOf(bytes);
    },
    remove: async (key) => void held.delete(key),
  };
}
