import { join } from "node:path";
import { experimental_readRawConfig } from "wrangler";
import { root } from "./setup.mjs";

/** A file from the root, TOML as wrangler reads it, without defaults. */
export const rawConfig = (file) => experimental_readRawConfig({ config: join(root, file) }).rawConfig;
