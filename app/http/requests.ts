import { type LoaderFunctionArgs, redirect, redirectDocument, type TypedResponse } from "@remix-run/cloudflare";
import * as z from "zod";
import { refusedMessages } from "#messages/refused";
import { isAway } from "~/domain/site/away";
import { type Locale, LOCALES } from "~/domain/site/locales";
import { present } from "~/domain/values";
import { logError } from "~/gateways/log";
import { readAtMost } from "~/gateways/read-at-most";
import { messagesIn } from "~/i18n/messages-in";
import { formTexts, type FormTexts } from "~/schemas/forms/parse";
import type { PublicError } from "~/schemas/public-answers/records";
import { queryFields } from "~/schemas/search/fields";
import { type FlashKey, type FlashOptions, flashPath, type FlashTexts } from "./flash-path";

/** Longer than any form or JSON without a file. */
const PLAIN_MAX_BYTES = 256 * 1024;
/** Longer than any request to a function. */
const FIELDS_MAX_BYTES = 32_768;

/** Larger than any camera's picture. */
const MOST_HEARD_OUT = 48 * 1024 * 1024;

/** Throws a 413, without keeping anything, where it is longer than `maxBytes`; a 400 where it is no form. */
export async function requireFormData(request: Request, maxBytes: number): Promise<FormData> {
  const length = Number(request.headers.get("Content-Length") ?? 0);
  // A browser that is still sending hears no answer, so that a picture is let through to nowhere.
  if (length > maxBytes && length <= MOST_HEARD_OUT) await request.body?.pipeTo(new WritableStream()).catch(() => {});
  if (length > maxBytes) throw tooLarge();
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
export function requireValid<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw refusal(400, wrongFields(parsed.error));
}

export async function requireForm<T>(schema: z.ZodType<T>, request: Request): Promise<T> {
  const form = await requireFormData(request, PLAIN_MAX_BYTES);
  const names = new Set(form.keys());
  return requireValid(schema, Object.fromEntries([...names].map((name) => [name, form.get(name)])));
}

/** Throws a 415 for another content type, a 413 where it is too long, a 400 where it is no JSON or invalid. */
export async function requireJson<T>(schema: z.ZodType<T>, request: Request, maxBytes = PLAIN_MAX_BYTES): Promise<T> {
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
export function requireQuery<T>(schema: z.ZodType<T>, request: Request, lists: readonly string[] = []): T {
  return requireValid(schema, queryFields(new URL(request.url).searchParams, lists));
}

export type Refusal = PublicError["error"] & {
  title?: string;
  /** A key of our own pages' texts. */
  problem?: string;
  to?: { href: string; text: string };
};

/** The one shape that programs and the error screen (components/layout) read. */
export function refusal(status: number, error: Refusal, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export const refuseTooMany = ({ retryAfterSeconds }: { retryAfterSeconds: number }, message: string) =>
  refusal(429, { message }, { "Retry-After": String(retryAfterSeconds) });

/** While the search index is away: lists without words go on. */
export function searchRests(locale: Locale): Refusal {
  const { title, body } = messagesIn(refusedMessages, locale).searchRests;
  return { title, message: body };
}

/** An event in the bin of who held it: not even its title is said. */
export function refuseTakenAway(locale: Locale): Response {
  const { title, body } = messagesIn(refusedMessages, locale).takenAway;
  return refusal(410, { title, message: body });
}

export function wrongFields({ issues }: z.ZodError): Refusal {
  const fields = issues.map(({ path, message }) => ({ field: String(path[0] ?? "body"), message }));
  const first = present(fields[0], "invalid field");
  return { message: `${first.field} ${first.message}.`, field: first.field, fields };
}

/** Throws a 404 for null. */
export function requireFound<T>(found: T | null): T {
  if (found !== null) return found;
  throw notFound();
}

/** Nothing is here, or nothing that the viewer may see. */
export const notFound = () => new Response(null, { status: 404 });

export const dataNotFound = (message = "There is nothing at this address.") => refusal(404, { message });

/** Seconds: while settings are wrong or the database is away. */
export const RETRY_AFTER = { "Retry-After": "30" };

/** In every language, for when not even the visitor's is known. */
export function unavailable(status: 500 | 503, requestId?: string): Response {
  const texts = LOCALES.map((locale) => messagesIn(refusedMessages, locale).unavailable).join(" / ");
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...(status === 503 && RETRY_AFTER),
  };
  return new Response(requestId ? `${texts} (${requestId})` : texts, { status, headers });
}

export const badRequest = () => new Response(null, { status: 400 });

export const forbidden = () => new Response(null, { status: 403 });

export const conflict = () => new Response(null, { status: 409 });

const tooLarge = () => new Response(null, { status: 413 });

/** A GET, whatever the request's method. */
export const redirectTo = (path: string, headers: HeadersInit = {}) => redirect(path, { status: 303, headers });

/** The browser loads the document whole. */
export const redirectToDocument = (path: string, headers: HeadersInit = {}) =>
  redirectDocument(path, { status: 303, headers });

export const redirectAfter = <Page extends keyof FlashTexts>(
  page: Page,
  key: FlashKey<Page>,
  { headers, ...options }: FlashOptions & { headers?: HeadersInit } = {},
) => redirectTo(flashPath(page, key, options), headers);

/** On failure logs and redirects to a page that reports it, which must not use this to lead back here. */
export async function orLeadAway<Data, Page extends keyof FlashTexts>(
  [page, key]: readonly [Page, FlashKey<Page>],
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  load: () => Promise<Data>,
): Promise<Data | TypedResponse<never>> {
  try {
    return await load();
  } catch (error) {
    // Where the database is away, the other page is so, too.
    if (error instanceof Response || request.signal.aborted || isAway(error)) throw error;
    logError("error", error);
    return redirectAfter(page, key, { failure: context.requestId });
  }
}
