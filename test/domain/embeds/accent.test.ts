import { describe, expect, it, test } from "vitest";
import { seededRandom } from "#test/support/random";
import { readableAccent } from "~/domain/embeds/accent";
import { contrastOfTokens, tokensOf } from "../../../scripts/colours/tokens";

const random = seededRandom(13);
const anyColour = () => random.whole(0x1000000).toString(16).padStart(6, "0");
const COLOURS = ["ffffff", "000000", "ffff00", "808080", ...Array.from({ length: 200 }, anyColour)];

describe.each(["light", "dark"] as const)("a congregation's own colour in the %s theme", (theme) => {
  const tokens = tokensOf("colours", theme);

  test.each(["surface", "paper", "sunk"])("can be read on %s", (ground) => {
    const unreadable = COLOURS.filter(
      (colour) => contrastOfTokens(readableAccent(colour, theme).accent, tokens[ground]!) < 4.5,
    );
    expect(unreadable).toEqual([]);
  });

  it("can be written on", () => {
    const unreadable = COLOURS.filter((colour) => {
      const { accent, onAccent } = readableAccent(colour, theme);
      return contrastOfTokens(accent, onAccent) < 4.5;
    });
    expect(unreadable).toEqual([]);
  });
});

it("stays as it is where it can be read", () => {
  expect(readableAccent("a01050", "light").accent).toBe("#a01050");
  expect(readableAccent("ffcc00", "dark").accent).toBe("#ffcc00");
});
