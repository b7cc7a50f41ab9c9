import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const HEADING = "Open-source software in the scripts this site sends to browsers, with its licences.";
/** The bundler's own parts of a package have names with a NUL. */
const PACKAGE_FOLDER = /\/[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Writes `/third-party-licences.txt`: the notice of every package in the scripts, which the minifier removes, and of
 * those in the folders `served`, whose files are sent as they are.
 */
export function thirdPartyLicences(served: readonly string[]): Plugin {
  return {
    name: "third-party-licences",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? Object.entries(part.modules) : [],
      );
      const folders = modules.flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 ? (PACKAGE_FOLDER.exec(id)?.[0] ?? []) : [],
      );
      const notices = [...new Set([...folders, ...served])].map(noticeOf).sort();
      this.emitFile({
        type: "asset",
        fileName: "third-party-licences.txt",
        source: [HEADING, ...notices].join("\n\n\n"),
      });
    },
  };
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<
    string,
    string
  >;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  return `=== ${name} ${version} ===\n\n${file ? readFileSync(join(folder, file), "utf8").trim() : license}`;
}
