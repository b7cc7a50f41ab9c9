import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";
import { scrypt, timingSafeEqual } from "node:crypto";

/** One of OWASP's scrypt settings: 16 MiB and about 130 ms in a Worker, whose isolate has 128 MiB. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Returns "scrypt$N$r$p$salt$key", salt and key in base64url. `N` is lower in tests alone: TEST_PASSWORD_COST. */
export async function hashPassword(password: string, N = COST.N): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const key = await derive(password, salt, { ...COST, N }, KEY_BYTES);
  return ["scrypt", N, COST.r, COST.p, encodeBase64urlNoPadding(salt), encodeBase64urlNoPadding(key)].join("$");
}

/** Takes equally long, and returns false, without an account (null) or with an unreadable hash. */
export async function verifyPassword(hash: string | null, password: string, N = COST.N): Promise<boolean> {
  const stored = hash === null ? null : parseHash(hash);
  const { cost, salt, key } = stored ?? {
    cost: { ...COST, N },
    salt: new Uint8Array(SALT_BYTES),
    key: new Uint8Array(KEY_BYTES),
  };
  const derived = await derive(password, salt, cost, key.length);
  return timingSafeEqual(derived, key) && stored !== null;
}

/** Returns whether a correct password should be hashed again because the settings have changed. */
export function needsRehash(hash: string, N = COST.N): boolean {
  const stored = parseHash(hash);
  if (!stored) return true;
  const { cost, salt, key } = stored;
  return (
    cost.N !== N || cost.r !== COST.r || cost.p !== COST.p || salt.length !== SALT_BYTES || key.length !== KEY_BYTES
  );
}

const HASH = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w-]{11,86})\$([\w-]{22,86})$/;

function parseHash(hash: string) {
  const [, N, r, p, salt, key] = HASH.exec(hash) ?? [];
  if (!salt || !key) return null;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: decodeBase64urlIgnorePadding(salt),
    key: decodeBase64urlIgnorePadding(key),
  };
}

/** Normalised first, because keyboards encode å and é differently. */
function derive(password: string, salt: Uint8Array, { N, r, p }: typeof COST, length: number): Promise<Uint8Array> {
  const maxmem = 2 * 128 * N * r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, length, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
