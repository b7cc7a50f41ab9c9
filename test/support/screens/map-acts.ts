import type { Page } from "playwright-core";

/** The numbers and places on a map. */
export const MARKS = ".map-number span, .map-place";

/** The numbers stand, the cards with them, and the image has its first parts or is known to be missing. */
export async function showMap(page: Page): Promise<void> {
  await page.locator(MARKS).first().waitFor();
  await page.waitForURL(/bbox=/);
  await page.locator("[data-up] li").first().waitFor({ state: "attached" });
}

export async function openPlace(page: Page): Promise<void> {
  await showMap(page);
  await page.locator(".map-place").first().click();
  await page.locator(".leaflet-popup a[href^='/event/']").first().waitFor();
}

/** Pulls the sheet of cards up, where a screen is so narrow that it has one. */
export async function pullSheetUp(page: Page): Promise<void> {
  await showMap(page);
  const handle = page.locator("[data-up] > button");
  if (!(await handle.isVisible())) return;
  await handle.press("Enter");
  await page.locator("[data-up=true]").waitFor();
}

/** Loads the map anew without its image: the names of counties stand instead. */
export async function showCounties(page: Page): Promise<void> {
  await page.route("**/tiles/**", (route) => route.fulfill({ status: 204 }));
  await page.reload();
  await showMap(page);
  await page.locator(".map-county span").first().waitFor();
  await page.unroute("**/tiles/**");
}
