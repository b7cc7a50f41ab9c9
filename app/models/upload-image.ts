import type { ImageProblem } from "~/domain/image-format";
import type { ImageKind } from "~/domain/image-kinds";
import { type ImageDeps, storeImage } from "./store-image";
import { limitFactor } from "./account/account-deps";
import { limitAttempts } from "./limit-attempts";
import type { Settings } from "~/schemas/settings";

export type Upload =
  | { kind: "stored"; address: string }
  | { kind: "refused"; problem: ImageProblem }
  | { kind: "too_many"; retryAfterSeconds: number };

interface Deps extends ImageDeps {
  settings: Settings;
}

/** Stores a picture that somebody sends ahead of the form it belongs to. */
export async function uploadImage(file: Blob, kind: ImageKind, userId: string, deps: Deps): Promise<Upload> {
  const verdict = await limitAttempts([["uploadByAccount", userId]], { ...deps, factor: limitFactor(deps.settings) });
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
  const stored = await storeImage(new Uint8Array(await file.arrayBuffer()), kind, deps);
  return stored.ok ? { kind: "stored", address: stored.value } : { kind: "refused", problem: stored.problem };
}
