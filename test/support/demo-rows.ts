import { bin, quietEnv, run } from "../../scripts/setup.mjs";
import { NOW } from "./clock";

/** Fills a state folder with the demo as of NOW. */
export function fillWithDemo(state: string): void {
  run(bin("tsx"), ["scripts/seed.ts", "--if-empty", "--now", NOW.toISOString()], {
    env: { ...quietEnv, STATE_DIR: state },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
