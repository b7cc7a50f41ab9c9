import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { describeError, withoutPeople } from "~/domain/site/describe-error";

const CASES = caseFile("domain/site/describe-error.tsv");

describe("an error is told without whom it happened to", () => {
  test.each(casesOf<[string, string]>(CASES, "an error is told without whom it happened to"))("%s", (text, told) => {
    expect(withoutPeople(text)).toBe(told);
  });

  test("with what led to it, and where", () => {
    const error = new Error("Failed query: update users\nparams: ola@example.no", {
      cause: new Error("D1_ERROR: too busy"),
    });
    const told = describeError(error);
    expect(told).toContain("Failed query: update users");
    expect(told).toContain("describe-error.test.ts");
    expect(told).toContain("caused by Error: D1_ERROR: too busy");
    expect(told).not.toContain("ola");
  });

  test("whatever was thrown", () => {
    expect(describeError("plain text")).toBe("plain text");
    expect(describeError(undefined)).toBe("undefined");
    expect(describeError(new Error("x".repeat(10_000))).length).toBe(4000);
  });
});
