import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("npm run deploy refuses while the configuration holds placeholders, and names them", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/deploy.mjs"], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain("APP_URL is a placeholder");
  expect(stderr).toContain("database_id is a placeholder");
});
