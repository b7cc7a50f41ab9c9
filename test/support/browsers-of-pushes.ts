import { Buffer } from "node:buffer";
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser with a subscription to pushes, as tests have it: it reads by other means than the product writes. */
export interface TestBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  read(body: Uint8Array): string;
}

let made = 0;

export function aBrowser(endpoint = `https://fcm.googleapis.com/fcm/send/device-${++made}`): TestBrowser {
  const own = createECDH("prime256v1");
  const p256dh = own.generateKeys().toString("base64url");
  const secrets = {
    privateKey: own.getPrivateKey().toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  return { endpoint, keys: { p256dh, auth: secrets.auth }, read: (body) => readBy(secrets, body) };
}

const text = (words: string) => Buffer.from(words, "latin1");

/** Decrypts what was sent to a browser (RFC 8291, RFC 8188); throws where it is not for it. */
export function readBy(secrets: { privateKey: string; auth: string }, sent: Uint8Array): string {
  const own = createECDH("prime256v1");
  own.setPrivateKey(Buffer.from(secrets.privateKey, "base64url"));
  const body = Buffer.from(sent);
  const keyEnd = 21 + body[20]!;
  const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, keyEnd), body.subarray(keyEnd)];
  const derive = (from: Buffer, salted: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync("sha256", from, salted, info, bytes));
  const info = Buffer.concat([text("WebPush: info\0"), own.getPublicKey(), theirs]);
  const secret = derive(own.computeSecret(theirs), Buffer.from(secrets.auth, "base64url"), info, 32);
  const key = derive(secret, salt, text("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, text("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("The padding is none.");
  return padded.subarray(0, end).toString("utf8");
}

export interface Claims {
  aud: string;
  exp: number;
  sub: string;
}

/** Returns what a sender says of itself (RFC 8292); throws where the signature is not that of the key it names. */
export async function claimsOf(authorization: string): Promise<Claims & { key: string }> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = "", claims = "", signature = ""] = token.split(".");
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const theirs = await crypto.subtle.importKey("raw", Buffer.from(key, "base64url"), algorithm, false, ["verify"]);
  const signed = Buffer.from(`${header}.${claims}`);
  const isTheirs = await crypto.subtle.verify(algorithm, theirs, Buffer.from(signature, "base64url"), signed);
  if (!isTheirs) throw new Error("The signature is not the sender's.");
  return { ...(JSON.parse(Buffer.from(claims, "base64url").toString()) as Claims), key };
}
