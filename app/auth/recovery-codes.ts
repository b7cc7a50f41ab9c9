import { hashToken } from "./tokens";

/** Letters that don't look alike: 32, so that each is five bits. */
const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Ten codes of 80 bits, as "ABCD-EFGH-JKLM-NPQR". */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = [...crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH))].map(
      (byte) => CODE_LETTERS[byte % CODE_LETTERS.length],
    );
    return Array.from({ length: GROUPS }, (_, group) =>
      letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(""),
    ).join("-");
  });
}

/** Lower case and missing hyphens don't matter. */
export function hashRecoveryCode(userId: string, code: string): string {
  return hashToken(`${userId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, "")}`);
}
