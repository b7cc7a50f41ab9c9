import { decodeBase64, encodeBase64 } from "@oslojs/encoding";

const SECRET_BYTES = 32;

/** Returns a new secret to sign messages with: base64. */
export const createWebhookSecret = (): string => encodeBase64(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/** Returns a secret as receivers' libraries take it. */
export const formatWebhookSecret = (secret: string) => `whsec_${secret}`;

export interface SignedMessage {
  id: string;
  /** When it is sent, in unix seconds. */
  timestamp: number;
  body: string;
}

/** Returns a message's headers by the Standard Webhooks specification 1.0: HMAC-SHA256 of its id, time and body. */
export async function signatureHeaders({ id, timestamp, body }: SignedMessage, secret: string) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const bytes = new Uint8Array(decodeBase64(secret));
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${id}.${timestamp}.${body}`));
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": `v1,${encodeBase64(new Uint8Array(signed))}`,
  };
}
