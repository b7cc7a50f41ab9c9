import type { Unstable_RawConfig } from "wrangler";

export function rawConfig(file: string): Unstable_RawConfig;
