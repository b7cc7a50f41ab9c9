import { type IncomingHttpHeaders, request } from "node:http";

interface Sent {
  method: string;
  headers?: Record<string, string>;
  body: string | Uint8Array | null;
}

const PATIENCE_MS = 60_000;

/** Sends any request, also what fetch() refuses: a body with GET or HEAD. Redirects are not followed. */
export function sendAnything(
  address: string,
  { method, headers = {}, body }: Sent,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const length = body === null ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const sent = request(
      address,
      {
        method,
        headers: { ...latin(headers), ...length, Connection: "close" },
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body ?? undefined);
  });
}

/** Headers hold bytes, so a text is sent as its UTF-8 bytes. */
const latin = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Buffer.from(value).toString("latin1")]));
