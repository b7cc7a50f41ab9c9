import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { DEFAULT_PREFERENCES, type Preferences } from "~/domain/site/locales";
import { preferencesCookie, preferencesFor, preferencesForm, readPreferences } from "~/schemas/site/preferences";

const CASES = caseFile("schemas/site/preferences.tsv");

const chosen: Preferences = { theme: "dark", locale: "en", timeFormat: "12h" };

describe("settings are kept on the device", () => {
  it("what is written is read again, also among other cookies", () => {
    const [pair] = preferencesCookie(chosen, true).split(";");
    expect(readPreferences(pair!)).toEqual(chosen);
    expect(readPreferences(`a=1; ${pair}; b=2`)).toEqual(chosen);
  });

  it.each(casesOf<[string | null]>(CASES, "gives the defaults"))("%j gives the defaults", (header) => {
    expect(readPreferences(header)).toEqual({ ...DEFAULT_PREFERENCES, locale: null });
  });

  it("a device that has chosen something else has not chosen a language thereby", () => {
    const [pair] = preferencesCookie({ theme: "dark", locale: null, timeFormat: "24h" }, true).split(";");
    expect(readPreferences(pair!)).toEqual({ theme: "dark", locale: null, timeFormat: "24h" });
  });

  it("goes over https only where the product does, and lasts a year", () => {
    expect(preferencesCookie(chosen, true)).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
    expect(preferencesCookie(chosen, false)).not.toContain("Secure");
  });
});

describe("a request", () => {
  const sent = (page?: string, address = "/") => ({
    url: `https://samling.test${address}`,
    headers: new Headers({ Cookie: "samling_preferences=dark.en.12h", ...(page && { "X-Page-Language": page }) }),
  });

  it("is in the language that the device has chosen, and what a page's script asks for in the page's", () => {
    expect(preferencesFor(sent())).toEqual(chosen);
    expect(preferencesFor(sent("nb"))).toEqual({ ...chosen, locale: "nb" });
  });

  it("is in the language that its address names, unless a page's script asks", () => {
    expect(preferencesFor(sent(undefined, "/?lang=nb"))).toEqual({ ...chosen, locale: "nb" });
    expect(preferencesFor(sent("en", "/?lang=nb"))).toEqual(chosen);
    expect(preferencesFor(sent(undefined, "/?lang=xx"))).toEqual(chosen);
    expect(preferencesFor(sent(undefined, "/dashboard/website?lang=nb"))).toEqual(chosen);
  });

  it("is in the language that the browser would rather have, where neither the device nor the address names one", () => {
    const asked = (headers: Record<string, string>, address = "/") =>
      preferencesFor({ url: `https://samling.test${address}`, headers: new Headers(headers) }).locale;
    const wish = { "Accept-Language": "nn-NO,nn;q=0.9,nb;q=0.8" };
    expect(asked(wish)).toBe("nn");
    expect(asked({ ...wish, Cookie: "samling_preferences=dark.-.24h" })).toBe("nn");
    expect(asked({ ...wish, Cookie: "samling_preferences=dark.nb.24h" })).toBe("nb");
    expect(asked(wish, "/?lang=en")).toBe("en");
    expect(asked({ ...wish, "X-Page-Language": "nb" })).toBe("nb");
    expect(asked({})).toBe("nb");
  });

  it.each(["xx", "", "NB", "nb, en"])("names no language of ours by %j", (page) => {
    expect(preferencesFor(sent(page))).toEqual(chosen);
  });
});

describe("the settings form", () => {
  it.each([
    { theme: "system" },
    { language: "en" },
    { timeFormat: "12h" },
    { theme: "light", language: "nb", timeFormat: "24h" },
  ])("takes %j", (form) => {
    expect(preferencesForm.parse(form)).toEqual({ ...form, to: "/settings" });
  });

  it.each(["/", "/event/konsert?near=Oslo&radius_km=10", "/dashboard"])("leads back to %s", (to) => {
    expect(preferencesForm.parse({ language: "en", to })).toEqual({ language: "en", to });
  });

  it.each([
    {},
    { theme: "pink" },
    { to: "/dashboard" },
    ...[
      "https://other.example/",
      "//other.example/",
      "/\\other.example/",
      "/a\\b",
      "/a b",
      "/\t/other.example",
      "settings",
      "",
      `/${"a".repeat(1000)}`,
    ].map((to) => ({ theme: "dark", to })),
    { language: "se" },
    { timeFormat: "13h" },
    { theme: "" },
    { other: "x" },
    { theme: "dark", language: "xx" },
  ])("refuses %j", (form) => {
    expect(preferencesForm.safeParse(form).success).toBe(false);
  });
});
