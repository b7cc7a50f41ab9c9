import type { ChildProcess, SpawnOptions } from "node:child_process";

export function serveBuilt(
  options: {
    port: number | string;
    state: string;
    vars: Record<string, string | undefined>;
    level: "INFO" | "WARN";
    runsCron?: boolean;
    leash?: string[];
  } & SpawnOptions,
): ChildProcess;
