import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Miniflare } from "miniflare";
import { root } from "../setup.mjs";
import { FILE_HEADER } from "./file-header";

const ENTRY = join(root, "scripts/intake/worker.ts");
const MADE = join(root, ".cache/intake/worker.js");
const MADE_OF = ["scripts/intake", "app/gateways", "app/domain", "app/schemas", "package-lock.json"];

/** Returns the reader as one script; made anew where its sources have changed. */
async function bundle(): Promise<string> {
  const stamp = `${MADE}.stamp`;
  const wanted = stampOfSources();
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
    mkdirSync(dirname(MADE), { recursive: true });
    const { build } = await import("esbuild");
    await build({
      entryPoints: [ENTRY],
      outfile: MADE,
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2022",
      tsconfig: join(root, "tsconfig.json"),
      logLevel: "error",
    });
    writeFileSync(stamp, wanted);
  }
  return MADE;
}

/** Names, sizes and times of all sources. */
function stampOfSources(): string {
  const hash = createHash("sha256");
  const add = (path: string) => {
    const { size, mtimeMs } = statSync(path);
    if (!statSync(path).isDirectory()) hash.update(`${path} ${size} ${mtimeMs}\n`);
    else for (const name of readdirSync(path).sort()) add(join(path, name));
  };
  for (const path of MADE_OF) add(join(root, path));
  return hash.digest("hex");
}

interface Question {
  now: Date;
  name: string | null;
  contentType: string | null;
  address: string | null;
}

/** What the reader prints, or a file that only the libraries of this process read. */
export type LocalAnswer =
  { kind: "printed"; text: string } | { kind: "file"; bytes: Uint8Array<ArrayBuffer>; address: string };

/** Starts workerd with the reader in it: HTMLRewriter exists there alone. */
export async function openLocalIntake() {
  const miniflare = new Miniflare({
    modules: true,
    scriptPath: await bundle(),
    compatibilityDate: "2026-04-20",
    compatibilityFlags: ["nodejs_compat"],
    bindings: {
      APP_URL: process.env.APP_URL ?? "https://samling.example",
      FEED_ALLOWED_PRIVATE_HOSTS: process.env.FEED_ALLOWED_PRIVATE_HOSTS ?? "",
    },
  });
  return {
    async ask(question: Question, body: Uint8Array<ArrayBuffer> | null): Promise<LocalAnswer> {
      const response = await miniflare.dispatchFetch("http://intake.test/", {
        method: "POST",
        headers: { "X-Intake": encodeURIComponent(JSON.stringify(question)) },
        body: body ?? "",
      });
      const address = response.headers.get(FILE_HEADER);
      return address === null
        ? { kind: "printed", text: await response.text() }
        : { kind: "file", bytes: new Uint8Array(await response.arrayBuffer()), address: decodeURIComponent(address) };
    },
    close: () => miniflare.dispose(),
  };
}
