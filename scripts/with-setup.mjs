// Runs a TypeScript command, or with --command a package's own, after the set-up it needs:
// node scripts/with-setup.mjs scripts/seed.ts ARGS… · node scripts/with-setup.mjs --command vitest ARGS…
import { bin, ensureDependencies, run } from "./setup.mjs";

const [first, ...args] = process.argv.slice(2);
const [command, ...rest] = first === "--command" ? args : ["tsx", first, ...args];
ensureDependencies();
const { status } = run(bin(command), rest, { mayFail: true });
process.exit(status ?? 1);
