import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { bytesOf } from "./encrypt";

/** A key pair of P-256 in base64url, and where its owner is reached. */
export interface Sender {
  publicKey: string;
  privateKey: string;
  contact: string;
}

/** Push services allow a day. */
const VALID_SECONDS = 12 * 3600;

const COORDINATE = 32;

const part = (value: unknown) => encodeBase64urlNoPadding(new TextEncoder().encode(JSON.stringify(value)));

/** The Authorization header of RFC 8292. */
export async function vapidHeader(
  endpoint: string,
  { publicKey, privateKey, contact }: Sender,
  now: Date,
): Promise<string> {
  const claims = { aud: new URL(endpoint).origin, exp: unixSeconds(now) + VALID_SECONDS, sub: contact };
  const signed = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const [, ...point] = bytesOf(publicKey);
  const coordinate = (at: number) => encodeBase64urlNoPadding(Uint8Array.from(point.slice(at, at + COORDINATE)));
  const key = await crypto.subtle.importKey(
    "jwk",
    { kty: "EC", crv: "P-256", x: coordinate(0), y: coordinate(COORDINATE), d: privateKey },
    { name: "ECDSA", namedCurve: "P-256" },
    false,
    ["sign"],
  );
  const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, new TextEncoder().encode(signed));
  return `vapid t=${signed}.${encodeBase64urlNoPadding(new Uint8Array(signature))}, k=${publicKey}`;
}
