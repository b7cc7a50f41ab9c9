import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { passwordStrength } from "~/domain/accounts/passwords";

const CASES = caseFile("domain/accounts/password-strength.tsv");

describe("how strong a password is", () => {
  it.each(casesOf<[string, string, number]>(CASES, "how strong a password is"))("%s: %j", (_, password, strength) => {
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
