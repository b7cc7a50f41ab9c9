// npm run lint: types, rules (.oxlintrc.json), what nobody uses (knip.json), and layout (.oxfmtrc.json) of all files.
import { readOptions } from "./options.mjs";
import { bin, ensureDependencies, quietEnv, run } from "./setup.mjs";

readOptions("npm run lint\nTypes, rules, what nobody uses, and layout, of all files.");
ensureDependencies();
// Types are asked for in one heap that only grows: cleared less often, it takes a tenth less time.
run(bin("oxlint"), ["--type-aware", "--type-check"], { env: { ...quietEnv, GOGC: process.env.GOGC ?? "400" } });
run(bin("knip"), ["--no-progress", "--no-config-hints", "--cache", "--cache-location", ".cache/knip"]);
run(bin("oxfmt"), ["--list-different", "."]);
