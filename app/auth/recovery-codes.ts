import { hashToken } from "./tokens";

/** Without letters that look alike: 32 of them, so that each is five bits. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Ten codes of 80 bits, as "ABCD-EFGH-JKLM-NPQR". */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = [...crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH))].map(
      (byte) => LETTERS[byte % LETTERS.length],
    );
    return Array.from({ length: GROUPS }, (_, group) =>
      letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(""),
    ).join("-");
  });
}

/** What is stored instead of a code. However it is typed, with small letters or without hyphens, it is the same. */
export function hashRecoveryCode(userId: string, code: string): string {
  return hashToken(`${userId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, "")}`);
}
