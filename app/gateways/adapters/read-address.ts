import type { AdapterName } from "~/domain/sources/adapter-names";
import { type Result, succeed } from "~/domain/values";
import type { FailedAnswer, FeedAnswer, FeedCopy, FeedFetcher } from "../feeds/feed-fetcher";
import { type IntakeReading, understandIntake, type UnreadableIntake } from "../intake/understand-intake";
import { type Adapter, AdapterFailure, type AdapterSource, htmlOf } from "./adapter";
import { adapterAt, adapterOfPage } from "./adapters";
import { openNetwork } from "./network";

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
