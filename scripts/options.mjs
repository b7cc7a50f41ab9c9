import { parseArgs } from "node:util";

/** Reads a command's options (see node:util). `--help`, and what it does not know, are answered by `usage`. */
export function readOptions(usage, config = {}) {
  try {
    const read = parseArgs({ ...config, options: { ...config.options, help: { type: "boolean" } } });
    if (!read.values.help) return read;
  } catch (error) {
    console.error(`${error.message.split(". ")[0]}.\n${usage}`);
    process.exit(2);
  }
  console.log(usage);
  process.exit(0);
}

/** Says why a command cannot go on, and ends it. */
export function leave(problem) {
  console.error(problem);
  process.exit(1);
}
