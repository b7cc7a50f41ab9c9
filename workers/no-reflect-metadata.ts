/** In place of a polyfill for types at run time, which only the library of certificates asks for: see `[alias]` in wrangler.toml. */
export {};
