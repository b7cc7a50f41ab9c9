import type { Plugin } from "vite";

/** What each of Remix's plugins does something for. */
const LOOKS_AT = [
  ["remix", "transform", /\?__remix-build-client-route$/],
  ["remix-dot-server", "resolveId", /\.server\b/],
  ["remix-dot-client", "transform", /\.client\b/],
  ["remix-route-exports", "transform", /\/app\/(?:routes\/|root\.)/],
] as const;

/** Only for its server that refreshes pages as one types. */
const REFRESHES = /refresh|hmr/;

type Hook = (this: unknown, text: string, ...rest: unknown[]) => unknown;

/** What a module was made into stays so while the module does. */
function remembered(hook: Hook): Hook {
  const known = new Map<unknown, { text: string; made: unknown }>();
  return async function (text, id, ...rest) {
    const last = known.get(id);
    if (last?.text === text) return last.made;
    const made = await hook.call(this, text, id, ...rest);
    known.set(id, { text, made });
    return made;
  };
}

/**
 * Remix's plugins, given what they look at: the bundler hands them every module and import otherwise, one by one, and
 * again after each change.
 */
export function narrowRemix(plugins: readonly Plugin[]): Plugin[] {
  for (const [name, hook, id] of LOOKS_AT) {
    const plugin = plugins.find((one) => one.name === name);
    const handler = plugin?.[hook];
    if (!plugin || typeof handler !== "function") throw new Error(`Remix's plugin ${name} no longer has ${hook}.`);
    const own = hook === "transform" ? remembered(handler as Hook) : handler;
    Object.assign(plugin, { [hook]: { filter: { id }, handler: own } });
  }
  return plugins.filter(({ name }) => !REFRESHES.test(name));
}
