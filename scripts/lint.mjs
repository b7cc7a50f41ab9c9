// npm run lint: types, rules (.oxlintrc.json), what nobody uses (knip.json), and layout (.oxfmtrc.json) of all files.
import { bin, ensureDependencies, run } from "./setup.mjs";

ensureDependencies();
run(bin("oxlint"), ["--type-aware", "--type-check"]);
run(bin("knip"), ["--no-progress", "--no-config-hints"]);
run(bin("oxfmt"), ["--list-different", "."]);
