import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { openAs } from "#test/support/people";
import { spillOf } from "#test/support/spill";

/** Opens the profile with its opening hours unfolded. */
async function openHours(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Profil" }).waitFor();
  const fields = page.locator("[data-row=opening]");
  if ((await fields.getAttribute("open")) === null) await fields.locator("summary").click();
  await page.getByLabel("Åpent mandag").waitFor();
}

const save = (page: Page) => page.getByRole("button", { name: "Lagre", exact: true }).click();

journey("opening hours on a screen of 320 pixels fit, also where the days have long names", async ({ page }) => {
  await openAs(page, "owner", "/dashboard/settings");
  await openHours(page);
  for (const day of ["tirsdag", "onsdag"]) await page.getByLabel(`Åpent ${day}`).fill("10–14 og 17:30–20");
  await save(page);
  await page.getByText("Profilen er lagret.").waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/organizer/bykirken?lang=en");
  await page.getByRole("row", { name: /^Tuesday–Wednesday/ }).waitFor();
  expect(await spillOf(page)).toBe(0);
});
