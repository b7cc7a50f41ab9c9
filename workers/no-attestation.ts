/**
 * In place of the reader of makers' statements about authenticators, with certificates (`[alias]` in wrangler.toml).
 * Passkeys are registered without attestation: browsers send none, and a program that does is refused.
 */
const refuse = (): Promise<boolean> => Promise.resolve(false);
const NO_CERTIFICATE = "";

export {
  NO_CERTIFICATE as Apple_WebAuthn_Root_CA,
  NO_CERTIFICATE as GlobalSign_Root_CA,
  NO_CERTIFICATE as GlobalSign_Root_CA_R3,
  NO_CERTIFICATE as GlobalSign_Root_R46,
  NO_CERTIFICATE as Google_Hardware_Attestation_Root_1,
  NO_CERTIFICATE as Google_Hardware_Attestation_Root_2,
  NO_CERTIFICATE as Google_Hardware_Attestation_Root_3,
  NO_CERTIFICATE as Google_Hardware_Attestation_Root_4,
  refuse as verifyAttestationAndroidKey,
  refuse as verifyAttestationAndroidSafetyNet,
  refuse as verifyAttestationApple,
  refuse as verifyAttestationFIDOU2F,
  refuse as verifyAttestationTPM,
};
