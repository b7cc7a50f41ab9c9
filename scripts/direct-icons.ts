import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** On one line, or on several where there are many. */
const IMPORT = /^import \{\s+([^}]+?),?\s+\} from "lucide-react";$/gm;

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.js$/;
const KEY = /\bkey: "\w+"/g;

/**
 * Through the package's index every page seems to import every icon, and the bundler can't tell which needs which. An
 * icon's parts are keyed by their place: the package's keys are random, which nothing makes smaller.
 */
export function directIcons(): Plugin {
  const files = iconFiles();
  const direct = (name: string) => {
    if (name.startsWith("type ")) return "";
    const file = files.get(name);
    if (!file) throw new Error(`lucide-react has no icon ${name}`);
    return `import ${name} from "lucide-react/dist/esm/icons/${file}";`;
  };
  return {
    name: "direct-icons",
    enforce: "pre",
    transform: {
      filter: { code: /lucide-react/ },
      handler(code, id) {
        let parts = 0;
        const lighter = ICON.test(id)
          ? code.replace(KEY, () => `key: ${parts++}`)
          : code.replace(IMPORT, (_import, names: string) => names.split(/,\s+/).map(direct).join(" "));
        return { code: lighter, map: null };
      },
    },
  };
}

/** By each of its names. */
function iconFiles(): Map<string, string> {
  const index = join(dirname(createRequire(import.meta.url).resolve("lucide-react")), "../esm/lucide-react.js");
  const lines = readFileSync(index, "utf8").matchAll(/^export \{ (.+) \} from '\.\/icons\/([\w-]+\.js)';$/gm);
  return new Map(
    [...lines].flatMap(([, names = "", file = ""]) =>
      names.split(", ").map((name) => [name.replace("default as ", ""), file]),
    ),
  );
}
