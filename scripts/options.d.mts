import type { parseArgs, ParseArgsConfig } from "node:util";

export function readOptions<const Config extends ParseArgsConfig>(
  usage: string,
  config?: Config,
): ReturnType<typeof parseArgs<Config>>;

export function leave(problem: string): never;
