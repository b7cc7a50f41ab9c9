import { sha256 } from "@oslojs/crypto/sha2";

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/**
 * Ids like those of newId(), but always the same ones for the same seed: a form that is sent twice makes its rows once.
 * The seed must hold a key that nobody can guess and the database has not seen.
 */
export function repeatableIds(seed: string, count: number): string[] {
  return Array.from({ length: count }, (_, number) => {
    const bytes = sha256(new TextEncoder().encode(`${number}:${seed}`));
    return [...bytes.subarray(0, 20)].map((byte) => LETTERS[byte % 32]).join("");
  });
}
