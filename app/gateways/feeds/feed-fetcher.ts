import type { FeedProblem } from "~/domain/feeds/feed-problem";

/** What a server said of the copy it sent, to be shown to it when the feed is fetched again. */
export interface FeedCopy {
  etag: string | null;
  last_modified: string | null;
}

export type FeedAnswer =
  /** The server says that nothing has changed since the known copy. */
  | { kind: "unchanged" }
  /** A calendar's bytes, decompressed, from the address that the redirects led to. */
  | { kind: "body"; bytes: Uint8Array; contentType: string | null; address: string; copy: FeedCopy }
  /** `detail` is for the log and the debug page; it holds no secrets. */
  | { kind: "failed"; problem: FeedProblem; detail: string };

/** The way to other people's calendars. It never throws: whatever goes wrong out there is an answer. */
export interface FeedFetcher {
  fetchFeed(address: string, known: FeedCopy | null): Promise<FeedAnswer>;
}
