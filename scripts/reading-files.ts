import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { READING } from "../app/domain/intake/reading-files.ts";

/** Packages whose files are served as they are. */
export const READING_PACKAGES = ["tesseract.js", "tesseract.js-core", "@tesseract.js-data/nor"];

const FILES = [
  "tesseract.js/dist/tesseract.esm.min.js",
  "tesseract.js/dist/worker.min.js",
  ...["simd-lstm", "lstm"].flatMap((core) => [
    `tesseract.js-core/tesseract-core-${core}.js`,
    `tesseract.js-core/tesseract-core-${core}.wasm`,
  ]),
  "@tesseract.js-data/nor/4.0.0_best_int/nor.traineddata.gz",
];

/** Puts what reads photographs beside the scripts: a folder with its version in its name. */
export function readingFiles(modules: string): Plugin {
  return {
    name: "reading-files",
    generateBundle() {
      for (const file of FILES)
        this.emitFile({
          type: "asset",
          fileName: `${READING.slice(1)}/${basename(file)}`,
          source: readFileSync(`${modules}/${file}`),
        });
    },
  };
}
