/** As written; null where it cannot be dialled. */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/\D/g, "").length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 5 && digits <= 15 ? text : null;
}

export const isPhone = (text: string) => text === "" || parsePhone(text) !== null;

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

/** Nine digits, however spaced; null where the check digit (modulus 11) is wrong. */
export function parseOrganizationNumber(text: string): string | null {
  const digits = text.replace(/^NO(?=[\s\d])|MVA$|[\s.]/gi, "");
  if (!/^[89]\d{8}$/.test(digits)) return null;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === Number(digits[8]) ? digits : null;
}

export const spacedNumber = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, "$1 ");
