import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { migrate } from "../../scripts/migrate.mjs";
import { serveBuilt } from "../../scripts/serve-built.mjs";
import { run } from "../../scripts/setup.mjs";
import { copyKept } from "./kept-state";
import { startOutsideWorld } from "./outside-world";
import { testSettings } from "./settings";

export interface ProductServer {
  baseUrl: string;
  /** Port for a feed server that the product may fetch from. */
  feedPort: number;
  /** A file with the server's output, including mails: see test/support/sent-mails.ts. */
  log: string;
  /** The folder with its database. */
  state: string;
  /** Ends the server and its children; returns its output. */
  stop(): Promise<string>;
}

const START_SECONDS = 60;

/**
 * Starts the whole product on a fresh database that `fill` fills, or on a copy of one that it filled today; `given`
 * overrides settings.
 */
export async function serveProduct(
  fill: (state: string) => Promise<void> | void,
  given: Record<string, string | undefined> = {},
  { isKept = false } = {},
): Promise<ProductServer> {
  run(process.execPath, ["scripts/build.mjs"]);
  const state = mkdtempSync(join(tmpdir(), "samling-"));
  const make = async (empty: string) => {
    await migrate(empty);
    await fill(empty);
  };
  await (isKept ? copyKept(state, make) : make(state));
  const outside = await startOutsideWorld();
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const feedPort = await freePort();
  const settings = {
    ...testSettings,
    APP_URL: baseUrl,
    ADDRESS_API_URL: `${outside.origin}/adresser`,
    PLACE_API_URL: `${outside.origin}/stedsnavn`,
    REGISTER_API_URL: `${outside.origin}/register`,
    TILE_URL: `${outside.origin}/tiles/{z}/{x}/{y}.png`,
    ...given,
    FEED_ALLOWED_PRIVATE_HOSTS: `127.0.0.1:${feedPort}`,
  };
  let written = "";
  const log = join(state, "server.log");
  const keep = (text: string) => {
    written += text;
    appendFileSync(log, text);
  };
  const server = serveBuilt({
    port,
    state,
    vars: settings,
    level: "INFO",
    leash: [process.execPath, "test/support/leashed.mjs"],
    stdio: "pipe",
    env: { NO_COLOR: "1", FORCE_COLOR: "0" },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (text: Buffer) => keep(text.toString()));
  const stop = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.stdin?.destroy();
    if (server.exitCode === null) await ended;
    await outside.close();
    rmSync(state, { recursive: true, force: true });
    return written;
  };
  try {
    await untilItAnswers(baseUrl, () => server.exitCode !== null);
  } catch (error) {
    throw new Error(`${String(error)}\n${await stop()}`);
  }
  return { baseUrl, feedPort, log, state, stop };
}

async function untilItAnswers(baseUrl: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < START_SECONDS * 5 && !hasEnded(); tries++) {
    const answers = await fetch(`${baseUrl}/settings`).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The product did not start.");
}
