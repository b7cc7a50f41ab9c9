/// <reference types="@cloudflare/vitest-pool-workers/types" />

declare namespace Cloudflare {
  interface GlobalProps {
    // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import statement would end the global scope
    mainModule: typeof import("#workers/app");
  }
  interface Env {
    DB: D1Database;
    IMAGES_BUCKET: R2Bucket;
    JOBS: Queue;
    /** Every statement of the migrations, in order. */
    TEST_MIGRATIONS: string[];
    /** Every address of app/routes.ts. */
    TEST_PATHS: string[];
  }
}
