import { encodeBase64urlNoPadding } from "@oslojs/encoding";

const text = (value: string) => new TextEncoder().encode(value);
const sha256 = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as BufferSource));

function joined(...parts: (Uint8Array | number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

interface Device {
  /** The browser's origin; by default the product's own. */
  origin?: string;
  /** Its count of uses; 0 for devices that do not count. */
  counter?: number;
}

/** Returns a software passkey for tests: ES256, without attestation. */
export async function anAuthenticator(origin = "http://samling.test") {
  const keys = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", keys.publicKey));
  const cose = joined(
    [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32],
    point.slice(1, 33),
    [0x22, 0x58, 32],
    point.slice(33),
  );
  const credential = crypto.getRandomValues(new Uint8Array(32));
  const id = encodeBase64urlNoPadding(credential);
  const host = await sha256(text(new URL(origin).hostname));
  const client = (type: string, challenge: string, at: string) =>
    text(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const counted = (flags: number, counter: number) => joined(host, [flags, 0, 0, counter >> 8, counter & 255]);
  const answer = (response: Record<string, Uint8Array | string[]>) => ({
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, value]) => [
        name,
        value instanceof Uint8Array ? encodeBase64urlNoPadding(value) : value,
      ]),
    ),
  });
  return {
    id,
    /** Returns what navigator.credentials.create() returns. */
    async create(challenge: string, { origin: at = origin, counter = 0 }: Device = {}) {
      const authData = joined(counted(0x45, counter), new Uint8Array(16), [0, 32], credential, cose);
      const attestationObject = joined(
        [0xa3, 0x63],
        text("fmt"),
        [0x64],
        text("none"),
        [0x67],
        text("attStmt"),
        [0xa0, 0x68],
        text("authData"),
        [0x58, authData.length],
        authData,
      );
      return answer({
        clientDataJSON: client("webauthn.create", challenge, at),
        attestationObject,
        transports: ["internal"],
      });
    },
    /** Returns what navigator.credentials.get() returns. */
    async sign(challenge: string, { origin: at = origin, counter = 0 }: Device = {}) {
      const authenticatorData = counted(0x05, counter);
      const clientDataJSON = client("webauthn.get", challenge, at);
      const signed = joined(authenticatorData, await sha256(clientDataJSON));
      const raw = new Uint8Array(
        await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, signed as BufferSource),
      );
      return answer({ clientDataJSON, authenticatorData, signature: inDer(raw) });
    },
  };
}

/** Converts a signature from WebCrypto's form: both numbers, 32 bytes each. */
function inDer(raw: Uint8Array): Uint8Array {
  const numbers = [raw.slice(0, 32), raw.slice(32)].map((number) => {
    const start = number.findIndex((byte) => byte !== 0);
    const short = number.slice(start);
    const positive = short[0]! > 127 ? joined([0], short) : short;
    return joined([2, positive.length], positive);
  });
  const body = joined(...numbers);
  return joined([0x30, body.length], body);
}
