import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { holdBack } from "#test/support/held-answers";
import { journey, open } from "#test/support/journey";

const card = (page: Page) => page.getByRole("link", { name: "Kirkekonsert i lyse netter" }).first();
const tab = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name });
const again = (page: Page) => page.getByRole("button", { name: "Prøv igjen" });
const home = (page: Page) => page.getByRole("heading", { name: "Finn arrangementer i nærheten" });

/** Opens a page and waits until everything for a later network failure is loaded. */
async function openAndRest(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForLoadState("networkidle");
}

describe("the page that is there stays", () => {
  journey.override({
    expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|Failed to (load|fetch)/, /5\d\d/],
  });

  journey(
    "without a network, from a card: as it was read, with the way there once the network is back",
    async ({ page, context }) => {
      await openAndRest(page, "/");
      await card(page).scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      await context.setOffline(true);
      await card(page).click();
      await page.getByText("Ingen nettforbindelse").waitFor();
      await card(page).waitFor();
      await tab(page, "Favoritter").waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
      expect(new URL(page.url()).pathname).toBe("/");
      await again(page).click();
      await page.getByText("Ingen nettforbindelse").waitFor();
      await context.setOffline(false);
      await page.getByRole("heading", { level: 1, name: "Kirkekonsert i lyse netter" }).waitFor();
      await page.getByText("Ingen nettforbindelse").waitFor({ state: "detached" });
    },
  );

  journey("without a network, said on a narrow phone without breaking a word", async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAndRest(page, "/settings");
    await context.setOffline(true);
    await tab(page, "Menigheter").click();
    const brokenWords = await page.getByText("Ingen nettforbindelse").evaluate(({ firstChild }) =>
      [...(firstChild?.textContent ?? "").matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild!, index);
        range.setEnd(firstChild!, index + word.length);
        return range.getClientRects().length > 1;
      }),
    );
    expect(brokenWords).toEqual([]);
    await context.setOffline(false);
  });

  journey("without a network, to a part of the product that was never fetched", async ({ page, context }) => {
    await openAndRest(page, "/settings");
    await context.setOffline(true);
    await page.getByRole("link", { name: "Personvern" }).first().click();
    await page.getByText("Ingen nettforbindelse").waitFor();
    await page.getByRole("heading", { name: "Tilpass din opplevelse" }).waitFor();
    await context.setOffline(false);
    await page.getByRole("heading", { level: 1, name: /personvern/i }).waitFor();
  });

  journey("without a network the way back works, also to a page that was left long ago", async ({ page, context }) => {
    await openAndRest(page, "/");
    await tab(page, "Menigheter").click();
    await page.getByRole("heading", { level: 1, name: "Menigheter" }).waitFor();
    await tab(page, "Innstillinger").click();
    await page.getByRole("heading", { name: "Tilpass din opplevelse" }).waitFor();
    await context.setOffline(true);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Menigheter" }).waitFor();
    await page.goBack();
    await home(page).waitFor();
    await context.setOffline(false);
  });

  journey(
    "an event that the server can't show leads to the front page, which says so; were that broken too, the page stays",
    async ({ page }) => {
      await openAndRest(page, "/organizer/fjellkirken");
      await page.route("**/event/*.data*", (route) =>
        route.fulfill({ status: 500, headers: { "X-Request-Id": "feil-1" }, body: "[]" }),
      );
      await page.route("**/_root.data*", (route) => route.fulfill({ status: 500, body: "[]" }));
      await card(page).click();
      await page.getByText("Siden svarer ikke").waitFor();
      await page.getByRole("heading", { level: 1, name: "Fjellkirken" }).waitFor();
      await page.unroute("**/_root.data*");
      await again(page).click();
      await home(page).waitFor();
      await page.getByText("Vi fikk ikke vist arrangementet. Prøv igjen om litt.").waitFor();
      await page.getByText("feil-1").waitFor();
    },
  );
});

describe("a page that takes its time", () => {
  const lit = (page: Page) => page.getByRole("navigation").locator("[data-lit=true]:visible").textContent();

  journey("is announced at once by the lit tab and a bar, then by its own skeleton, from its top", async ({ page }) => {
    await openAndRest(page, "/");
    await page.evaluate(() => window.scrollTo(0, 1500));
    const organizations = await holdBack(page, "**/organizations.data*", "GET");
    await tab(page, "Menigheter").click();
    await page.getByRole("progressbar", { name: "Laster" }).waitFor();
    expect(await lit(page)).toBe("Menigheter");
    await page.locator("[data-skeleton=organizations]").waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    organizations.letGo();
    await page.getByRole("heading", { level: 1, name: "Menigheter" }).waitFor();
    expect([await page.locator("[data-skeleton]").count(), await page.getByRole("progressbar").count()]).toEqual([
      0, 0,
    ]);
  });

  journey("of an event wears the event's top bar, whose way back leads to the page that was left", async ({ page }) => {
    await openAndRest(page, "/");
    await card(page).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await holdBack(page, "**/event/*.data*", "GET");
    await card(page).click();
    await page.locator("[data-skeleton=event]").waitFor();
    const bar = page.getByRole("banner");
    await expect.poll(() => bar.getByText("Arrangement", { exact: true }).isVisible()).toBe(true);
    await bar.getByRole("link", { name: "Tilbake" }).click();
    await page.locator("[data-skeleton]").waitFor({ state: "detached" });
    await card(page).waitFor();
    expect([new URL(page.url()).pathname, await page.evaluate(() => window.scrollY)]).toEqual(["/", place]);
  });
});
