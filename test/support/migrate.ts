import { env } from "cloudflare:workers";

// Not through `cloudflare:test`: that import loads the whole Worker, which most tests of queries don't need.
await env.DB.batch(env.TEST_MIGRATIONS.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query))));
