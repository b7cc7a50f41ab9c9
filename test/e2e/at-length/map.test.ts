import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { seeGround, seeGroundsCredit } from "#test/support/ground-on-map";
import { journey, open } from "#test/support/journey";

const MAP = ".leaflet-container";
const lookAtMap = (page: Page) => page.getByRole("region", { name: /^Kart over/ }).scrollIntoViewIfNeeded();

describe("the map", () => {
  journey(
    "is loaded where an event with a position is looked at, with tiles from our own address",
    async ({ page }) => {
      const tiles: string[] = [];
      page.on("request", (request) => void (request.url().includes("/tiles/") && tiles.push(request.url())));
      await open(page, "/event/kirkekonsert");
      await lookAtMap(page);
      await page.locator(`${MAP} .leaflet-marker-icon [data-fact=concert]`).waitFor();
      await page.locator(`${MAP} img.leaflet-tile-loaded`).first().waitFor();
      expect(tiles.length).toBeGreaterThan(0);
      await page.getByRole("link", { name: "© 127.0.0.1" }).waitFor();
    },
  );

  describe("and where the visitor is", () => {
    const turnOn = (page: Page) =>
      page.addInitScript(() => localStorage.setItem("samling:location", JSON.stringify({ isOn: true })));
    const own = (page: Page) => page.locator(`${MAP} .leaflet-marker-icon[title="Din posisjon"]`);
    const lookAtIt = async (page: Page) => {
      await open(page, "/event/kirkekonsert");
      await lookAtMap(page);
      await page.locator(`${MAP} img.leaflet-tile-loaded`).first().waitFor();
    };

    journey("both are on it when they are near each other", async ({ page, context }) => {
      await context.grantPermissions(["geolocation"]);
      await context.setGeolocation({ latitude: 62.7, longitude: 11.6 });
      await turnOn(page);
      await lookAtIt(page);
      await own(page).waitFor();
      const map = (await page.locator(MAP).boundingBox())!;
      for (const marker of [own(page), page.locator(`${MAP} .map-pin`)]) {
        const box = (await marker.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(map.x);
        expect(box.y).toBeGreaterThanOrEqual(map.y);
        expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width);
        expect(box.y + box.height).toBeLessThanOrEqual(map.y + map.height);
      }
    });

    journey("it is left out from farther away than 25 km", async ({ page, context }) => {
      await context.grantPermissions(["geolocation"]);
      await context.setGeolocation({ latitude: 63.43, longitude: 10.4 });
      await turnOn(page);
      await lookAtIt(page);
      await page.getByText(/· \d+\skm/).waitFor(); // The position is known by now.
      await expect.poll(() => own(page).count()).toBe(0);
    });

    journey(
      "it is not shown to whom has not turned it on, whatever the browser would allow",
      async ({ page, context }) => {
        await context.grantPermissions(["geolocation"]);
        await context.setGeolocation({ latitude: 62.6, longitude: 11.4 });
        await page.addInitScript(() => {
          navigator.geolocation.getCurrentPosition = () => void (document.documentElement.dataset["asked"] = "yes");
        });
        await lookAtIt(page);
        await expect.poll(() => own(page).count()).toBe(0);
        await expect.poll(() => page.locator("html[data-asked]").count()).toBe(0);
      },
    );
  });

  describe("without its tile server", () => {
    journey.override({ expected: [/\/tiles\//] });

    journey("leaves a usable page", async ({ page }) => {
      await page.route("**/tiles/**", (route) => route.fulfill({ status: 204 }));
      await open(page, "/event/kirkekonsert");
      await lookAtMap(page);
      const notice = page.getByRole("status").filter({ hasText: "Kartbildet kan ikke hentes akkurat nå." });
      await notice.waitFor();
      await seeGround(page);
      await page.locator(`${MAP} .map-town span`, { hasText: "Røros" }).waitFor();
      await seeGroundsCredit(page);
      await expect
        .poll(() => notice.textContent(), { message: "the address stands" })
        .toContain("Kjerkgata 39, 7374 Røros");
      await page.getByRole("heading", { level: 1, name: "Kirkekonsert i lyse netter" }).waitFor();
    });

    journey("shows where the visitor is beside the address, not under it", async ({ page, context }) => {
      await context.grantPermissions(["geolocation"]);
      await context.setGeolocation({ latitude: 62.68, longitude: 11.3 });
      await page.addInitScript(() => localStorage.setItem("samling:location", JSON.stringify({ isOn: true })));
      await page.route("**/tiles/**", (route) => route.fulfill({ status: 204 }));
      await open(page, "/event/kirkekonsert");
      await lookAtMap(page);
      const notice = page.getByRole("status").filter({ hasText: "Kartbildet kan ikke hentes akkurat nå." });
      await notice.waitFor();
      const own = page.locator(`${MAP} .leaflet-marker-icon[title="Din posisjon"]`);
      const bottom = async () => {
        const { y, height } = (await notice.boundingBox())!;
        return y + height;
      };
      await expect.poll(async () => (await own.boundingBox())!.y).toBeGreaterThanOrEqual(await bottom());
    });
  });
});
