import { expect } from "vitest";
import { journey, open } from "#test/support/journey";

journey(
  "a weekly club is one card; each date by itself; all dates on its page, exceptions marked",
  async ({ page }) => {
    await open(page, "/?q=polarklubben");
    const cards = page.locator("article", { hasText: "Polarklubben" });
    const heading = page.getByRole("heading", { name: /Kommende arrangementer/ });
    // The cancelled date is a card of its own.
    await expect.poll(() => cards.count()).toBe(2);
    await expect.poll(() => heading.textContent()).toContain("(10 arrangementer)");
    const folded = page.getByRole("link", { name: /^1 fast vist én gang ?: Vis alle datoer$/ });
    await expect.poll(() => cards.first().textContent()).toMatch(/som oftest fredager 19\.00/i);

    await folded.click();
    await page.waitForURL(/each=1/);
    await expect.poll(() => cards.count()).toBe(10);
    await expect.poll(() => heading.textContent()).toContain("(10 arrangementer)");
    await page.getByRole("link", { name: "Vis faste samlinger én gang" }).click();
    await expect.poll(() => cards.count()).toBe(2);
    await folded.waitFor();

    await cards
      .first()
      .getByRole("link", { name: /Polarklubben/ })
      .click();
    await page.waitForURL("/event/klubb-0");
    const dates = page.getByRole("region", { name: "Alle datoer" });
    await expect.poll(() => dates.getByRole("listitem").count()).toBe(10);
    const texts = await dates.getByRole("listitem").allTextContents();
    expect(texts[0]).toContain("denne");
    expect(texts[2]).toContain("Avlyst");
    expect(texts[4]).toContain("kl. 20:00");
    expect(texts.filter((text) => /Avlyst|kl\. /.test(text))).toHaveLength(2);
  },
);
