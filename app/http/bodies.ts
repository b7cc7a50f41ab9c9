import { z, type ZodType } from "zod";
import { readAtMost } from "~/gateways/read-at-most";
import { formTexts, type FormTexts } from "~/schemas/forms/parse";
import { queryFields } from "~/schemas/search/fields";
import { badRequest, refusal, tooLarge, wrongFields } from "./refusals";

/** Longer than any form or JSON without a file. */
const PLAIN_MAX_BYTES = 256 * 1024;
/** Longer than any request to a function. */
const FIELDS_MAX_BYTES = 32_768;

/** Throws a 413, without reading on, where it is longer than `maxBytes`; a 400 where it is no form. */
export async function requireFormData(request: Request, maxBytes: number): Promise<FormData> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge();
  const { body, hasEnded } = limited(request.body, maxBytes);
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const form = await new Response(body, { headers }).formData().catch(() => null);
  if (form) return form;
  throw hasEnded() ? tooLarge() : badRequest();
}

/** Content-Length may be missing. */
function limited(source: ReadableStream<Uint8Array> | null, maxBytes: number) {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error("too long"));
      else controller.enqueue(chunk);
    },
  });
  return { body: source?.pipeThrough(counter) ?? null, hasEnded: () => bytes > maxBytes };
}

/** Throws a 400 that names the invalid fields. */
export function requireValid<T>(schema: ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw refusal(400, wrongFields(parsed.error));
}

export async function requireForm<T>(schema: ZodType<T>, request: Request): Promise<T> {
  const form = await requireFormData(request, PLAIN_MAX_BYTES);
  const names = new Set(form.keys());
  return requireValid(schema, Object.fromEntries([...names].map((name) => [name, form.get(name)])));
}

/** Throws a 415 for another content type, a 413 where it is too long, a 400 where it is no JSON or invalid. */
export async function requireJson<T>(schema: ZodType<T>, request: Request, maxBytes = PLAIN_MAX_BYTES): Promise<T> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw refusal(415, { message: "Send JSON, as application/json." });
  const bytes = request.body ? await readAtMost(request.body, maxBytes) : new Uint8Array();
  if (!bytes) throw refusal(413, { message: `Send ${maxBytes} bytes at most.` });
  return requireValid(schema, parsed(new TextDecoder().decode(bytes)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(400, { message: "This is not JSON." });
  }
}

const fields = z.record(z.string(), z.unknown());

/** Of a form or a JSON object; throws where the body is neither, or too long. */
export async function requireFields(request: Request): Promise<Record<string, unknown>> {
  const isJson = request.headers.get("Content-Type")?.startsWith("application/json") ?? false;
  return isJson
    ? requireJson(fields, request, FIELDS_MAX_BYTES)
    : formTexts(await requireFormData(request, FIELDS_MAX_BYTES));
}

/** Throws a 400 where it is no form, a 413 where it is too long. */
export async function requireTexts(request: Request): Promise<FormTexts> {
  return formTexts(await requireFormData(request, PLAIN_MAX_BYTES));
}

/** Throws a 400 that names every invalid parameter; unknown ones are ignored. */
export function requireQuery<T>(schema: ZodType<T>, request: Request, lists: readonly string[] = []): T {
  return requireValid(schema, queryFields(new URL(request.url).searchParams, lists));
}
