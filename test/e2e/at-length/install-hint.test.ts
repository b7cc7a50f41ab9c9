import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { journey, open } from "#test/support/journey";

const HINT = "Legg Samling på hjemskjermen";
const hint = (page: Page) => page.getByRole("heading", { name: HINT });

/** Has the browser offer to install, as browsers do that can; `window.asked` is set when it is taken up. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => void Object.assign(window, { asked: true });
    window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
  });

/** Comes back after so many visits. */
async function visitAgain(page: Page, count: number, path = "/"): Promise<void> {
  await page.evaluate(
    (visits) =>
      localStorage.setItem("samling:visits", JSON.stringify({ count: visits, last: Date.now() - 31 * 60_000 })),
    count,
  );
  await open(page, path);
  await page.locator("[data-offline-band]").waitFor({ state: "attached" });
  await offer(page);
}

describe("the hint that Samling can lie on the home screen", () => {
  journey("comes on the third visit, not sooner and on no form, and never again when refused", async ({ page }) => {
    await open(page, "/");
    await page.locator("[data-offline-band]").waitFor({ state: "attached" });
    await offer(page);
    await visitAgain(page, 1);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => hint(page).count()).toBe(0);
    await visitAgain(page, 2, "/contact");
    await page.waitForLoadState("networkidle");
    await expect.poll(() => hint(page).count()).toBe(0);
    await visitAgain(page, 2);
    await hint(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Nei takk" }).focus();
    await page.keyboard.press("Enter");
    await hint(page).waitFor({ state: "detached" });
    for (const count of [3, 3]) {
      await page.evaluate((visits) => {
        const stored = JSON.parse(localStorage.getItem("samling:visits")!) as object;
        localStorage.setItem("samling:visits", JSON.stringify({ ...stored, count: visits, last: 0 }));
      }, count);
      await open(page, "/");
      await page.locator("[data-offline-band]").waitFor({ state: "attached" });
      await offer(page);
      await page.waitForLoadState("networkidle");
      await expect.poll(() => hint(page).count()).toBe(0);
    }
  });

  journey("is the browser's own question when it is accepted", async ({ page }) => {
    await open(page, "/");
    await visitAgain(page, 2);
    await page.getByRole("button", { name: "Legg til", exact: true }).click();
    expect(await page.evaluate(() => (window as { asked?: boolean }).asked)).toBe(true);
    await hint(page).waitFor({ state: "detached" });
  });
});
