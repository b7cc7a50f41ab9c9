import type { ChildProcess, SpawnOptions, SpawnSyncOptions, SpawnSyncReturns } from "node:child_process";

export const root: string;
export const stateDir: string;
export const quietEnv: NodeJS.ProcessEnv;
export const builtEnv: NodeJS.ProcessEnv;
export function run(
  command: string,
  args: string[],
  options?: SpawnSyncOptions & { mayFail?: boolean },
): SpawnSyncReturns<string>;
export function bin(name: string): string;
export function start(command: string, args: string[], options?: SpawnOptions): ChildProcess;
export function ensureDependencies(): void;
