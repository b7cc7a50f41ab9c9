import { bigIntBytes } from "@oslojs/binary";
import { decodePKIXECDSASignature } from "@oslojs/crypto/ecdsa";
import { ECDSASigValue } from "./no-certificates";

/**
 * In place of a library for all of ASN.1 (`[alias]` in wrangler.toml): only the two numbers of a passkey's signature
 * are written so.
 */
const AsnParser = {
  /** Big-endian; throws where the bytes are something else. */
  parse(der: Uint8Array, type: unknown): { r: Uint8Array; s: Uint8Array } {
    if (type !== ECDSASigValue) throw new Error("Passkeys are registered without certificates.");
    const { r, s } = decodePKIXECDSASignature(der);
    return { r: bigIntBytes(r), s: bigIntBytes(s) };
  },
};

export { AsnParser, ECDSASigValue as OctetString };
