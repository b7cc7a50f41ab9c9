import { fileURLToPath } from "node:url";
import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup, transformWithEsbuild } from "vite";
import { LOCALES } from "./app/domain/site/locales";
import { directIcons } from "./scripts/direct-icons";
import { manifestAlone } from "./scripts/manifest-alone";
import { patientRoutes } from "./scripts/patient-routes";
import { publicChunk } from "./scripts/public-chunks";
import { routesInParts } from "./scripts/routes-in-parts";
import { settledRemix } from "./scripts/settled-remix";
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

/** The language whose pages are built; scripts/build.mjs builds each. The server is built once, with the first. */
const language = process.env["SAMLING_LANGUAGE"] ?? LOCALES[0];
const isFirst = language === LOCALES[0];

/** Browsers only get the texts of the page's language. */
const browserAlias = {
  "~/i18n/messages-in": here("./app/i18n/messages-in.client.ts"),
  ...alias,
  "#messages": here(`./app/i18n/${language}`),
};

/** Routes that return data need no scripts. */
const onwarn: NonNullable<Rollup.RollupOptions["onwarn"]> = (warning, warn) => {
  if (warning.code !== "EMPTY_BUNDLE") warn(warning);
};

/** Rooms that the queue and the cron use as well: the server's build only names their files, so that the Worker has each once. */
const SHARED = ["auth", "domain", "emails", "gateways", "i18n", "jobs", "models", "schemas"].map((room) => `/${room}/`);
const DATABASE = here("./db");
const isShared = (id: string) =>
  id.endsWith(".ts") && (id.startsWith(`${DATABASE}/`) || SHARED.some((room) => id.startsWith(alias["~"] + room)));
const nameOfShared = (id: string) => id.replace(DATABASE, "#db").replace(alias["~"], "~");

const TARGET = "es2022";

const FUTURE = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_lazyRouteDiscovery: true,
  v3_singleFetch: true,
  v3_routeConfig: true,
} as const;

/** The libraries that read files are large: terser takes a quarter of a minute over them, esbuild a second. */
const quicklyMinified: Plugin = {
  name: "quickly-minified",
  configResolved: (config) => void Object.assign(config, { build: { ...config.build, minify: false } }),
  // Sooner, Vite would print the code anew.
  async generateBundle(_, bundle) {
    const options = { minify: true, target: TARGET, legalComments: "none", sourcemap: false } as const;
    for (const file of Object.values(bundle))
      if (file.type === "chunk") file.code = (await transformWithEsbuild(file.code, file.fileName, options)).code;
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    command === "serve" && cloudflareDevProxyVitePlugin(),
    tailwindcss(),
    !isSsrBuild && patientRoutes(here("./app/network/route-modules.ts")),
    !isSsrBuild && routesInParts(),
    !isSsrBuild && settledRemix(FUTURE),
    !isSsrBuild && directIcons(),
    !isSsrBuild && thirdPartyLicences(),
    !isFirst && manifestAlone(),
    remix({
      buildDirectory: isFirst ? "build" : `.cache/languages/${language}`,
      future: FUTURE,
    }),
  ],
  resolve: { alias: isSsrBuild ? alias : browserAlias, mainFields: ["browser", "module", "main"] },
  worker: { format: "es", plugins: () => [quicklyMinified] },
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] } },
  build: {
    target: TARGET,
    minify: isSsrBuild ? false : "terser", // wrangler minifies the Worker.
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 2, keep_fargs: false, pure_getters: true },
      format: { comments: false },
    },
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? { external: isShared, makeAbsoluteExternalsRelative: false, output: { paths: nameOfShared } }
      : { output: { manualChunks: publicChunk }, onwarn },
  },
}));
