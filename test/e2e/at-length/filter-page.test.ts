import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

const chip = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

async function choose(page: Page): Promise<void> {
  await chip(page, "Nattverd").check();
  await chip(page, "Bedehus").check();
  await page.getByRole("combobox", { name: "Språk eller tolking" }).selectOption("en");
}

async function isChosen(page: Page): Promise<void> {
  await expect.poll(() => chip(page, "Nattverd").isChecked()).toBe(true);
  await expect.poll(() => chip(page, "Bedehus").isChecked()).toBe(true);
  await expect.poll(() => page.getByRole("combobox", { name: "Språk eller tolking" }).inputValue()).toBe("en");
}

/** Waits for the search that the choices make, and leads back to them. */
async function isSearched(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("fact"), searchParams.get("family"), searchParams.get("language")]).toEqual([
    "communion",
    "bedehus",
    "en",
  ]);
  expect(searchParams.get("q")).toBe("gudstjeneste");
  await page
    .getByRole("link", { name: /Nattverd/ })
    .first()
    .waitFor();
}

const ADDRESS = "/filter?q=gudstjeneste&fact=finnesikke&family=ukjent&language=zz";

describe("/filter without scripts", () => {
  journey.override({
    javaScriptEnabled: false,
    expected: [/^failed request \(csp\)/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
  });

  journey("takes an address that cannot be, and searches for what is chosen", async ({ page }) => {
    await page.goto(ADDRESS);
    await expect.poll(() => page.locator("main input:checked").count()).toBe(0);
    await choose(page);
    await page.getByRole("button", { name: "Vis treff" }).click();
    await isSearched(page);
    await page.goto(`/filter${new URL(page.url()).search}`);
    await isChosen(page);
  });
});

describe("/filter", () => {
  journey.override({ expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)/] });

  journey("takes an address that cannot be, and keeps what is chosen while the network is cut", async ({ page }) => {
    await open(page, ADDRESS);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.locator("main input:checked").count()).toBe(0);
    await choose(page);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Vis treff" }).click();
    await page.getByText("Ingen nettforbindelse").waitFor();
    expect(new URL(page.url()).pathname).toBe("/filter");
    await isChosen(page);
    await page.context().setOffline(false);
    await isSearched(page);
  });
});
