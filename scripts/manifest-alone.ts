import type { Plugin } from "vite";

/** Reduces a server build to the list of what pages load: of all languages but the first, the server needs no more. */
export function manifestAlone(): Plugin {
  return {
    name: "manifest-alone",
    enforce: "pre",
    load: (id) =>
      id === "\0virtual:remix/server-build"
        ? 'export { default as assets } from "virtual:remix/server-manifest";'
        : null,
  };
}
