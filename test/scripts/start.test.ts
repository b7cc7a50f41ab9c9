import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { expect, test } from "vitest";

const startWith = (env: Record<string, string>) =>
  spawnSync(process.execPath, ["scripts/start.mjs"], { env: { ...process.env, ...env }, encoding: "utf8" });

test.each([
  ["TILE_URL", "https://tiles.test/{z}.png", "TILE_URL must hold {z}, {x} and {y}."],
  ["REGISTER_API_URL", "hei", "REGISTER_API_URL Invalid URL."],
  ["FEED_ALLOWED_PRIVATE_HOSTS", "localhost", "FEED_ALLOWED_PRIVATE_HOSTS must be a list of host:port."],
  ["PORT", "hei", "PORT must be a number below 65536, and is hei."],
])("npm start with a wrong %s says so in one line, before anything is installed or built", (name, value, line) => {
  const { status, stdout, stderr } = startWith({ PORT: "19999", [name]: value });
  expect([status, stdout, stderr]).toEqual([1, "", `${line}\n`]);
});

test("npm start at a port that is taken says so", async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) =>
    other.listen(0, "127.0.0.1", () => resolve((other.address() as { port: number }).port)),
  );
  expect(startWith({ PORT: String(port) }).stderr).toBe(
    `Port ${port} is taken: npm start -- --port N names another.\n`,
  );
  other.close();
});
