import type { ZodType } from "zod";
import { isOutage } from "./circuit-breaker";
import { dropBody } from "./drop-body";
import { noted } from "./log";
import { readAtMost } from "./read-at-most";

interface Asked {
  /** In the User-Agent, so that they can contact us. */
  APP_URL: string;
  accept: string;
  signal: AbortSignal;
  /** Of the answer; a longer one is not read on. */
  mostBytes: number;
}

export interface ServiceAnswer {
  ok: boolean;
  status: number;
  contentType: string;
  /** Null where it was longer. */
  bytes: Uint8Array<ArrayBuffer> | null;
}

/** One of the services that the settings name. Throws without an answer in time, and where the service is in trouble. */
export async function askService(
  service: string,
  address: string,
  { APP_URL, accept, signal, mostBytes }: Asked,
): Promise<ServiceAnswer> {
  const headers = { Accept: accept, Referer: `${APP_URL}/`, "User-Agent": `Samling (${APP_URL})` };
  const response = await noted(service, fetch(address, { headers, signal }));
  const { ok, status, body } = response;
  if (isOutage(status)) {
    await dropBody(response);
    throw new Error(`${service} answered ${status}`);
  }
  const said = (name: string) => response.headers.get(name) ?? "";
  const answer = { ok, status, contentType: said("Content-Type") };
  if (Number(said("Content-Length")) <= mostBytes)
    return { ...answer, bytes: body ? await readAtMost(body, mostBytes) : new Uint8Array() };
  await dropBody(response);
  return { ...answer, bytes: null };
}

/** No answer of theirs has a tenth of this. */
const MOST_JSON_BYTES = 2_000_000;

/** Throws also where it is longer than any of theirs. */
export async function askForJson(
  service: string,
  address: string,
  asked: Pick<Asked, "APP_URL" | "signal">,
): Promise<Pick<ServiceAnswer, "ok" | "status"> & { parse<T>(schema: ZodType<T>): T }> {
  const asking = { ...asked, accept: "application/json", mostBytes: MOST_JSON_BYTES };
  const { ok, status, bytes } = await askService(service, address, asking);
  if (!bytes) throw new Error(`${service} sent more than ${MOST_JSON_BYTES} bytes`);
  return { ok, status, parse: (schema) => schema.parse(JSON.parse(new TextDecoder().decode(bytes))) };
}
