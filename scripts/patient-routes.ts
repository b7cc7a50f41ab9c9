import type { Plugin } from "vite";

/**
 * Replaces Remix's fetching of a route's module. Without it, a network that fails during a tap gives the browser's
 * error page, and what was written is lost. It costs no bytes before it is needed. Fails the build where Remix has no
 * such module.
 */
export function patientRoutes(ours: string): Plugin {
  let isGiven = false;
  return {
    name: "patient-routes",
    enforce: "pre",
    resolveId: {
      filter: { id: /^\.\/routeModules\.js$/ },
      handler(_source, importer) {
        if (!importer?.includes("/@remix-run/react/dist/esm/")) return null;
        isGiven = true;
        return ours;
      },
    },
    buildEnd(error) {
      if (!error && !isGiven)
        this.error("Remix no longer imports ./routeModules.js: see app/network/route-modules.ts.");
    },
  };
}
