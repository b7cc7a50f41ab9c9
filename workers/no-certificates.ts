/**
 * In place of libraries that read authenticators' certificates (`[alias]` in wrangler.toml). Passkeys are registered
 * without attestation: browsers send none, and a program that does is refused.
 */
class Certificate {
  constructor() {
    throw new Error("Passkeys are registered without certificates.");
  }
}

/** Needed besides certificates: see ecdsa-signature.ts. */
export class ECDSASigValue {}

const NO_ID = "";

export {
  Certificate as AuthorityKeyIdentifierExtension,
  Certificate as BasicConstraints,
  Certificate,
  Certificate as CRLDistributionPointsExtension,
  Certificate as ECParameters,
  Certificate as ExtendedKeyUsage,
  Certificate as RSAPublicKey,
  Certificate as SubjectAlternativeName,
  Certificate as SubjectKeyIdentifierExtension,
  Certificate as X509Certificate,
  Certificate as X509ChainBuilder,
  Certificate as X509Crl,
  NO_ID as id_ce_basicConstraints,
  NO_ID as id_ce_extKeyUsage,
  NO_ID as id_ce_subjectAltName,
  NO_ID as id_ecPublicKey,
  NO_ID as id_ecdsaWithSHA256,
  NO_ID as id_ecdsaWithSHA384,
  NO_ID as id_ecdsaWithSHA512,
  NO_ID as id_ml_dsa_44,
  NO_ID as id_ml_dsa_65,
  NO_ID as id_ml_dsa_87,
  NO_ID as id_rsaEncryption,
  NO_ID as id_secp256r1,
  NO_ID as id_secp384r1,
  NO_ID as id_sha1WithRSAEncryption,
  NO_ID as id_sha256WithRSAEncryption,
  NO_ID as id_sha384WithRSAEncryption,
  NO_ID as id_sha512WithRSAEncryption,
};
