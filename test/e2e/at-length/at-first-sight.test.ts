import { expect } from "vitest";
import { journey, open } from "#test/support/journey";

journey("small things of the front page can be read and seen", async ({ page }) => {
  await open(page, "/");
  const heights = await page
    .getByRole("region", { name: "Pågår nå" })
    .getByRole("listitem")
    .first()
    .evaluate((card) => {
      const longer = card.parentElement!.appendChild(card.cloneNode(true)) as HTMLElement;
      longer.querySelector("h4")!.append(" med en tittel som går over flere linjer enn den første gjør");
      return [card, longer].map((item) => item.querySelector("article")!.getBoundingClientRect().height);
    });
  expect(heights[0], "cards of «Pågår nå» are of one height").toBe(heights[1]);

  await open(page, "/?type=concert");
  await page.locator("summary", { hasText: "Filtre" }).click();
  const [icon, text] = await page
    .locator("input[value=concert]:checked + span")
    .evaluate((chip) => [
      getComputedStyle(chip.querySelector("[data-fact]")!).backgroundColor,
      getComputedStyle(chip).color,
    ]);
  expect(icon, "the note of the lit chip is as light as its text").toBe(text);
});

journey("the light behind the search ends softly, with the filters open too", async ({ page }) => {
  await open(page, "/");
  await page.locator("summary", { hasText: "Filtre" }).click();
  const masks = await page
    .locator("svg[viewBox='0 0 340 420']")
    .evaluate((light) => [light, light.parentElement!].map((element) => getComputedStyle(element).maskImage));
  for (const mask of masks) expect(mask).toContain("linear-gradient");
});

journey.for(["/?q=gudstjeneste", "/helgen", "/organizer/fjellkirken", "/settings", "/personvern"])(
  "letters that come late move nothing: %s",
  async (path, { page }) => {
    await page.route("**/*.woff2", async (route) => {
      await page.waitForTimeout(1500);
      await route.continue();
    });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
            resolve(shifts.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(moved).toBe(0);
  },
);
