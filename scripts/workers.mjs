// The site's Worker, and those it binds as services. A further one is a line here, a configuration like
// wrangler.cards.toml, and a [[services]] in wrangler.toml.
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** `out`: where the build puts it; `main`: the file there that is run. */
export const SITE = { name: "samling", config: "wrangler.toml", out: "build/worker", main: "app.js" };

/** Deployed before the site, which cannot be without them. */
export const SERVICES = [
  { name: "samling-cards", config: "wrangler.cards.toml", out: "build/cards", main: "cards.js" },
  { name: "samling-reader", config: "wrangler.reader.toml", out: "build/reader", main: "reader.js" },
];

export const WORKERS = [...SERVICES, SITE];

const TYPES = { ".js": "ESModule", ".wasm": "CompiledWasm", ".woff2": "Data" };

/** As Miniflare wants them, the one that is run first; `folder` holds the build. */
export function modulesOf({ out, main }, folder) {
  const made = join(folder, out);
  const others = readdirSync(made, { recursive: true })
    .filter((name) => name !== main)
    .sort();
  return [main, ...others].flatMap((name) => {
    const type = TYPES[/\.\w+$/.exec(name)?.[0] ?? ""];
    return type ? [{ type, path: join(made, name) }] : [];
  });
}
