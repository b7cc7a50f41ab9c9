import { describe, expect, test } from "vitest";
import { isOpenByRules } from "~/gateways/pages/robots-rules";

const isOpen = (rules: string, path = "/kalender") =>
  isOpenByRules(rules, "https://kirka.example/robots.txt", `https://kirka.example${path}`);
const many = (rule: string, count: number) => Array.from({ length: count }, (_, index) => `${rule}${index}`).join("\n");

describe("a robots.txt", () => {
  test.each([
    ["that closes all to all", "User-agent: *\nDisallow: /", false],
    ["that closes all to us", "User-agent: Samling\nDisallow: /\n\nUser-agent: *\nAllow: /", false],
    ["that closes all to another", "User-agent: GPTBot\nDisallow: /", true],
    ["of several in one group", "User-agent: GPTBot\nUser-agent: *\nDisallow: /kalender", false],
    ["that opens us what it closes to all", "User-agent: *\nDisallow: /\nUser-agent: samling\nAllow: /", true],
    ["of another path", "User-agent: *\nDisallow: /wp-admin/", true],
    ["that is empty", "", true],
    ["that is a page", "<!doctype html><title>Ikke funnet</title>", true],
    [
      "whose other groups are long",
      `User-agent: A\n${many("Disallow: /a", 900)}\nUser-agent: *\nDisallow: /kalender`,
      false,
    ],
  ])("%s", (_, rules, expected) => {
    expect(isOpen(rules)).toBe(expected);
  });

  test("is read as far as two hundred rules and 64 kilobytes", () => {
    const begun = "User-agent: *\n";
    expect(isOpen(`${begun}${many("Disallow: /x", 199)}\nDisallow: /kalender`)).toBe(false);
    expect(isOpen(`${begun}${many("Disallow: /x", 200)}\nDisallow: /kalender`)).toBe(true);
    expect(isOpen(`${begun}${"# x\n".repeat(20_000)}Disallow: /kalender`)).toBe(true);
  });
});
