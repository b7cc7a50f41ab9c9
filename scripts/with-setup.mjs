// Runs a TypeScript command, or with --command a package's own, after the set-up it needs:
// node scripts/with-setup.mjs scripts/seed.ts ARGS… · node scripts/with-setup.mjs --command vitest ARGS…
import { bin, ensureDependencies, run } from "./setup.mjs";

const [first, ...args] = process.argv.slice(2);
const [command, ...rest] =
  first === "--command" ? [bin(args[0]), ...args.slice(1)] : [process.execPath, "--import", "tsx", first, ...args];
ensureDependencies();
const { status } = run(command, rest, { mayFail: true });
process.exit(status ?? 1);
