import { sha256 } from "@oslojs/crypto/sha2";
import { encodeBase64urlNoPadding, encodeHexLowerCase } from "@oslojs/encoding";

const TOKEN_BYTES = 32;

/** 43 characters of base64url. */
export const createToken = (): string => encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));

/** SHA-256 in hex, stored instead of a token, so that readers of the database can't redeem it. */
export const hashToken = (token: string): string => encodeHexLowerCase(sha256(new TextEncoder().encode(token)));

/** Shown by a program. Compares hashes, whose likeness tells nothing. */
export const isBearer = (authorization: string | null, key: string): boolean =>
  authorization !== null && hashToken(authorization) === hashToken(`Bearer ${key}`);
