import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalServer, startLocalServer } from "#test/support/local-server";
import { deployedDataStore } from "../../scripts/admin/deployed-store";

let cloudflare: LocalServer;

beforeAll(async () => {
  cloudflare = await startLocalServer(
    (_url, response) => void response.writeHead(429, { "Retry-After": "0.001" }).end(),
  );
});
afterAll(() => cloudflare.close());

test("an API that always asks to wait is given up", async () => {
  const env = { CLOUDFLARE_API_TOKEN: "t", CLOUDFLARE_ACCOUNT_ID: "a", CLOUDFLARE_API_BASE_URL: cloudflare.origin };
  await expect(deployedDataStore("wrangler.toml", env)).rejects.toThrow("answered 429");
  expect(cloudflare.asked).toHaveLength(22);
});
