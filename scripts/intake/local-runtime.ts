import { Miniflare } from "miniflare";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { FILE_HEADER } from "./file-header";
import "../mended-miniflare.mjs";

/** Bundled beside the command: see bundle.mjs. */
const READER = fileURLToPath(new URL("worker.js", import.meta.url));

interface Question {
  now: Date;
  name: string | null;
  contentType: string | null;
  address: string | null;
}

/** A file is read by libraries of this process. */
export type LocalAnswer =
  | { kind: "printed"; text: string }
  | { kind: "file"; bytes: Uint8Array<ArrayBuffer>; address: string };

/** HTMLRewriter exists in workerd alone. */
export function openLocalIntake() {
  const miniflare = new Miniflare({
    modules: true,
    scriptPath: READER,
    modulesRoot: dirname(READER),
    cf: false,
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
