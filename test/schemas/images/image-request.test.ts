import { describe, expect, it } from "vitest";
import { imageIdSchema, imageQuerySchema } from "~/schemas/images/requests";

describe("an image address names one of the prefixes and a name, nothing else", () => {
  it.each(["events/k3x9", "organizers/k3x9-cover", "avatars/a", "images/2026-01-01", `events/${"a".repeat(64)}`])(
    "takes %s",
    (id) => {
      expect(imageIdSchema.safeParse(id).success).toBe(true);
    },
  );

  it.each([
    "",
    "events",
    "events/",
    "/events/a",
    "secrets/a",
    "events/../secrets/a",
    "events/..",
    "events/%2e%2e",
    "events/a/480.webp",
    "events/a.webp",
    "events/A",
    "events/å",
    "events/a\n",
    "events\\a",
    `events/${"a".repeat(65)}`,
    "x/events/a",
  ])("refuses %j", (id) => {
    expect(imageIdSchema.safeParse(id).success).toBe(false);
  });

  it("knows the widths that images are kept in", () => {
    expect(imageQuerySchema.parse({ w: "480" })).toEqual({ w: 480 });
    expect(imageQuerySchema.parse({ w: "96" })).toEqual({ w: 96 });
    expect(imageQuerySchema.parse({})).toEqual({});
  });

  it("knows the shapes that are cut out of them, each without a width", () => {
    expect(imageQuerySchema.parse({ shape: "16x9" })).toEqual({ shape: "16x9" });
    expect(imageQuerySchema.safeParse({ shape: "2x1" }).success).toBe(false);
    expect(imageQuerySchema.safeParse({ shape: "1x1", w: "480" }).success).toBe(false);
  });

  it.each(["", "0", "481", "-480", "480.0", "4e2", "1600 ", "all"])("refuses the width %j", (w) => {
    expect(imageQuerySchema.safeParse({ w }).success).toBe(false);
  });
});
