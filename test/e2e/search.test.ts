import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

describe("searching", () => {
  journey("search → filter → event → favourite → favourites page", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("searchbox").fill("lyse netter");
    await page.waitForURL(/q=lyse/);
    await page.locator("summary", { hasText: "Filtre" }).click();
    await page.getByRole("checkbox", { name: "Konsert" }).click();
    await page.waitForURL(/type=concert/);
    await page.getByRole("button", { name: "Vis treff" }).click();
    await page.getByRole("heading", { name: /\(1 arrangement\)/ }).waitFor();
    await page.getByRole("link", { name: /Kirkekonsert i lyse netter/ }).click();

    await page.waitForURL("/event/kirkekonsert");
    await page.getByRole("heading", { level: 1, name: "Kirkekonsert i lyse netter" }).waitFor();
    const heart = page
      .getByRole("button", { name: /Kirkekonsert i lyse netter/ })
      .and(page.locator("[aria-pressed]"))
      .first();
    await heart.click();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");

    await page.getByRole("navigation").getByRole("link", { name: "Favoritter" }).click();
    await page.getByRole("heading", { name: "Arrangementer du følger" }).waitFor();
    await page.getByRole("link", { name: /Kirkekonsert i lyse netter/ }).waitFor();
    await page.reload();
    await page.getByText("6. juni kl. 19:00").waitFor();
    await page.getByRole("button", { name: /Kirkekonsert i lyse netter/ }).click();
    await page.getByRole("heading", { name: "Ingen favoritter ennå" }).waitFor();
  });

  journey("Back restores the filters, the list and the place in it", async ({ page }) => {
    await open(page, "/?type=service");
    await page.getByRole("link", { name: "Vis flere" }).click();
    await page.waitForURL(/show=48/);
    await page.waitForFunction(
      () =>
        document.activeElement?.closest("article") ===
        document.querySelectorAll("[aria-labelledby=results] article")[24],
    );
    const far = page.getByRole("link", { name: /Gudstjeneste 33/ });
    await far.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await far.click();
    await page.waitForURL(/\/event\//);
    await page.goBack();
    await far.waitFor();
    expect(page.url()).toContain("type=service");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2);
  });

  journey(
    "a sentence is read: the panel shows what it says, and a choice there takes the words' place",
    async ({ page }) => {
      await open(page, "/");
      await page.getByRole("searchbox").fill("konsert i Oslo");
      await page.waitForURL(/q=konsert/);
      const understood = page.getByRole("list", { name: "Slik er søket forstått" });
      await understood.getByRole("link", { name: "Oslo · 25 km" }).waitFor();
      await page.locator("summary", { hasText: "Filtre" }).click();
      await expect.poll(() => page.getByLabel("Nær sted").inputValue()).toBe("Oslo");
      await page.getByRole("radio", { name: "100 km" }).click();
      await page.waitForURL(/radius_km=100/);
      const { searchParams } = new URL(page.url());
      expect([searchParams.get("q"), searchParams.get("near")]).toEqual(["konsert", "Oslo"]);
    },
  );

  journey("what was understood is taken away by one press, or the words are taken as typed", async ({ page }) => {
    await open(page, "/?q=konsert+i+Oslo");
    const understood = page.getByRole("list", { name: "Slik er søket forstått" });
    await understood.getByRole("link", { name: "Oslo · 25 km" }).click();
    await page.waitForURL((url) => url.searchParams.get("q") === "konsert");
    await page.goto("/?q=konsert+i+Oslo");
    await understood.getByRole("link", { name: "Søk etter akkurat dette" }).click();
    await page.waitForURL((url) => url.searchParams.get("exact") === "konsert i Oslo");
    await page.getByText("Ingen arrangementer funnet").waitFor();
  });

  journey("nothing found says so, and what to do", async ({ page }) => {
    await open(page, "/?q=finnesikke");
    await page.getByText("Ingen arrangementer funnet").waitFor();
    await page.getByText("Prøv å justere søket eller filteret ditt").waitFor();
  });

  journey("what is running stands in a strip of its own", async ({ page }) => {
    await open(page, "/");
    const strip = page.getByRole("region", { name: "Pågår nå" });
    await expect.poll(() => strip.getByRole("link").first().textContent()).toContain("Sommerleir");
  });

  journey("the list is grouped by day", async ({ page }) => {
    await open(page, "/");
    const days = page.locator("section[aria-labelledby^=day-]");
    await expect.poll(() => days.nth(0).textContent()).toMatch(/^I dag.*Bønn på nett/);
    await expect.poll(() => days.nth(1).textContent()).toMatch(/^I morgen.*Ungdomskveld/);
  });
});
