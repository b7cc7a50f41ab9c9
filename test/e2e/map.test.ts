import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

const MAP = ".leaflet-container";
const lookAtMap = (page: Page) => page.getByRole("region", { name: /^Kart over/ }).scrollIntoViewIfNeeded();

describe("the map", () => {
  journey("is loaded where an event with a position is looked at, with tiles from our own address", async ({ page }) => {
    const tiles: string[] = [];
    page.on("request", (request) => void (request.url().includes("/tiles/") && tiles.push(request.url())));
    await open(page, "/event/kirkekonsert");
    await lookAtMap(page);
    await page.locator(`${MAP} .leaflet-marker-icon`).first().waitFor();
    await page.locator(`${MAP} img.leaflet-tile-loaded`).first().waitFor();
    expect(tiles.length).toBeGreaterThan(0);
    await page.getByRole("link", { name: "© 127.0.0.1" }).waitFor();
  });

  journey("an address is looked up where there is no position", async ({ page }) => {
    await open(page, "/event/uten-koordinater");
    await lookAtMap(page);
    await page.locator(`${MAP} .leaflet-marker-icon`).first().waitFor();
  });

  journey("an address that nobody knows is shown as text", async ({ page }) => {
    await open(page, "/event/ukjent-adresse");
    await lookAtMap(page);
    await page.getByText("Kart er ikke tilgjengelig for denne lokasjonen").waitFor();
    await page.getByRole("heading", { name: "Lokasjon" }).waitFor();
    await page.getByText("Ingensteds 1").first().waitFor();
  });

  describe("without its tile server", () => {
    journey.override({ expected: [/\/tiles\//] });

    journey("leaves a usable page", async ({ page }) => {
      await page.route("**/tiles/**", (route) => route.fulfill({ status: 204 }));
      await open(page, "/event/kirkekonsert");
      await lookAtMap(page);
      await page.getByText("Kartbildet kan ikke hentes akkurat nå.").waitFor();
      await page.getByRole("heading", { level: 1, name: "Kirkekonsert i lyse netter" }).waitFor();
    });
  });
});
