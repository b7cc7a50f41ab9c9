import type { ServerResponse } from "node:http";
import { afterEach, expect, it } from "vitest";
import { NOW } from "#test/support/clock";
import { type LocalServer, startLocalServer } from "#test/support/local-server";
import { manualTimeout } from "#test/support/manual-timeout";
import { memoryCache } from "#test/support/memory-cache";
import { fetchTile } from "~/gateways/map-tiles";

const TILE = { z: 15, x: 17362, y: 9529 };
const PNG = Buffer.from("89504e470d0a1a0a", "hex");

let server: LocalServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function fetchFrom(answer: (response: ServerResponse) => void) {
  server = await startLocalServer((_, response) => answer(response));
  const settings = { TILE_URL: `${server.origin}/topo/{z}/{y}/{x}.png`, APP_URL: "https://samling.test" };
  return { tile: await fetchTile(TILE, { settings, edgeCache: memoryCache(), now: NOW }), server };
}

const image = (type: string) => (response: ServerResponse) =>
  response.writeHead(200, { "Content-Type": type, "Set-Cookie": "a=b" }).end(PNG);

it("fetches a tile and says who asks, and nothing else", async () => {
  const { tile, server } = await fetchFrom(image("image/png"));
  expect(tile).toMatchObject({ contentType: "image/png" });
  expect(typeof tile === "object" && Buffer.from(tile.bytes)).toEqual(PNG);
  expect(server.asked.map((url) => url.pathname)).toEqual(["/topo/15/9529/17362.png"]);
  const { headers } = server.requests[0]!;
  expect(headers).toMatchObject({
    accept: "image/*",
    referer: "https://samling.test/",
    "user-agent": "Samling (https://samling.test)",
  });
  expect(Object.keys(headers)).not.toContain("cookie");
});

const answers: [what: string, answer: (response: ServerResponse) => void, tile: string][] = [
  ["404", (response) => response.writeHead(404).end(), "missing"],
  ["403", (response) => response.writeHead(403).end("blocked"), "unusable"],
  ["a page", image("text/html"), "unusable"],
  ["a drawing that may hold scripts", image("image/svg+xml"), "unusable"],
  [
    "an image far too large",
    (response) => response.writeHead(200, { "Content-Type": "image/png", "Content-Length": 2_000_000 }).end(PNG),
    "unusable",
  ],
  ["500", (response) => response.writeHead(500).end(), "out of reach"],
  ["429", (response) => response.writeHead(429).end(), "out of reach"],
  ["a broken connection", (response) => void response.destroy(), "out of reach"],
];

it.each(answers)("takes %s for what it is", async (_, answer, tile) => {
  expect((await fetchFrom(answer)).tile).toBe(tile);
});

it("waits five seconds and no longer", async () => {
  const runOut = manualTimeout();
  expect((await fetchFrom(() => runOut(5_000))).tile).toBe("out of reach");
});
