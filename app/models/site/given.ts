import type { Database } from "#db/client";
import type { Viewer } from "~/domain/accounts/access";
import type { Locale } from "~/domain/site/locales";
import type { FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import type { ImageEncoder } from "~/gateways/images/encoder";
import type { Mailer } from "~/gateways/mailer";
import type { PushService } from "~/gateways/push/push-service";
import type { Register } from "~/gateways/register/register";
import type { SourceReader } from "~/gateways/sources/source-reader";
import type { JobQueue } from "~/jobs/queue";
import type { Settings } from "~/schemas/site/settings";

interface Everything {
  db: Database;
  now: Date;
  jobs: JobQueue;
  settings: Settings;
  locale: Locale;
  /** See app/domain/site/burst-limits.ts. */
  network: string;
  userAgent: string | null;
  viewer(): Promise<Viewer | null>;
  mailer: Mailer;
  pushes: PushService;
  register: Register;
  /** Other people's calendars, other people's pages, and pages as their sites want programs to fetch them. */
  feeds: FeedFetcher;
  pages: FeedFetcher;
  keptPages: FeedFetcher;
  reader: SourceReader;
  images: R2Bucket;
  imageEncoder: ImageEncoder;
  backups: R2Bucket;
  /** For work after the response. */
  waitUntil(work: Promise<unknown>): void;
}

/** What a model is given of the context, by name; of the settings all, or those alone that are named. */
export type Given<Name extends keyof Everything, Setting extends keyof Settings = never> = Pick<Everything, Name> &
  ([Setting] extends [never] ? unknown : { settings: Pick<Settings, Setting> });
