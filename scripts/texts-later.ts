import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const EXPORT = /^export (?:const (\w+)|\{ \w+ as (\w+) \})/gm;

/**
 * Puts a call in place of each module of `folder` ("#messages"): pages are built once, and scripts/languages.mjs writes
 * each language's texts into the finished scripts.
 */
export function textsLater(folder: string): Plugin {
  return {
    name: "texts-later",
    enforce: "pre",
    load: {
      filter: { id: `${folder}/**` },
      handler(id) {
        this.addWatchFile(id);
        const names = [...readFileSync(id, "utf8").matchAll(EXPORT)].map(([, name, renamed]) => name ?? renamed);
        return names.map((name) => `export const ${name} = /* @__PURE__ */ __texts_${name}();`).join("\n");
      },
    },
  };
}
