import { expect, test } from "vitest";
import { hexOf, tokensOf } from "#test/support/theme-colours";
import { DARK, LIGHT } from "~/emails/compose-mail";

test.each([
  ["light", LIGHT],
  ["dark", DARK],
] as const)("the %s colours of mails are the theme's", (theme, colours) => {
  const tokens = tokensOf("colours", theme);
  const ofTheme = Object.keys(colours).map((name) => [name, hexOf(tokens[name]!)]);
  expect(colours).toEqual(Object.fromEntries(ofTheme));
});
