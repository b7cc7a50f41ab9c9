import { describe, expect, it } from "vitest";
import { passwordStrength } from "~/domain/accounts/passwords";

describe("how strong a password is", () => {
  it.each([
    ["nothing", "", 0],
    ["digits in a row", "123456", 0],
    ["digits down a row", "987654321", 0],
    ["one sign over and over", "aaaaaaaaaaaaaaaa", 0],
    ["a row of keys", "qwertyuiop", 0],
    ["the first thing one thinks of", "passord123", 0],
    ["the same in disguise", "P@ssw0rd", 0],
    ["a season and a year", "Sommer2026", 0],
    ["what a church thinks of first", "jesus777", 0],
    ["one word, again and again", "kalosje kalosje kalosje", 1],
    ["a word with a year and a sign", "Kalosje1987!", 1],
    ["a long word", "karusellhest", 1],
    ["eight letters by chance", "xkqjwmvz", 2],
    ["three words", "traktor paraply lomme", 3],
    ["four words", "traktor paraply lomme vulkan", 4],
    ["what a password manager makes", "vT9#qLm2&xRz7!pK", 4],
    ["letters by chance, many", "wqxjtzkvbnrfhdgplmsc", 4],
  ])("%s: %j", (_, password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it("is less for what everybody knows about its owner", () => {
    const about = ["post@vestlia-frikirke.no", "Vestlia Frikirke"];
    expect(passwordStrength("vestliafrikirke")).toBe(1);
    expect(passwordStrength("VestliaFrikirke", about)).toBe(0);
  });

  it("can be said of 256 signs at once", () => {
    expect(passwordStrength("å1%".repeat(85))).toBeLessThan(3);
  });
});
