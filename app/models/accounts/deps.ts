import type { Database } from "#db/client";
import type { Locale } from "~/domain/site/locales";
import type { JobQueue } from "~/jobs/queue";
import type { Settings } from "~/schemas/site/settings";

export interface AccountDeps {
  db: Database;
  jobs: JobQueue;
  now: Date;
  settings: Settings;
  network: string;
  userAgent: string | null;
  locale: Locale;
  /** Runs after the response, whose time must not reveal whether an account exists. */
  waitUntil(work: Promise<unknown>): void;
}
