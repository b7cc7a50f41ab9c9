import { expect, test } from "vitest";
import { listedImage } from "~/views/images/image";

test("a list's picture is a small square for a row, and no wider than a card", () => {
  expect(listedImage("/images/events/a")).toEqual({
    src: "/images/events/a?w=960",
    srcSet: "/images/events/a?shape=row 192w, /images/events/a?w=480 480w, /images/events/a?w=960 960w",
    isGenerated: false,
  });
});
