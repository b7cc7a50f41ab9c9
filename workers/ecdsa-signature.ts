import { bigIntBytes } from "@oslojs/binary";
import { decodePKIXECDSASignature } from "@oslojs/crypto/ecdsa";
import { ECDSASigValue } from "./no-certificates";

/**
 * In place of a library for all of ASN.1: see `[alias]` in wrangler.toml. A passkey without a certificate has one thing
 * written so, the two numbers of its signature.
 */
const AsnParser = {
  /** Returns the two numbers, big-endian. Throws where the bytes are something else. */
  parse(der: Uint8Array, type: unknown): { r: Uint8Array; s: Uint8Array } {
    if (type !== ECDSASigValue) throw new Error("Passkeys are registered without certificates.");
    const { r, s } = decodePKIXECDSASignature(der);
    return { r: bigIntBytes(r), s: bigIntBytes(s) };
  },
};

export { AsnParser, ECDSASigValue as OctetString };
