import type { Page } from "playwright-core";

/** Waits until land lies on the map, whatever lies over it. */
export const seeGroundUnderTiles = (page: Page) =>
  page.locator(".leaflet-ground-pane .leaflet-tile-loaded path[d^=M]").first().waitFor({ state: "attached" });

/** Waits until land lies on the map, and no image over it. */
export async function seeGround(page: Page): Promise<void> {
  await seeGroundUnderTiles(page);
  await page.locator(".leaflet-tile-pane img:visible").first().waitFor({ state: "detached" });
}

/** The credit that the ground's makers ask for is on the map, and nothing lies over it. */
export const seeGroundsCredit = (page: Page) =>
  page.getByRole("link", { name: "© OpenStreetMap contributors" }).click({ trial: true });
