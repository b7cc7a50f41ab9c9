// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, render } from "#test/support/render";
import { EnglishOffer } from "~/components/settings/english-offer";
import type { Locale } from "~/domain/site/locales";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const inBrowser = (...languages: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
const offerIn = (locale: Locale) => render(<EnglishOffer />, { locale }).querySelector("section");

test.each(["nb", "nn"] as const)("an English browser is offered English, in English, on each page in %s", (locale) => {
  inBrowser("en-GB", "en");
  const offer = offerIn(locale)!;
  const said = [...offer.querySelectorAll<HTMLElement>("h2, button")].map(({ lang }) => lang);
  expect([said, offer.lang], "what a failure says is in the page's language").toEqual([["en", "en", "en"], ""]);
  expect(offer.textContent).toContain("Samling is in English");
  expect(offerIn(locale), "on the next page").not.toBeNull();
});

test("nobody else is, nor on a page in English", () => {
  inBrowser("en-GB");
  expect(offerIn("en")).toBeNull();
  inBrowser("nb-NO", "en");
  expect(offerIn("nb")).toBeNull();
});

test("refusing it takes it away for good", () => {
  inBrowser("en-GB");
  const offer = offerIn("nb")!;
  press([...offer.querySelectorAll("button")].at(-1)!);
  expect(offer.isConnected).toBe(false);
  expect(offerIn("nb"), "on the next page").toBeNull();
});
