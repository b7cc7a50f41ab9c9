import type { Plugin } from "vite";

/** Here Remix decides, in the browser, between ways of which this product takes one. */
const REMIX = /\/node_modules\/(?:@remix-run\/(?:react|router)|react-router(?:-dom)?)\/dist\//;

/** Each with how it always turns out. */
const CONDITIONS: readonly (readonly [RegExp, string])[] = [
  // All of the router's own flags are set.
  [/(?:\w+\.)*\bfuture\.v7_\w+/g, "true"],
  [/(?:\w+\.)*\bfuture\.v3_\w+/g, "true"],
  // Pages are rendered on the server.
  [/window\.__remixContext\.isSpaMode\b|(?<=if \(|!|return )isSpaMode\b/g, "false"],
  [/\bstaticContext(?= \? `)/g, "false"],
  [/!isStatic\b(?= \?)/g, "true"],
  // All data come in one answer: no route asks for itself.
  [/typeof singleFetch === "function"/g, "true"],
  [/(?<!function )\bisDeferred(?:Data|Result)\(\w+\)/g, "false"],
  [/!isStatic && typeof __remixContext === "object" && __remixContext\.a\b/g, "false"],
];

/**
 * Writes what is settled into Remix's code for browsers, so that other ways fall out. Without it every page loads 4.2
 * kB more (gzip; 15.6 kB to parse) and behaves the same. Fails the build where a condition is gone, or a flag not set.
 */
export function settledRemix(future: Readonly<Record<string, boolean>>): Plugin {
  const missing = new Set(CONDITIONS.map(([condition]) => condition));
  return {
    name: "settled-remix",
    enforce: "pre",
    transform: {
      filter: { id: REMIX },
      handler(code) {
        const settled = CONDITIONS.reduce((text, [condition, outcome]) => {
          const replaced = text.replace(condition, outcome);
          if (replaced !== text) missing.delete(condition);
          return replaced;
        }, code);
        return settled === code ? null : { code: settled, map: null };
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const condition of missing) this.error(`Remix no longer asks ${condition.source}.`);
      for (const [flag, isSet] of Object.entries(future)) if (!isSet) this.error(`${flag} is not set.`);
    },
  };
}
