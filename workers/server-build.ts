import type { ServerBuild } from "@remix-run/cloudflare";
import type * as entry from "~/entry.server";
// @ts-expect-error The server build exists only after `npm run build`.
import * as serverBuild from "../build/server/index.js";

/** The built server. Models are used by way of its entry: imported here, they would be in the Worker twice. */
export const built = serverBuild as ServerBuild & { entry: { module: typeof entry } };
