import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const IMPORT = /from "~\/([^"?]+)\?(\w+)"/g;

/**
 * For imports by "?url", "?raw" and "?inline", which only Vite knows. In build/server/url/styles/app.css.js
 * tsconfig.worker.json has the Worker look. `folder` is "~".
 */
export function filesAsModules(folder: string): Plugin {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));
  const imports = sources.flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(IMPORT)]);
  const files = new Map(imports.map(([, file, as]) => [`${as}/${file}.js`, `${folder}/${file}?${as}`]));
  const named = Object.fromEntries([...files.keys()].map((name) => [name, name]));
  return {
    name: "files-as-modules",
    options: ({ input, ...options }) => ({ ...options, input: { "index.js": input as string, ...named } }),
    outputOptions: (options) => ({ ...options, entryFileNames: "[name]" }),
    // Remix writes the browsers' list here, and the server has one of its own: scripts/languages.mjs.
    transform: { filter: { id: /virtual:remix\/server-manifest$/ }, handler: () => "export default null;" },
    resolveId: (id) => (files.has(id) ? id : null),
    load: (id) => (files.has(id) ? `export { default } from ${JSON.stringify(files.get(id))};` : null),
  };
}
