import { sha256 } from "@oslojs/crypto/sha2";
import { encodeHexLowerCase } from "@oslojs/encoding";
import type { Position } from "../geo/distance";
import type { ImportedEvent } from "./imported-events";

/** Raised when the importer makes something else of the same calendar, so that its events are written anew. */
const VERSION = 1;

/** Marks an event whose place has not been looked up for good. */
const PLACE_OPEN = "?";

const LENGTH = 24;

/**
 * Always the same for an event that the calendar says the same of: its contents count, not its order or when it was
 * written. `home` is where an event without a place of its own is put.
 */
export function importFingerprint({ uid: _uid, key: _key, ...content }: ImportedEvent, home: Position | null): string {
  const tags = [...content.tags].sort();
  const text = JSON.stringify([VERSION, { ...content, tags }, content.geo ? null : home]);
  return encodeHexLowerCase(sha256(new TextEncoder().encode(text))).slice(0, LENGTH);
}

export const withPlaceOpen = (fingerprint: string) => fingerprint + PLACE_OPEN;

export const isPlaceOpen = (fingerprint: string) => fingerprint.endsWith(PLACE_OPEN);

/** Whether an event that was stored with one fingerprint says the same as another. */
export const saysTheSame = (stored: string | null, fingerprint: string) =>
  stored === fingerprint || stored === withPlaceOpen(fingerprint);
