import { expect, test } from "vitest";
import { proposedLocale } from "~/domain/site/language-proposal";

test.each([
  ["writes Nynorsk, and has chosen nothing", "nn", { page: "nb", chosen: null }, "nn"],
  ["writes English", "en", { page: "nb", chosen: null }, "en"],
  ["has it already, by the browser's wish", "nn", { page: "nn", chosen: null }, null],
  ["has declined, which is a choice of the present language", "nn", { page: "nb", chosen: "nb" }, null],
  ["has chosen another", "nn", { page: "en", chosen: "en" }, null],
  ["writes what everybody has who does nothing", "nb", { page: "nn", chosen: null }, null],
  ["has not said what it writes", null, { page: "nb", chosen: null }, null],
] as const)("the owner of an organization that %s", (_, written, page, proposed) => {
  expect(proposedLocale(written, page)).toBe(proposed);
});
