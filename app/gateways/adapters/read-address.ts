import type { Json } from "~/domain/intake/page/loose-json";
import { decodePage } from "~/domain/intake/page/page-bytes";
import type { AdapterName } from "~/domain/sources/adapter-names";
import { present, type Result, succeed } from "~/domain/values";
import type { FailedAnswer, FeedAnswer, FeedCopy, FeedFetcher, FeedRequest } from "../feeds/feed-fetcher";
import { type IntakeReading, understandIntake, type UnreadableIntake } from "../intake/understand-intake";
import type { PageBody } from "../pages/read-page-parts";
import {
  type Adapter,
  AdapterFailure,
  type AdapterNetwork,
  type AdapterSource,
  htmlOf,
  unknownAnswer,
} from "./adapter";
import { adapterAt, adapterOfPage } from "./adapters";

/** `adapter` read it, or would have; null for other pages. */
export type AddressAnswer =
  | (FailedAnswer & { adapter: AdapterName | null })
  | { kind: "unchanged" }
  | {
      kind: "read";
      adapter: AdapterName | null;
      address: string;
      copy: FeedCopy;
      reading: Result<IntakeReading, UnreadableIntake>;
    };

export interface AddressDeps {
  pages: FeedFetcher;
  isOn(adapter: AdapterName): Promise<boolean>;
  now: Date;
}

/** Several answers make a reading, and none says that all are unchanged. */
const NO_COPY: FeedCopy = { etag: null, last_modified: null };

/** Through the adapter whose it is (not if turned off), else as a page, calendar, table or text. Never throws. */
export async function readAddress(written: string, known: FeedCopy | null, deps: AddressDeps): Promise<AddressAnswer> {
  const address = new URL(written);
  const adapter = adapterAt(address);
  if (adapter) return readThrough(adapter, { address, page: null }, deps);
  const answer = await deps.pages.fetchFeed(written, known);
  if (answer.kind === "failed") return { ...answer, adapter: null };
  if (answer.kind === "unchanged") return answer;
  return understandAnswer(answer, deps);
}

async function understandAnswer(
  { bytes, contentType, address, copy }: Extract<FeedAnswer, { kind: "body" }>,
  deps: AddressDeps,
): Promise<AddressAnswer> {
  const page = { bytes: new Uint8Array(bytes), contentType, address };
  const adapter = adapterOfPage(htmlOf(page));
  if (adapter) return readThrough(adapter, { address: new URL(address), page }, deps);
  const reading = await understandIntake({ ...page, name: null }, deps.now);
  return { kind: "read", adapter: null, address, copy, reading };
}

async function readThrough(adapter: Adapter, source: AdapterSource, deps: AddressDeps): Promise<AddressAnswer> {
  const failed = { kind: "failed", adapter: adapter.id } as const;
  if (!(await deps.isOn(adapter.id))) return { ...failed, problem: "adapter_off", detail: adapter.id };
  try {
    const reading = await adapter.read(source, openNetwork(deps.pages), deps.now);
    const address = source.address.href;
    return { kind: "read", adapter: adapter.id, address, copy: NO_COPY, reading: succeed(reading) };
  } catch (error) {
    if (!(error instanceof AdapterFailure)) throw error;
    const { problem, message: detail, retryAfterSeconds } = error;
    return { ...failed, problem, detail, ...(retryAfterSeconds !== null && { retryAfterSeconds }) };
  }
}

const MOST_REQUESTS = 14;
const MOST_MILLISECONDS = 25_000;

function openNetwork(pages: FeedFetcher): AdapterNetwork {
  const begun = Date.now();
  let asked = 0;
  const send = async (address: string, request: FeedRequest): Promise<PageBody> => {
    if (++asked > MOST_REQUESTS) throw new AdapterFailure("too_big", `more than ${MOST_REQUESTS} requests`);
    if (Date.now() - begun > MOST_MILLISECONDS) throw new AdapterFailure("timed_out", "all requests together");
    const answer = await pages.fetchFeed(address, null, request);
    if (answer.kind === "failed") throw new AdapterFailure(answer.problem, answer.detail, answer.retryAfterSeconds);
    if (answer.kind === "unchanged") throw new AdapterFailure("server_error", "unchanged since no copy");
    return { bytes: answer.bytes, contentType: answer.contentType, address: answer.address };
  };
  return {
    page: (address) => send(address, {}),
    pageData: async (address) => dataOf(await send(address, {})),
    data: async (address, question) => dataOf(await send(address, { question, isInterface: true })),
    file: (address) => send(address, { isInterface: true }),
  };
}

function dataOf({ bytes, contentType, address }: PageBody): Json {
  try {
    return JSON.parse(decodePage(bytes, contentType)) as Json;
  } catch {
    throw unknownAnswer(`${new URL(present(address, "address of an answer")).hostname} returned no JSON`);
  }
}
