import { vitePlugin as remix } from "@remix-run/dev";
import { minify } from "@swc/core";
import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { LOCALES } from "./app/domain/site/locales.ts";
import { directIcons } from "./scripts/direct-icons.ts";
import { filesAsModules } from "./scripts/files-as-modules.ts";
import { narrowRemix } from "./scripts/narrow-remix.ts";
import { patientRoutes } from "./scripts/patient-routes.ts";
import { publicChunk } from "./scripts/public-chunks.ts";
import { READING_PACKAGES, readingFiles } from "./scripts/reading-files.ts";
import { routesInParts } from "./scripts/routes-in-parts.ts";
import { settledRemix } from "./scripts/settled-remix.ts";
import { textsLater } from "./scripts/texts-later.ts";
import { thirdPartyLicences } from "./scripts/third-party-licences.ts";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const alias = {
  "~": here("./app"),
  "#messages": here(`./app/i18n/${LOCALES[0]}`),
  "#db": here("./db"),
  "#demo": here("./demo"),
  "#workers": here("./workers"),
  "#test": here("./test"),
};

/** Browsers only get the texts of the page's language. */
const browserAlias = { "~/i18n/messages-in": here("./app/i18n/messages-in.client.ts"), ...alias };

/** Routes that return data need no scripts; and what some pages load later may come with others at once. */
const onwarn: NonNullable<Rolldown.RolldownOptions["onwarn"]> = (warning, warn) => {
  if (warning.code !== "EMPTY_BUNDLE" && warning.plugin !== "vite:reporter") warn(warning);
};

/** `npm run dev` waits for no minifier. */
const isMinified = process.env["SAMLING_WATCH"] !== "1";

/** Sources are bundled by wrangler, once for pages, queue and cron: the server's build only names them. */
const isSource = (id: string) => id.startsWith(`${alias["~"]}/`) && /\.tsx?$/.test(id);
const nameOfSource = (id: string) => id.replace(alias["~"], "~");

const FUTURE = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_lazyRouteDiscovery: true,
  v3_singleFetch: true,
  v3_routeConfig: true,
} as const;

/** Before Rolldown minifies: 1.3 kB less (gzip) of what a page loads first, in two processor seconds. */
const withSwc: Plugin = {
  name: "with-swc",
  renderChunk: {
    order: "post",
    handler: (code) =>
      minify(code, {
        ecma: 2022,
        module: true,
        compress: { passes: 4, keep_fargs: false, pure_getters: true },
        mangle: true,
        format: { comments: false },
      }),
  },
};

/** A chunk brings what is named for it, not what that imports; Remix asks for more than that allows. */
const chunksAsNamed: Plugin = {
  name: "chunks-as-named",
  enforce: "post",
  config: () => ({ build: { rolldownOptions: { preserveEntrySignatures: "allow-extension" } } }),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    !isSsrBuild && patientRoutes(here("./app/network/route-modules.ts")),
    !isSsrBuild && routesInParts(),
    !isSsrBuild && settledRemix(FUTURE),
    !isSsrBuild && directIcons(),
    !isSsrBuild && thirdPartyLicences(READING_PACKAGES.map((name) => here(`./node_modules/${name}`))),
    !isSsrBuild && readingFiles(here("./node_modules")),
    !isSsrBuild && textsLater(alias["#messages"]),
    !isSsrBuild && isMinified && withSwc,
    ...narrowRemix(remix({ future: FUTURE })),
    !isSsrBuild && chunksAsNamed,
    isSsrBuild && filesAsModules(alias["~"]),
  ],
  resolve: { alias: isSsrBuild ? alias : browserAlias, mainFields: ["browser", "module", "main"] },
  worker: { format: "es", plugins: () => (isMinified ? [withSwc] : []) },
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] } },
  build: {
    target: "es2022",
    minify: !isSsrBuild && isMinified ? "oxc" : false, // wrangler minifies the Worker.
    cssMinify: "esbuild",
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      ...(isSsrBuild
        ? { external: isSource, makeAbsoluteExternalsRelative: false, output: { paths: nameOfSource } }
        : {
            onwarn,
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ name: publicChunk, debugName: "public" }],
              },
            },
          }),
    },
  },
}));
