export const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/** 20 letters and digits (100 bits), fit for an address or a file name. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return [...bytes].map((byte) => ID_LETTERS[byte % 32]).join("");
}
