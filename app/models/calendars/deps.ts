import type { Database } from "#db/client";
import type { AddressBook } from "~/gateways/addresses/address-book";
import type { FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import type { SourceReader } from "~/gateways/sources/source-reader";
import type { JobQueue } from "~/jobs/queue";
import type { Settings } from "~/schemas/site/settings";

export interface CalendarDeps {
  db: Database;
  feeds: FeedFetcher;
  /** Fetches pages as their sites want programs to. */
  keptPages: FeedFetcher;
  reader: SourceReader;
  addresses: Pick<AddressBook, "geocodeAll">;
  jobs: JobQueue;
  settings: Pick<Settings, "APP_URL" | "ENVIRONMENT">;
  now: Date;
}
