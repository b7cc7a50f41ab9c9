// npm run dev: builds what changed, in one process that remembers what it has read.
import { context, stop } from "esbuild";
import { cpSync, rmSync, watch } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { ensureHelpTexts } from "./help.mjs";
import { BUILT, pagesBuilder, writeFiles } from "./pages.mjs";
import { rawConfig } from "./raw-config.mjs";
import { root } from "./setup.mjs";
import { SITE, WORKERS } from "./workers.mjs";

const SOURCES = ["app", "db", "workers", "help"];
/** An editor writes a file in several steps. */
const SAVED_MS = 20;
/** What the pages' build writes for the site's Worker, which is bundled beside that build and loads it as it is. */
const LISTS = ["list.js", "url"];

/** Resolves when all is built, and calls `onBuilt` each time that something was built again. */
export async function watchAndBuild(onBuilt) {
  process.env.SAMLING_WATCH = "1";
  process.once("exit", stop);
  for (const path of [...BUILT, ...WORKERS.map(({ out }) => out)])
    rmSync(join(root, path), { recursive: true, force: true });
  const bundlers = await Promise.all(WORKERS.map(bundlerOf));
  const bundle = async () => {
    ensureHelpTexts();
    cpSync(join(root, "public/help-texts"), join(root, "build/client/help-texts"), { recursive: true });
    await Promise.all(bundlers.map((bundler) => bundler.rebuild()));
  };
  ensureHelpTexts();
  cpSync(join(root, "public"), join(root, "build/client"), { recursive: true });
  const pages = await watchPages();
  await bundle();

  const ended = {};
  const wrong = new Set();
  let running = 0;
  /** One after the other where they have one name. Served is what all of them have ended with, and nothing wrong. */
  const does = async (name, task) => {
    running++;
    ended[name] = Promise.resolve(ended[name])
      .then(task)
      .then(
        () => wrong.delete(name),
        (error) => {
          wrong.add(name);
          if (!error.errors) console.error(error); // Bundlers have printed theirs.
        },
      );
    await ended[name];
    if (--running === 0 && wrong.size === 0) onBuilt();
  };
  pages.onStart((built) => does("pages", () => built.then(pages.finish)));
  let soon;
  for (const folder of SOURCES)
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(soon);
      soon = setTimeout(() => does("Workers", bundle), SAVED_MS);
    });
}

/** Resolves when they are built; `onStart` is given the promise of each later build, after which they are finished. */
async function watchPages() {
  const build = await pagesBuilder(false, {
    watch: {},
    copyPublicDir: false,
    emptyOutDir: false,
    rolldownOptions: { plugins: [inPlaceOfEarlier] },
  });
  const buildLists = await pagesBuilder(true, { emptyOutDir: false });
  const finish = async () => {
    await buildLists();
    await writeFiles();
    for (const name of LISTS) cpSync(join(root, "build/server", name), join(root, SITE.out, name), { recursive: true });
  };
  const watcher = await build();
  await nextEnd(watcher);
  await finish();
  let isBuilding = false;
  const onStart = (handle) =>
    watcher.on("event", ({ code }) => {
      if (code !== "START" || isBuilding) return;
      isBuilding = true;
      const built = nextEnd(watcher).finally(() => (isBuilding = false));
      built.catch(() => undefined); // It may fail before its turn.
      handle(built);
    });
  return { finish, onStart };
}

/** Stays where a build fails. */
const inPlaceOfEarlier = {
  name: "in-place-of-earlier",
  renderStart: () => rmSync(join(root, "build/client/assets"), { recursive: true, force: true }),
};

/** Rejects with what is wrong. */
const nextEnd = (watcher) =>
  new Promise((resolve, reject) => {
    const listen = async ({ code, error, result }) => {
      if (code === "END" || code === "ERROR") watcher.off("event", listen);
      await result?.close();
      if (code === "END") resolve();
      else if (code === "ERROR") reject(error);
    };
    watcher.on("event", listen);
  });

/** As wrangler bundles it, but for names and spaces. */
function bundlerOf({ config, out, main: name }) {
  const { main, alias = {} } = rawConfig(config);
  return context({
    entryPoints: [join(root, main)],
    outfile: join(root, out, name),
    bundle: true,
    format: "esm",
    target: "es2024",
    tsconfig: join(root, "tsconfig.worker.json"),
    conditions: ["workerd", "worker", "browser"],
    mainFields: ["browser", "module", "main"],
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["node:*", "cloudflare:*"],
    loader: { ".wasm": "copy", ".woff2": "copy" },
    plugins: [{ name: "as-configured", setup: (bundling) => resolveIn(bundling, alias) }],
  });
}

function resolveIn(bundling, alias) {
  const exactly = (path) => new RegExp(`^${path.replace(/\W/g, "\\$&")}$`);
  for (const [from, to] of Object.entries(alias))
    bundling.onResolve({ filter: exactly(from) }, () => ({ path: join(root, to) }));
  // What older packages require, the runtime has as modules.
  bundling.onResolve({ filter: new RegExp(`^(?:${builtinModules.join("|")})$`) }, ({ path }) => ({
    path,
    namespace: "node",
  }));
  bundling.onLoad({ filter: /./, namespace: "node" }, ({ path }) => ({ contents: `export * from "node:${path}"` }));
  bundling.onResolve({ filter: /^\.\/list\.js$/ }, ({ path }) => ({ path, external: true }));
  bundling.onResolve({ filter: /\?url$/ }, ({ path }) => ({
    path: path.replace(/^~\/(.+)\?url$/, "./url/$1.js"),
    external: true,
  }));
}
