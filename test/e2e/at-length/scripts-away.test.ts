import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

const ASSETS = "build/client/assets";

/** All that the build loads at run time, in every language. */
const LATER = new Set(
  readdirSync(ASSETS)
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => [...readFileSync(`${ASSETS}/${name}`, "utf8").matchAll(/import\(["`]\.\/([\w.-]+\.js)["`]\)/g)])
    .map(([, name]) => name!),
);

const AWAY = {
  "are answered with 404": (page: Page) => page.route(isLater, (route) => route.fulfill({ status: 404, body: "gone" })),
  "have no network": (page: Page) => page.route(isLater, (route) => route.abort()),
};

const isLater = ({ pathname }: URL) => LATER.has(pathname.slice(pathname.lastIndexOf("/") + 1));

/** What is loaded later never comes alive, and the page does. */
async function openWithout(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
  await page.waitForTimeout(500);
}

const readWhole = async (page: Page) => (await page.locator("main").innerText()).replace(/\s+/g, " ");

describe.each(Object.entries(AWAY))("scripts that are loaded later and %s take nothing away", (_how, takeAway) => {
  journey.override({ expected: [/./] });

  journey("of the front page: its search is typed into", async ({ page }) => {
    expect(LATER.size).toBeGreaterThan(20);
    await takeAway(page);
    await openWithout(page, "/");
    const before = await readWhole(page);
    await page.getByRole("searchbox").first().fill("konsert");
    await page.getByRole("searchbox").first().press("ArrowDown");
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("konsert");
    expect(before).not.toContain("Noe gikk galt");
    await page.getByText("Noe gikk galt").waitFor({ state: "detached" });
  });

  journey("of an event: its facts, its dates and its report are there", async ({ page }) => {
    await open(page, "/");
    const path = await page.locator("main a[href^='/event/']").first().getAttribute("href");
    await open(page, path!);
    const whole = await readWhole(page);
    await takeAway(page);
    await openWithout(page, path!);
    expect(await readWhole(page)).toBe(whole);
    await page
      .getByRole("button", { name: /^Rapporter/ })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(report|auth)/);
  });

  for (const path of ["/organizations", "/?view=map", "/?view=month", "/helgen", "/favorites"])
    journey(`of ${path}`, async ({ page }) => {
      await takeAway(page);
      await openWithout(page, path);
      expect(await readWhole(page)).not.toContain("Noe gikk galt");
    });
});
