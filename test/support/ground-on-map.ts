import type { Page } from "playwright-core";

/** Waits until land lies on the map, seen through everything that lies over it. */
export async function seeGround(page: Page): Promise<void> {
  await page.locator(".leaflet-ground-pane .leaflet-tile-loaded path[d^=M]").first().waitFor({ state: "attached" });
  await page.locator(".leaflet-tile-pane img:visible").first().waitFor({ state: "detached" });
}

/** The credit that the ground's makers ask for is on the map, and nothing lies over it. */
export const seeGroundsCredit = (page: Page) =>
  page.getByRole("link", { name: "© OpenStreetMap contributors" }).click({ trial: true });
