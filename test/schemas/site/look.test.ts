import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { type Look, rootAttributes, USUAL_LOOK } from "~/domain/site/look";
import { lookCookie, readLook } from "~/schemas/site/look";
import { preferencesForm } from "~/schemas/site/preferences";

const CASES = caseFile("schemas/site/look.tsv");

const chosen: Look = { print: "largest", mood: "calm" };

describe("large print and the calm mode are kept on the device", () => {
  it("what is written is read again, also among other cookies", () => {
    const [pair] = lookCookie(chosen, true).split(";");
    expect(readLook(pair!)).toEqual(chosen);
    expect(readLook(`samling_preferences=dark.en.24h; ${pair}; b=2`)).toEqual(chosen);
  });

  it.each(casesOf<[string | null]>(CASES, "is the usual look"))("%j is the usual look", (header) => {
    expect(readLook(header)).toEqual(USUAL_LOOK);
  });

  it("goes over https only where the product does, and lasts a year", () => {
    expect(lookCookie(chosen, true)).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
    expect(lookCookie(chosen, false)).not.toContain("Secure");
  });

  it("there are two steps of large print, and each is chosen for itself or with the others", () => {
    for (const form of [{ print: "large" }, { print: "largest" }, { mood: "calm" }, { print: "usual", theme: "dark" }])
      expect(preferencesForm.parse(form)).toEqual({ ...form, to: "/settings" });
  });

  it.each([{ print: "huge" }, { mood: "still" }, { print: "" }, { print: "large", mood: "x" }])(
    "%j is refused",
    (form) => {
      expect(preferencesForm.safeParse(form).success).toBe(false);
    },
  );
});

it("a page's root element says what was chosen, and nothing of what was not", () => {
  expect(rootAttributes(USUAL_LOOK)).toEqual([]);
  expect(rootAttributes({ print: "large", mood: "usual" })).toEqual([["data-print", "large"]]);
  expect(rootAttributes(chosen)).toEqual([
    ["data-print", "largest"],
    ["data-mood", "calm"],
  ]);
});
