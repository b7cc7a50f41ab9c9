// Pages' scripts, and the server's list of them, by Vite.
import { builtEnv, root } from "./setup.mjs";

/** Folders of what is made here, and where it says of what it was made. */
export const STAMP = ".cache/build";
export const BUILT = [STAMP, "build/client", "build/server"];

/** Remix gives Vite two options by names that Vite warns of. */
const NAMES_OF_REMIX = /`envFile` option is deprecated|`esbuild` option was specified by "remix"/;

/** Vite's builder, for browsers or of the server's part; `options` are Vite's, of a build. */
export async function pagesBuilder(ssr, options) {
  Object.assign(process.env, builtEnv);
  const { warn } = console;
  console.warn = (...said) => NAMES_OF_REMIX.test(said.join(" ")) || warn(...said);
  const { createBuilder } = await import("vite");
  const builder = await createBuilder({ root, logLevel: "warn", build: { ssr, ...options } }, true);
  return () => builder.build(Object.values(builder.environments)[0]);
}

/** Each language's scripts, and what works without a network: after both builds. */
export async function writeFiles() {
  const { writeLanguages } = await import("./languages.mjs");
  const { writeServiceWorker } = await import("./service-worker.mjs");
  await writeServiceWorker(await writeLanguages());
}
