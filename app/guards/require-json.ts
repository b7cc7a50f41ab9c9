import type { ZodType } from "zod";
import { refusal, wrongFields } from "~/answers/refusal";

const MAX_BYTES = 256 * 1024;

/**
 * The parsed JSON body. A 415 where it says to be something else, a 413 where it is longer than allowed, a 400 where
 * it is no JSON or does not fit.
 */
export async function requireJson<T>(schema: ZodType<T>, request: Request, maxBytes = MAX_BYTES): Promise<T> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw refusal(415, { message: "Send JSON, as application/json." });
  const text = await readAtMost(request, maxBytes);
  if (text === null) throw refusal(413, { message: `Send ${maxBytes} bytes at most.` });
  const input = schema.safeParse(parsed(text));
  if (input.success) return input.data;
  throw refusal(400, wrongFields(input.error));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(400, { message: "This is not JSON." });
  }
}

/** The body as text; null, without reading on, where it is longer. */
async function readAtMost(request: Request, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  const body = (request.body ?? []) as unknown as AsyncIterable<Uint8Array>;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
