import { sha256 } from "@oslojs/crypto/sha2";
import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { isPushAddress } from "~/domain/letters/push-address";
import { PUSH_BYTES } from "~/domain/letters/push-notice";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { contactAddress, type Settings } from "~/schemas/site/settings";
import { dropBody } from "../drop-body";
import { noted } from "../log";
import { bytesOf, type DeviceKeys, encryptFor, freshly } from "./encrypt";

interface PushAddress extends DeviceKeys {
  endpoint: string;
}

interface OutgoingPush {
  text: string;
  seconds: number;
  /** A newer push with it takes the place of one that waits. */
  topic: string;
  isUrgent: boolean;
}

export type PushResult =
  | { sent: true }
  /** "gone": the browser no longer has this subscription. */
  | { sent: false; failure: "gone"; code: string }
  | { sent: false; failure: "final"; code: string }
  | { sent: false; failure: "temporary"; code: string; retryAfterSeconds: number };

export interface PushService {
  /** Browsers subscribe with it; null where this deployment sends no pushes. */
  publicKey: string | null;
  accepts(endpoint: string): boolean;
  /** Never throws. */
  send(to: PushAddress, push: OutgoingPush, now: Date): Promise<PushResult>;
}

const MILLISECONDS = 10_000;

/** Whoever asks for more is asked again after this. */
const LONGEST_WAIT_SECONDS = 6 * 3600;

interface Deps {
  settings: Pick<
    Settings,
    "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY" | "FEED_ALLOWED_PRIVATE_HOSTS" | "EMAIL_FROM" | "CONTACT_EMAIL"
  >;
  fetch?: typeof fetch;
}

export function openPushService({ settings, fetch: ask = (...request) => fetch(...request) }: Deps): PushService {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, FEED_ALLOWED_PRIVATE_HOSTS: allowed } = settings;
  const accepts = (endpoint: string) => isPushAddress(endpoint, allowed);
  return {
    publicKey: publicKey ?? null,
    accepts,
    async send({ endpoint, ...keys }, { text, seconds, topic, isUrgent }, now) {
      if (!publicKey || !privateKey || !accepts(endpoint))
        return { sent: false, failure: "final", code: "E_NOT_ALLOWED" };
      try {
        const sender = { publicKey, privateKey, contact: `mailto:${contactAddress(settings)}` };
        const answer = ask(endpoint, {
          method: "POST",
          redirect: "manual",
          signal: AbortSignal.timeout(MILLISECONDS),
          headers: {
            Authorization: await vapidHeader(endpoint, sender, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            TTL: String(seconds),
            Topic: topicOf(topic),
            Urgency: isUrgent ? "high" : "normal",
          },
          body: await encryptFor(keys, new TextEncoder().encode(text), await freshly(), PUSH_BYTES),
        });
        const response = await noted("pushes", answer);
        await dropBody(response);
        return resultOf(response, now);
      } catch {
        return { sent: false, failure: "temporary", code: "E_NO_ANSWER", retryAfterSeconds: 0 };
      }
    },
  };
}

/** At most 32 letters of base64url, which may not tell what it is about. */
const topicOf = (text: string) => encodeBase64urlNoPadding(sha256(new TextEncoder().encode(text))).slice(0, 32);

function resultOf({ ok, status, headers }: Response, now: Date): PushResult {
  if (ok) return { sent: true };
  const code = `E_PUSH_${status}`;
  if (status === 404 || status === 410) return { sent: false, failure: "gone", code };
  if (status !== 429 && status < 500) return { sent: false, failure: "final", code };
  const said = headers.get("Retry-After") ?? "";
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - now.getTime()) / 1000);
  const retryAfterSeconds = seconds > 0 ? Math.min(seconds, LONGEST_WAIT_SECONDS) : 0;
  return { sent: false, failure: "temporary", code, retryAfterSeconds };
}

/** A key pair of P-256 in base64url, and where its owner is reached. */
interface Sender {
  publicKey: string;
  privateKey: string;
  contact: string;
}

/** Push services allow a day. */
const VALID_SECONDS = 12 * 3600;

const COORDINATE = 32;

const part = (value: unknown) => encodeBase64urlNoPadding(new TextEncoder().encode(JSON.stringify(value)));

/** The Authorization header of RFC 8292. */
async function vapidHeader(endpoint: string, { publicKey, privateKey, contact }: Sender, now: Date): Promise<string> {
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
