import { execFile } from "node:child_process";
import { describe, expect, test } from "vitest";

const COMMANDS = {
  start: ["scripts/start.mjs"],
  seed: ["scripts/with-setup.mjs", "scripts/seed.ts"],
  bench: ["scripts/with-setup.mjs", "scripts/bench.ts"],
  shots: ["scripts/with-setup.mjs", "scripts/shots.ts"],
  deploy: ["scripts/with-setup.mjs", "scripts/deploy.ts"],
  ics: ["scripts/with-setup.mjs", "scripts/ics.ts"],
  "push-keys": ["scripts/push-keys.mjs"],
};

const answer = (args: readonly string[]) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) => {
    execFile(process.execPath, args, (failed, out, error) =>
      resolve({ code: typeof failed?.code === "number" ? failed.code : 0, out, error }),
    );
  });

describe.each(Object.entries(COMMANDS))("npm run %s", (name, command) => {
  test("says what it is for", async () => {
    const { code, out } = await answer([...command, "--help"]);
    expect(out).toMatch(new RegExp(`npm (?:run )?(?:-s )?${name}`));
    expect(code).toBe(0);
  });

  test("says how it is used where an option is unknown, without a stack trace", async () => {
    const { code, error } = await answer([...command, "--nonsense"]);
    expect(error).toMatch(/--nonsense/);
    expect(error).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
  });
});
