// Runs one of the TypeScript commands after the set-up it needs: node scripts/with-setup.mjs scripts/seed.ts ARGS…
import { bin, ensureDependencies, run } from "./setup.mjs";

const [script, ...args] = process.argv.slice(2);
ensureDependencies();
const { status } = run(bin("tsx"), [script, ...args], { mayFail: true });
process.exit(status ?? 1);
