import { insertImage, isClaimable } from "#db/queries/images/images";
import { imageAddress, imageKey } from "~/domain/images/address";
import { IMAGE_KIND_RULES, type ImageKind, type ImageProblem, readImageHead } from "~/domain/images/format";
import { withoutJpegMetadata } from "~/domain/images/headers";
import { CLAIM_HOURS, hoursBefore } from "~/domain/images/stored";
import { isBindingAway } from "~/domain/site/away";
import { refuse, type Result, succeed } from "~/domain/values";
import { logError } from "~/gateways/log";
import { type Attempts, limitAttempts } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";
import { newId } from "~/models/site/new-id";
import { type ImageChoice, imageIdSchema } from "~/schemas/images/requests";

export type ImageDeps = Given<"db" | "images" | "imageEncoder" | "now">;

/** Stores it in all widths, without metadata; returns its address. Deleted after a day unless a save claims it. */
export async function storeImage(
  file: Uint8Array<ArrayBuffer>,
  kind: ImageKind,
  deps: ImageDeps,
): Promise<Result<string, ImageProblem>> {
  const head = readImageHead(file);
  if (!head.ok) return head;
  const { type, width, height, turn } = head.value;
  const { prefix, widths } = IMAGE_KIND_RULES[kind];
  const clean = type === "jpeg" ? withoutJpegMetadata(file) : file;
  const variants = [];
  for (const variant of widths) {
    const body = await deps.imageEncoder.encode(clean, { width: Math.min(variant, width), turn });
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

/** `retryAfterSeconds` is set where it was one too many. */
export interface ImageRefused {
  kind: "image";
  image: ImageProblem;
  retryAfterSeconds?: number;
}

interface Place {
  kind: ImageKind;
  current: string | null;
  organizerId: string | null;
  /** Uploads are counted for this account while there is no organizer. */
  newcomerId?: string;
}

export type TakeDeps = ImageDeps & Given<"settings">;

/** Stores a file; an address must be the current one, a fresh upload, or the organizer's. claimImages() claims it. */
export async function takeImage(
  { address, file }: ImageChoice,
  place: Place,
  deps: TakeDeps,
): Promise<Result<string | null, ImageRefused>> {
  const { kind, organizerId, newcomerId = "" } = place;
  if (file) return storeCounted(file, kind, { uploadByOrganizer: organizerId ?? newcomerId }, deps);
  if (address === null || address === place.current) return succeed(address);
  const id = imageIdOf(address);
  const since = hoursBefore(deps.now, CLAIM_HOURS);
  if (id === null || !(await isClaimable(deps.db, id, organizerId, since)))
    return refuse({ kind: "image", image: "expired" });
  return succeed(address);
}

async function storeCounted(
  file: Blob,
  kind: ImageKind,
  attempt: Attempts,
  deps: TakeDeps,
): Promise<Result<string, ImageRefused>> {
  const verdict = await limitAttempts(attempt, deps);
  if (!verdict.ok) {
    const { kind: image, retryAfterSeconds } = verdict.problem;
    return refuse({ kind: "image", image, retryAfterSeconds });
  }
  const stored = await storeImage(new Uint8Array(await file.arrayBuffer()), kind, deps).catch(notNow);
  return stored.ok ? stored : refuse({ kind: "image", image: stored.problem });
}

/** What else was typed is returned with it. */
function notNow(error: unknown): Result<never, ImageProblem> {
  if (!isBindingAway(error)) throw error;
  logError("image_not_stored", error);
  return refuse("failed");
}

/** Of "/images/events/…"; null where it is not ours. */
export function imageIdOf(address: string | null): string | null {
  const prefix = imageAddress("");
  if (!address?.startsWith(prefix)) return null;
  return imageIdSchema.safeParse(address.slice(prefix.length)).data ?? null;
}

export const imageIdsOf = (addresses: readonly (string | null)[]): string[] =>
  addresses.map(imageIdOf).filter((id) => id !== null);

export const uploadImage = (file: Blob, kind: ImageKind, userId: string, deps: TakeDeps) =>
  storeCounted(file, kind, { uploadByAccount: userId }, deps);
