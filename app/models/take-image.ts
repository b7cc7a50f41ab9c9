import { isClaimable } from "#db/queries/images";
import { imageAddress } from "~/domain/image-address";
import type { ImageProblem } from "~/domain/image-format";
import type { ImageKind } from "~/domain/image-kinds";
import { CLAIM_HOURS, hoursBefore } from "~/domain/image-lifetimes";
import { refuse, type Result, succeed } from "~/domain/result";
import type { ImageChoice } from "~/schemas/image-field";
import { imageIdSchema } from "~/schemas/image-request";
import type { Settings } from "~/schemas/settings";
import { limitFactor } from "./account/account-deps";
import { limitAttempts } from "./limit-attempts";
import { type ImageDeps, storeImage } from "./store-image";

interface Place {
  kind: ImageKind;
  /** The address that is there now. */
  current: string | null;
  /** Whose it is to be; null for an organizer that is yet to be made. */
  organizerId: string | null;
  /** Against whom a file is counted, where there is no organizer yet: their account. */
  newcomerId?: string;
}

export interface TakeDeps extends ImageDeps {
  settings: Settings;
}

/**
 * The address that a form's picture field comes to; null for none. A file is stored; an address must be the one that
 * is there, a fresh upload, or a picture of the same organizer. What is saved claims it: claimImages().
 */
export async function takeImage({ address, file }: ImageChoice, place: Place, deps: TakeDeps): Promise<Result<string | null, ImageProblem>> {
  if (file) return storeSent(file, place, deps);
  if (address === null || address === place.current) return succeed(address);
  const id = imageIdOf(address);
  const since = hoursBefore(deps.now, CLAIM_HOURS);
  if (id === null || !(await isClaimable(deps.db, id, place.organizerId, since))) return refuse("expired");
  return succeed(address);
}

async function storeSent(file: Blob, { kind, organizerId, newcomerId = "" }: Place, deps: TakeDeps): Promise<Result<string, ImageProblem>> {
  const verdict = await limitAttempts([["uploadByOrganizer", organizerId ?? newcomerId]], { ...deps, factor: limitFactor(deps.settings) });
  return verdict.allowed ? storeImage(new Uint8Array(await file.arrayBuffer()), kind, deps) : refuse("tooMany");
}

/** The id in a stored address ("/images/events/…"); null where it is none of ours. */
export function imageIdOf(address: string | null): string | null {
  const prefix = imageAddress("");
  if (!address?.startsWith(prefix)) return null;
  return imageIdSchema.safeParse(address.slice(prefix.length)).data ?? null;
}

/** The ids of those addresses that are stored pictures. */
export const imageIdsOf = (addresses: readonly (string | null)[]): string[] => addresses.map(imageIdOf).filter((id) => id !== null);
