import type { Database } from "#db/client";
import { insertImage, isClaimable } from "#db/queries/images/images";
import { imageAddress, imageKey } from "~/domain/images/address";
import { IMAGE_KIND_RULES, type ImageKind, type ImageProblem, readImageHead } from "~/domain/images/format";
import { withoutJpegMetadata } from "~/domain/images/headers";
import { CLAIM_HOURS, hoursBefore } from "~/domain/images/stored";
import { refuse, type Result, succeed } from "~/domain/result";
import type { ImageEncoder } from "~/gateways/images/encoder";
import { limitFactor } from "~/models/accounts/deps";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import { newId } from "~/models/site/new-id";
import { type ImageChoice, imageIdSchema } from "~/schemas/images/requests";
import type { Settings } from "~/schemas/site/settings";

export interface ImageDeps {
  db: Database;
  images: R2Bucket;
  imageEncoder: ImageEncoder;
  now: Date;
}

/**
 * Decodes a picture and keeps it anew, in all its widths and without metadata; answers its address. Nobody uses it
 * yet: unless something that is saved claims it within a day, it is deleted again.
 */
export async function storeImage(
  file: Uint8Array<ArrayBuffer>,
  kind: ImageKind,
  deps: ImageDeps,
): Promise<Result<string, ImageProblem>> {
  const head = readImageHead(file);
  if (!head.ok) return head;
  const { type, width, height, turn } = head.value;
  const { prefix, widths } = IMAGE_KIND_RULES[kind];
  const picture = type === "jpeg" ? withoutJpegMetadata(file) : file;
  const variants = [];
  for (const variant of widths) {
    const body = await deps.imageEncoder.encode(picture, { width: Math.min(variant, width), turn });
    if (!body) return refuse("broken");
    variants.push({ variant, body });
  }
  const id = `${prefix}/${newId()}`;
  await insertImage(deps.db, { id, width, height, created_at: deps.now, orphaned_at: deps.now });
  await Promise.all(
    variants.map(({ variant, body }) =>
      deps.images.put(imageKey(id, variant), body, { httpMetadata: { contentType: "image/webp" } }),
    ),
  );
  return succeed(imageAddress(id));
}

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
export async function takeImage(
  { address, file }: ImageChoice,
  place: Place,
  deps: TakeDeps,
): Promise<Result<string | null, ImageProblem>> {
  if (file) return storeSent(file, place, deps);
  if (address === null || address === place.current) return succeed(address);
  const id = imageIdOf(address);
  const since = hoursBefore(deps.now, CLAIM_HOURS);
  if (id === null || !(await isClaimable(deps.db, id, place.organizerId, since))) return refuse("expired");
  return succeed(address);
}

async function storeSent(
  file: Blob,
  { kind, organizerId, newcomerId = "" }: Place,
  deps: TakeDeps,
): Promise<Result<string, ImageProblem>> {
  const verdict = await limitAttempts([["uploadByOrganizer", organizerId ?? newcomerId]], {
    ...deps,
    factor: limitFactor(deps.settings),
  });
  return verdict.ok ? storeImage(new Uint8Array(await file.arrayBuffer()), kind, deps) : refuse("tooMany");
}

/** The id in a stored address ("/images/events/…"); null where it is none of ours. */
export function imageIdOf(address: string | null): string | null {
  const prefix = imageAddress("");
  if (!address?.startsWith(prefix)) return null;
  return imageIdSchema.safeParse(address.slice(prefix.length)).data ?? null;
}

/** The ids of those addresses that are stored pictures. */
export const imageIdsOf = (addresses: readonly (string | null)[]): string[] =>
  addresses.map(imageIdOf).filter((id) => id !== null);

type UploadProblem = { kind: "image"; image: ImageProblem } | TooMany;

interface Deps extends ImageDeps {
  settings: Settings;
}

/** Stores an image that somebody sends ahead of the form it belongs to; returns its address. */
export async function uploadImage(
  file: Blob,
  kind: ImageKind,
  userId: string,
  deps: Deps,
): Promise<Result<string, UploadProblem>> {
  const verdict = await limitAttempts([["uploadByAccount", userId]], { ...deps, factor: limitFactor(deps.settings) });
  if (!verdict.ok) return verdict;
  const stored = await storeImage(new Uint8Array(await file.arrayBuffer()), kind, deps);
  return stored.ok ? stored : refuse({ kind: "image", image: stored.problem });
}
