import type { Database } from "#db/client";
import type { Locale } from "~/domain/site/locales";
import type { JobQueue } from "~/jobs/queue";
import type { Settings } from "~/schemas/site/settings";

/** What the verbs of an account work with. */
export interface AccountDeps {
  db: Database;
  jobs: JobQueue;
  now: Date;
  settings: Settings;
  /** The network a request came from: see app/domain/site/burst-limits.ts. */
  network: string;
  userAgent: string | null;
  locale: Locale;
  /** For what depends on whether an account exists: done after the answer, whose time must not tell. */
  waitUntil(work: Promise<unknown>): void;
}

/** Development and tests are generous; production is strict. */
export const limitFactor = ({ ENVIRONMENT }: Pick<Settings, "ENVIRONMENT">) =>
  ENVIRONMENT === "development" ? 100 : 1;
