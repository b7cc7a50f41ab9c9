import type { Plugin } from "vite";

/** Remix asks for all links' routes in one address, and gives up where it is too long. */
const LIMIT = /const URL_LIMIT = 7680;/;
const SURRENDER = /if \(url\.toString\(\)\.length > URL_LIMIT\) \{\s*nextPaths\.clear\(\);\s*return;/;

/** What it has asked for. */
const DISCOVERED = /const discoveredPaths = new Set\(\);/;

/**
 * Fewer segments than the server answers at once (MOST_SEGMENTS in app/http/methods.ts), and shorter than any proxy
 * allows.
 */
const LONGEST = 4000;

const ARGUMENTS = "errorReloadPath, manifest, routeModules, future, isSpaMode, basename, patchRoutes, signal";

/** Halves the links until an address is short enough. */
const IN_PARTS = `if (paths[1] && url.href.length > ${LONGEST}) {
    const half = paths.length >> 1;
    await fetchAndApplyManifestPatches(paths.slice(0, half), ${ARGUMENTS});
    return fetchAndApplyManifestPatches(paths.slice(half), ${ARGUMENTS});`;

/**
 * Asks for a long page's links in several requests, and never for the page's own. Without it, none is made beyond some
 * 200 links: each tap waits for one more, and without a connection a form does nothing; nor does one whose page has just
 * been opened. It costs 0.04 kB (gzip). Fails the build where Remix no longer gives up, or remembers otherwise.
 */
export function routesInParts(): Plugin {
  let isGiven = false;
  return {
    name: "routes-in-parts",
    enforce: "pre",
    transform: {
      filter: { id: /\/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/ },
      handler(code) {
        isGiven = [LIMIT, SURRENDER, DISCOVERED].every((pattern) => pattern.test(code));
        const known = "const discoveredPaths = new Set([location.pathname]);";
        return { code: code.replace(LIMIT, "").replace(SURRENDER, IN_PARTS).replace(DISCOVERED, known), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isGiven)
        this.error("Remix no longer gives up on the routes of a long page, or remembers otherwise which it knows.");
    },
  };
}
