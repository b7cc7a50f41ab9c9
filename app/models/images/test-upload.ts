import { insertImage } from "#db/queries/images/images";
import { COVER_WIDTHS, imageAddress } from "~/domain/images/address";
import { readImageHead } from "~/domain/images/format";
import { testImageName } from "~/domain/images/stored";
import { refuse, type Result, succeed } from "~/domain/values";
import { type Prefix, storeInFirst } from "~/gateways/images/storage-test";
import type { ImageDeps } from "./take";

/** A green PNG of 48 by 32 pixels, in Base64. */
const TEST_IMAGE =
  "iVBORw0KGgoAAAANSUhEUgAAADAAAAAgCAIAAADbtmxLAAAAMklEQVR42u3OMQ0AAAgDsDnAGyf+heCCcDSpgKamX4mQkJCQkJCQkJCQkJCQkJCQ0KUF8+hiPZYiuX0AAAAASUVORK5CYII=";

export type UploadTest = Result<
  { prefix: Prefix; path: string; type: string; bytes: number; address: string },
  { kind: "notStored" } | { kind: "noImage" }
>;

const WIDTH = COVER_WIDTHS[0];

/** A built-in image where none is given; the sweep deletes it after two days. */
export async function testUpload(file: Blob | null, { db, images, imageEncoder, now }: ImageDeps): Promise<UploadTest> {
  const image = file
    ? new Uint8Array(await file.arrayBuffer())
    : Uint8Array.from(atob(TEST_IMAGE), (letter) => letter.charCodeAt(0));
  const head = readImageHead(image);
  if (!head.ok) return refuse({ kind: "noImage" });
  const { width, height, turn } = head.value;
  const body = await imageEncoder.encode(image, { width: Math.min(WIDTH, width), turn });
  if (!body) return refuse({ kind: "noImage" });
  const stored = await storeInFirst(images, testImageName(now), WIDTH, body);
  if (!stored) return refuse({ kind: "notStored" });
  await insertImage(db, { id: stored.id, width, height, created_at: now, orphaned_at: now }).onConflictDoNothing();
  return succeed({
    prefix: stored.prefix,
    path: stored.key,
    type: "image/webp",
    bytes: body.byteLength,
    address: imageAddress(stored.id),
  });
}
