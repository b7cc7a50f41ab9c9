/// <reference types="@cloudflare/vitest-pool-workers/types" />

declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import("#workers/app");
  }
  interface Env {
    DB: D1Database;
    IMAGES_BUCKET: R2Bucket;
    BACKUPS_BUCKET: R2Bucket;
    JOBS: Queue;
    AWAITED_MAIL_JOBS: Queue;
    PUSH_JOBS: Queue;
    CALENDAR_JOBS: Queue;
    CARD_JOBS: Queue;
    CARDS: import("~/gateways/cards/painter").CardsBinding;
    READER: import("~/gateways/sources/source-reader").SourceReader;
    IMAGES: ImagesBinding;
    ASSETS: Fetcher;
    BURST_CHANGES: RateLimit;
    /** The text of db/schema.sql, in rooms. */
    TEST_SCHEMA: string[];
    /** The migrations in order, each with its statements. */
    TEST_MIGRATIONS: { name: string; queries: string[] }[];
    /** Every address of app/routes.ts. */
    TEST_PATHS: string[];
    /** The same in the notation of app/routes.ts. */
    TEST_ROUTES: string[];
    /** Those that accept a form or another body, in the notation of app/routes.ts. */
    TEST_WRITING_ROUTES: string[];
  }
}
