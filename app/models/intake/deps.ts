import type { Database } from "#db/client";
import type { AddressBook } from "~/gateways/addresses/address-book";
import type { FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import type { SourceReader } from "~/gateways/sources/source-reader";
import type { Settings } from "~/schemas/site/settings";

export interface IntakeDeps {
  db: Database;
  feeds: FeedFetcher;
  pages: FeedFetcher;
  reader: SourceReader;
  addresses: Pick<AddressBook, "geocodeAll">;
  settings: Pick<Settings, "APP_URL" | "ENVIRONMENT">;
  now: Date;
}
