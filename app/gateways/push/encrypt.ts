import { decodeBase64urlIgnorePadding } from "@oslojs/encoding";

/** Base64url: a public key of P-256 and a secret of 16 bytes, of the browser's subscription. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

/** For each message: a key pair of P-256 and 16 random bytes. */
type Fresh = Awaited<ReturnType<typeof freshly>>;

const P256 = { name: "ECDH", namedCurve: "P-256" };
const RECORD_BYTES = 4096;
const HASH_BITS = 256;
const CONTENT_KEY_BITS = 128;
const NONCE_BITS = 96;

/** Stands after the last record's text; padding follows. */
const END = 2;

const utf8 = (text: string) => new TextEncoder().encode(text);

export const bytesOf = (text: string) => new Uint8Array(decodeBase64urlIgnorePadding(text));

export async function freshly() {
  const pair = await crypto.subtle.generateKey(P256, true, ["deriveBits"]);
  return { pair, salt: crypto.getRandomValues(new Uint8Array(16)) };
}

/** RFC 8291 (aes128gcm, one record), for one browser; padded to `padTo` bytes, so that its length tells nothing. */
export async function encryptFor(
  { p256dh, auth }: DeviceKeys,
  text: Uint8Array,
  { pair, salt }: Fresh,
  padTo = text.length,
): Promise<Uint8Array<ArrayBuffer>> {
  const theirs = bytesOf(p256dh);
  const ours = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const theirKey = await crypto.subtle.importKey("raw", theirs, P256, false, []);
  const shared = await crypto.subtle.deriveBits(sharedWith(theirKey), pair.privateKey, HASH_BITS);
  const secret = await derive(shared, bytesOf(auth), join(utf8("WebPush: info\0"), theirs, ours), HASH_BITS);
  const key = await derive(secret, salt, utf8("Content-Encoding: aes128gcm\0"), CONTENT_KEY_BITS);
  const nonce = await derive(secret, salt, utf8("Content-Encoding: nonce\0"), NONCE_BITS);
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  const padded = new Uint8Array(Math.max(padTo, text.length) + 1);
  padded.set(text);
  padded[text.length] = END;
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, aes, padded);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_BYTES);
  return join(salt, size, Uint8Array.of(ours.length), ours, new Uint8Array(sealed));
}

/** Every runtime calls it "public"; the types of this one have another name. */
const sharedWith = (theirKey: CryptoKey) =>
  ({ name: "ECDH", public: theirKey }) as unknown as SubtleCryptoDeriveKeyAlgorithm;

async function derive(from: ArrayBuffer, salt: Uint8Array<ArrayBuffer>, info: Uint8Array<ArrayBuffer>, bits: number) {
  const key = await crypto.subtle.importKey("raw", from, "HKDF", false, ["deriveBits"]);
  return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bits);
}

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
