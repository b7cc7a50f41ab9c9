import type { ZodType } from "zod";
import { requireValid } from "./require-valid";

const MAX_BYTES = 256 * 1024;

/** The parsed JSON body; a 400 where it is none or does not fit, a 413 where it is far too long. */
export async function requireJson<T>(schema: ZodType<T>, request: Request): Promise<T> {
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_BYTES) throw new Response(null, { status: 413 });
  const body: unknown = await request.json().catch(() => undefined);
  return requireValid(schema, body);
}
