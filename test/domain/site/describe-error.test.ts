import { describe, expect, test } from "vitest";
import { describeError, withoutPeople } from "~/domain/site/describe-error";

describe("an error is told without whom it happened to", () => {
  test.each([
    ["no user ola.nordmann+kirke@example.no", "no user [e-mail]"],
    ["refused by 192.0.2.44:443", "refused by [address]:443"],
    ["refused by 2001:db8:85a3::8a2e:370:7334", "refused by [address]"],
    ["refused by ::1", "refused by ::1"],
    ["GET https://samling.example/?q=pinse&lat=59.91&lng=10.75 failed", "GET https://samling.example/?… failed"],
    ["GET /organizations.data?q=frelsesarmeen", "GET /organizations.data?…"],
    ["too far from 59.9139, 10.7522", "too far from [position]"],
    [
      "Failed query: select id from users where email = ?\nparams: ola@example.no,Frikirken i Vik",
      "Failed query: select id from users where email = ?\nparams: …",
    ],
    [
      "Failed query: insert into outbox\nparams: a\nKjære Ola,\nvelkommen",
      "Failed query: insert into outbox\nparams: …",
    ],
    ["at 12:30:45 in app/models/sign-in.ts:44:9", "at 12:30:45 in app/models/sign-in.ts:44:9"],
  ])("%s", (text, told) => {
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
