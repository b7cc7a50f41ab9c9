import { sha256 } from "@oslojs/crypto/sha2";
import { encodeBase64urlNoPadding, encodeHexLowerCase } from "@oslojs/encoding";

const TOKEN_BYTES = 32;

/** A secret for a link or a cookie that cannot be guessed: 43 characters of base64url. */
export function createToken(): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
}

/** What is stored instead of a token: its SHA-256 in hex. Whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return encodeHexLowerCase(sha256(new TextEncoder().encode(token)));
}
