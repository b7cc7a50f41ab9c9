/**
 * In place of the library that reads the certificates of authenticators: see `[alias]` in wrangler.toml. Passkeys are
 * registered without attestation, so that no browser sends one; a program that does is refused.
 */
class Certificate {
  constructor() {
    throw new Error("Passkeys are registered without certificates.");
  }
}

export {
  Certificate as AuthorityKeyIdentifierExtension,
  Certificate as CRLDistributionPointsExtension,
  Certificate as SubjectKeyIdentifierExtension,
  Certificate as X509Certificate,
  Certificate as X509ChainBuilder,
  Certificate as X509Crl,
};
