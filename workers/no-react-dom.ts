/**
 * In place of what React DOM does in browsers, and its older server rendering (`[alias]` in wrangler.toml). The router
 * and a form import this name.
 */
export function flushSync(): never {
  throw new Error("Only browsers run this.");
}
