import { sha256 } from "@oslojs/crypto/sha2";
import { encodeHexLowerCase } from "@oslojs/encoding";

/** Returns the first `length` hex digits of a text's SHA-256: the same for the same text, another for every other. */
export const digest = (text: string, length: number): string =>
  encodeHexLowerCase(sha256(new TextEncoder().encode(text))).slice(0, length);
