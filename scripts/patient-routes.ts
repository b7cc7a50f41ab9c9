import type { Plugin } from "vite";

/**
 * Replaces Remix's way of fetching a route's module. Without ours, a visitor whose network fails in the middle of a tap
 * gets the browser's error page instead of the page that stood there, and loses what was written on it. It costs no
 * bytes before it is needed. Fails the build where Remix no longer has such a module.
 */
export function patientRoutes(ours: string): Plugin {
  let isGiven = false;
  return {
    name: "patient-routes",
    enforce: "pre",
    resolveId(source, importer) {
      if (source !== "./routeModules.js" || !importer?.includes("/@remix-run/react/dist/esm/")) return null;
      isGiven = true;
      return ours;
    },
    buildEnd(error) {
      if (!error && !isGiven)
        this.error("Remix no longer imports ./routeModules.js: see app/network/route-modules.ts.");
    },
  };
}
