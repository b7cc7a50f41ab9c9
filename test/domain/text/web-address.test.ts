import { expect, test } from "vitest";
import { hostOf, safeWebAddress } from "~/domain/text/links";

test.each([
  ["https://kirken.no/side?a=1", "https://kirken.no/side?a=1"],
  ["http://kirken.no", "http://kirken.no/"],
  ["  HTTPS://Kirken.no ", "https://kirken.no/"],
  ["kirken.no", "https://kirken.no/"],
  ["www.kirken.no/om-oss", "https://www.kirken.no/om-oss"],
  ["kirken.no:8080/a", "https://kirken.no:8080/a"],
  ["bønn.no", "https://xn--bnn-0na.no/"],
  ["https://bønn.no", "https://xn--bnn-0na.no/"],
  ["javascript:alert(1)", null],
  ["java\nscript:alert(1)", null],
  ["data:text/html,hei", null],
  ["mailto:post@kirken.no", null],
  ["//kirken.no", null],
  ["/login", null],
  ["https://kirken.no@andre.no/", null],
  ["https://localhost/", null],
  ["https://", null],
  ["", null],
  [null, null],
])("%s leads to %s", (typed, expected) => {
  expect(safeWebAddress(typed)).toBe(expected);
});

test("a host is told without www", () => {
  expect(hostOf("https://www.kirken.no/om-oss")).toBe("kirken.no");
});
