// Bundles the `intake` command and its reader: without tsx, and with few files to load, it starts in half the time.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup.mjs";

const FOLDER = join(root, ".cache/intake");
const MADE_OF = [
  "scripts/intake.ts",
  "scripts/intake",
  "app/files",
  "app/gateways",
  "app/domain",
  "app/schemas",
  "app/i18n/nb",
  "tsconfig.json",
  "package-lock.json",
];

/** The script's path; worker.js stands beside it. Made anew where sources have changed. */
export async function bundledIntake() {
  const stamp = join(FOLDER, "stamp");
  const wanted = stampOfSources();
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
    mkdirSync(FOLDER, { recursive: true });
    const { build } = await import("esbuild");
    const shared = {
      bundle: true,
      format: "esm",
      target: "es2022",
      tsconfig: join(root, "tsconfig.json"),
      logLevel: "error",
    };
    await Promise.all([
      build({
        ...shared,
        entryPoints: [join(root, "scripts/intake.ts")],
        outfile: join(FOLDER, "command.mjs"),
        platform: "node",
        external: ["node:*", "miniflare", "mammoth", "unpdf", "read-excel-file", "read-excel-file/*", "fflate"],
      }),
      build({
        ...shared,
        entryPoints: [join(root, "scripts/intake/worker.ts")],
        outfile: join(FOLDER, "worker.js"),
        external: ["node:*"],
        minify: true,
      }),
    ]);
    writeFileSync(stamp, wanted);
  }
  return join(FOLDER, "command.mjs");
}

function stampOfSources() {
  const hash = createHash("sha256");
  const add = (path) => {
    const info = statSync(path);
    if (!info.isDirectory()) hash.update(`${path} ${info.size} ${info.mtimeMs}\n`);
    else for (const name of readdirSync(path).sort()) add(join(path, name));
  };
  for (const path of MADE_OF) add(join(root, path));
  return hash.digest("hex");
}
