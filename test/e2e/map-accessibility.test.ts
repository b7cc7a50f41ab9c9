import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindingsOfScreen } from "#test/support/axe";
import { DEVICES } from "#test/support/devices";
import { journey } from "#test/support/journey";
import { MARKS, RØROS_BOX } from "#test/support/search-map";

type Prepare = (page: Page) => Promise<void>;

/** The numbers stand, the cards with them, and the image has its first parts or is known to be missing. */
const whole: Prepare = async (page) => {
  await page.locator(MARKS).first().waitFor();
  await page.waitForURL(/bbox=/);
  await page.locator("[data-up] li").first().waitFor({ state: "attached" });
};

const withOpenPlace: Prepare = async (page) => {
  await whole(page);
  await page.locator(".map-place").first().click();
  await page.locator(".leaflet-popup a[href^='/event/']").first().waitFor();
};

const withSheetUp: Prepare = async (page) => {
  await whole(page);
  const handle = page.locator("[data-up] > button");
  await handle.press("Enter");
  await page.locator("[data-up=true]").waitFor();
};

const withoutTiles: Prepare = async (page) => {
  await whole(page);
  await page.locator(".map-county span").first().waitFor();
};

const SCREENS: [screen: string, path: string, prepare: Prepare][] = [
  ["the map of a search", "/?view=map", whole],
  ["a place on it", `/?view=map&${RØROS_BOX}`, withOpenPlace],
  ["the map of congregations", "/organizations?view=map", whole],
];

describe.each(Object.keys(DEVICES) as (keyof typeof DEVICES)[])("axe finds nothing on a %s in", (device) => {
  journey.override({ device });

  journey.for(SCREENS)("%s", async ([, path, prepare], { page }) => {
    expect(await axeFindingsOfScreen(page, path, prepare)).toEqual([]);
  });

  describe("a map without its image", () => {
    journey.override({ expected: [/tiles/, /ERR_/] });

    journey("with the names of counties", async ({ page }) => {
      await page.route("**/tiles/**", (route) => route.fulfill({ status: 204 }));
      expect(await axeFindingsOfScreen(page, "/?view=map", withoutTiles)).toEqual([]);
    });
  });
});

describe("axe finds nothing on a phone in", () => {
  journey("the sheet of cards, pulled up", async ({ page }) => {
    expect(await axeFindingsOfScreen(page, "/?view=map", withSheetUp)).toEqual([]);
  });
});
