import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { bringIn } from "#test/support/bringing-in";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";
import { setLetters, spillOf, unfoldAll } from "#test/support/spill";

const PROGRAMME = `Søndag 13. juni 2027 kl. 11.00 Friluftsgudstjeneste i Storevik kirke
Onsdag 16. juni 2027 kl 7 Menighetsrådsvennlighetsarbeidskveld`;

describe("letters twice as large, as a reader has set them in the browser", () => {
  journey("spill not over the review of a programme", async ({ page, context }) => {
    await become(context, "owner");
    await doubleLetters(page);
    await page.setViewportSize({ width: 320, height: 740 });
    await open(page, "/dashboard/intake");
    await bringIn(page, PROGRAMME);
    await page.getByRole("button", { name: "Rett «Friluftsgudstjeneste»" }).click();
    await page.getByLabel("Klokkeslett", { exact: true }).waitFor();
    await unfoldAll(page);
    expect(await spillOf(page)).toBe(0);
    await page.getByRole("button", { name: "Forkast alt" }).click(); // What is folded is open already.
    await page.getByText("Det er forkastet.").waitFor();
  });

  journey("leave the number of events and the choice of its face beside or below each other", async ({ page }) => {
    await doubleLetters(page);
    for (const width of [320, 360, 390, 640]) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, "/");
      const [count, faces] = await Promise.all(
        [page.locator("#results"), page.getByRole("navigation", { name: "Visning" })].map((part) => part.boundingBox()),
      );
      const isBeside = count!.x + count!.width <= faces!.x;
      expect(isBeside || count!.y + count!.height <= faces!.y, `${width} px`).toBe(true);
    }
  });

  journey("break no word without a hyphen, and push nothing over the screen's edge, for visitors", async ({ page }) => {
    await doubleLetters(page);
    await page.setViewportSize(PHONE);
    for (const path of [
      "/",
      "/?q=konsert",
      "/?view=month",
      "/?view=map&near=R%C3%B8ros",
      "/event/kirkekonsert",
      "/favorites",
      "/settings",
    ]) {
      await open(page, path);
      expect([path, await brokenWordsOf(page), await spillOf(page)]).toEqual([path, [], 0]);
    }
    // Where texts are long, the browser's own words for hyphens part the longest, which not every browser has.
    for (const path of ["/filter", "/help", "/become-organizer", "/kilder", "/personvern"]) {
      await open(page, path);
      const short = (await brokenWordsOf(page)).filter((word) => word.length < HYPHENATED);
      expect([path, short, await spillOf(page)]).toEqual([path, [], 0]);
    }
  });

  journey("leave one whole hit on the first screen of a search", async ({ page }) => {
    await doubleLetters(page);
    await page.setViewportSize(PHONE);
    await open(page, "/?q=konsert");
    const title = (await page.locator(".event-card h3, .event-card h4").first().boundingBox())!;
    const tabs = (await page.locator("nav[data-tabs]").boundingBox())!;
    expect(title.y + title.height).toBeLessThanOrEqual(tabs.y);
  });

  journey("keep an organizer's rows on the screen, and words whole", async ({ page, context }) => {
    await become(context, "owner");
    await doubleLetters(page);
    await page.setViewportSize(PHONE);
    for (const path of ["/settings/devices", "/dashboard", "/settings"]) {
      await open(page, path);
      expect([path, await brokenWordsOf(page), await spillOf(page)]).toEqual([path, [], 0]);
    }
    const signOut = page.getByRole("button", { name: "Logg ut" }).locator("visible=true").first();
    const box = (await signOut.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
    expect(await signOut.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0);
  });

  journey("are twice as large in the small print too, and a heading still stands out", async ({ page }) => {
    await open(page, "/event/kirkekonsert");
    const label = page.getByRole("main").getByText("Arrangør", { exact: true });
    const before = await letterSize(label);
    await doubleLetters(page);
    await expect.poll(() => letterSize(label)).toBe(2 * before);
    expect(await letterSize(page.getByRole("heading", { level: 1 }))).toBeGreaterThan(32);
  });
});

/** Letters of a word, as `hyphenate-limit-chars` says. */
const HYPHENATED = 12;

const PHONE = { width: 390, height: 844 };

/** Words of the page that go on in the next line, neither by a hyphen nor by one of their own; an address may. */
const brokenWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (!element.checkVisibility() || element.closest("script, style, .sr-only")) continue;
      if (element.closest("h1, h2, h3, h4")) continue;
      if (/@|:\/\/|\w[.:]\w+\/\w/.test(text.nodeValue!)) continue;
      for (const word of text.nodeValue!.matchAll(/[\p{L}\p{N}_]+/gu)) {
        const range = new Range();
        // A soft hyphen that shows belongs to the letter after it.
        range.setStart(text, word.index + (text.nodeValue![word.index - 1] === "\u00ad" ? 1 : 0));
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
        if (lines.size > 1) broken.push(word[0]);
      }
    }
    return broken;
  });

const doubleLetters = async (page: Page) => setLetters(await page.context().newCDPSession(page), 32);

function letterSize(text: ReturnType<Page["getByText"]>): Promise<number> {
  return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}
