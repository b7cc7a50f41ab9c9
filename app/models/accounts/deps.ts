import type { Database } from "#db/client";
import type { Locale } from "~/domain/site/locales";
import type { JobQueue } from "~/jobs/queue";
import type { Settings } from "~/schemas/site/settings";

/** The dependencies of account actions. */
export interface AccountDeps {
  db: Database;
  jobs: JobQueue;
  now: Date;
  settings: Settings;
  /** The network of a request: see app/domain/site/burst-limits.ts. */
  network: string;
  userAgent: string | null;
  locale: Locale;
  /**
   * For work that depends on whether an account exists: it runs after the response, whose time must not reveal that.
   */
  waitUntil(work: Promise<unknown>): void;
}
