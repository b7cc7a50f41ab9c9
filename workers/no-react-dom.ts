/**
 * In place of the parts of React DOM that draw in a browser, and of its older rendering on a server: see `[alias]` in
 * wrangler.toml. The router and a form import this name.
 */
export function flushSync(): never {
  throw new Error("Only browsers run this.");
}
