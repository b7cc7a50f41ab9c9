import { expect, it } from "vitest";
import { createToken, hashToken } from "~/auth/tokens";

it("a token is 32 random bytes in base64url", () => {
  const tokens = Array.from({ length: 100 }, createToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

it.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
])("of a token its SHA-256 is stored: %j", (token, stored) => {
  expect(hashToken(token)).toBe(stored);
});
