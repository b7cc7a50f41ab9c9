/** In place of zod's messages in other languages, which nothing reads: see `[alias]` in wrangler.toml. */
export {};
