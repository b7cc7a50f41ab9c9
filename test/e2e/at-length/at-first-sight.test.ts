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

  const groundOf = (name: string) =>
    page
      .getByRole("navigation", { name: "Hurtigvalg" })
      .getByRole("link", { name })
      .locator("[data-emoji]")
      .evaluate((emoji) => getComputedStyle(emoji).backgroundColor);
  expect(await groundOf("Konsert")).toBe("rgba(0, 0, 0, 0)");
  await open(page, "/?type=concert");
  expect(await groundOf("Konsert"), "the note of the lit chip has a light ground").not.toBe("rgba(0, 0, 0, 0)");
});

journey("the light behind the search ends softly, with the filters open too", async ({ page }) => {
  await open(page, "/");
  await page.locator("summary", { hasText: "Filtre" }).click();
  const masks = await page
    .locator("svg[viewBox='0 0 340 420']")
    .evaluate((light) => [light, light.parentElement!].map((element) => getComputedStyle(element).maskImage));
  for (const mask of masks) expect(mask).toContain("linear-gradient");
});
