import { sha256 } from "@oslojs/crypto/sha2";
import { encodeHexLowerCase } from "@oslojs/encoding";

export const digest = (text: string, length: number): string =>
  encodeHexLowerCase(sha256(new TextEncoder().encode(text))).slice(0, length);
