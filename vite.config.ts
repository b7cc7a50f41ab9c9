import { vitePlugin as remix } from "@remix-run/dev";
import { minify } from "@swc/core";
import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { LOCALES } from "./app/domain/site/locales";
import { directIcons } from "./scripts/direct-icons";
import { filesAsModules } from "./scripts/files-as-modules";
import { patientRoutes } from "./scripts/patient-routes";
import { publicChunk } from "./scripts/public-chunks";
import { routesInParts } from "./scripts/routes-in-parts";
import { settledRemix } from "./scripts/settled-remix";
import { textsLater } from "./scripts/texts-later";
import { thirdPartyLicences } from "./scripts/third-party-licences";

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
const onwarn: NonNullable<Rollup.RollupOptions["onwarn"]> = (warning, warn) => {
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

/** As small as terser within 0.2 % (gzip), in 0.4 processor seconds instead of 12; esbuild leaves 3.6 % more. */
const withSwc: Plugin = {
  name: "with-swc",
  renderChunk: {
    order: "post",
    handler: (code) =>
      minify(code, {
        ecma: 2020,
        module: true,
        compress: { passes: 2, keep_fargs: false, pure_getters: true },
        mangle: true,
        format: { comments: false },
      }),
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    !isSsrBuild && patientRoutes(here("./app/network/route-modules.ts")),
    !isSsrBuild && routesInParts(),
    !isSsrBuild && settledRemix(FUTURE),
    !isSsrBuild && directIcons(),
    !isSsrBuild && thirdPartyLicences(),
    !isSsrBuild && textsLater(alias["#messages"]),
    !isSsrBuild && isMinified && withSwc,
    remix({ future: FUTURE }),
    isSsrBuild && filesAsModules(alias["~"]),
  ],
  resolve: { alias: isSsrBuild ? alias : browserAlias, mainFields: ["browser", "module", "main"] },
  esbuild: { legalComments: "none" },
  worker: { format: "es" },
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] } },
  build: {
    target: "es2022",
    minify: false, // The plugin above does it, and wrangler minifies the Worker.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? { external: isSource, makeAbsoluteExternalsRelative: false, output: { paths: nameOfSource } }
      : { output: { manualChunks: publicChunk }, onwarn },
  },
}));
