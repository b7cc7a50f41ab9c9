import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";
import { LOCALES, type Locale } from "~/domain/site/locales";

const choose = (page: Page, locale: Locale) =>
  page.context().addCookies([{ name: "samling_preferences", value: `system.${locale}.24h`, url: inject("baseUrl") }]);

/** Pixels from the top of each row's picture to the top of its first line. */
const fromPictureToText = (page: Page, rows: string) =>
  page.locator(rows).evaluateAll((articles) =>
    articles.map((article) => {
      const picture = article.querySelector("img")!.getBoundingClientRect();
      const text = article.querySelector("time")!.getBoundingClientRect();
      return Math.abs(text.top - picture.top);
    }),
  );

describe("a row's picture stands at its first line", () => {
  journey.for([
    ["/", ".event-card"],
    ["/dashboard", "main article"],
  ] as const)("%s", async ([path, rows], { page, context }) => {
    if (path === "/dashboard") await become(context, "owner");
    await open(page, path);
    await page.locator(rows).first().waitFor();
    const distances = await fromPictureToText(page, rows);
    expect(distances.length).toBeGreaterThan(0);
    expect(Math.max(...distances)).toBeLessThanOrEqual(16);
  });
});

describe.for([
  [390, 844],
  [360, 640],
] as const)("an event to sign up for, at %i × %i", ([width, height]) => {
  journey("shows day, time and place above one line of actions, and breaks no word of its button", async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const locale of LOCALES) {
      await choose(page, locale);
      await open(page, "/event/gudstjeneste-20");
      expect((await page.locator("#actions").boundingBox())!.height, locale).toBeLessThanOrEqual(64);
    }
    await choose(page, "nb");
    await open(page, "/event/gudstjeneste-20");
    const actions = (await page.locator("#actions").boundingBox())!;
    const place = (await page.locator("dd", { hasText: "Storgata 1" }).locator("span").first().boundingBox())!;
    expect(place.y + place.height).toBeLessThanOrEqual(actions.y);
    const button = page.locator("#actions").getByRole("link", { name: "Meld deg på" });
    expect(await button.evaluate((link) => link.getBoundingClientRect().height)).toBeLessThanOrEqual(52);
    expect((await page.locator("main").innerText()).split("Påmelding kreves")).toHaveLength(2);
    const tabs = page.locator("nav[data-tabs]");
    expect(await tabs.isVisible()).toBe(height > 700);
    expect(actions.y + actions.height).toBe((await tabs.boundingBox())?.y ?? height);
  });
});

journey("an event's calendar menu is a switch of dates, and a button for each service", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/event/klubb-0");
  await page.locator("summary", { hasText: "Kalender" }).click();
  const menu = page.locator("#actions [data-menu]");
  const { x, width } = (await menu.locator("> div").boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  const shown = () => menu.locator("a:visible").allInnerTexts();
  const ofThis = await shown();
  expect(ofThis).toContain("Google Kalender");
  expect(new Set(ofThis).size).toBe(ofThis.length);
  await menu.locator("summary", { hasText: "Alle datoene som kommer" }).click();
  const ofAll = await shown();
  expect(ofAll).not.toContain("Google Kalender");
  expect(new Set(ofAll).size).toBe(ofAll.length);
});

const tabsTop = async (page: Page) => (await page.locator("nav[data-tabs]").boundingBox())!.y;

journey.for(["/?view=map&near=R%C3%B8ros", "/?view=map&q=konsert+n%C3%A6r+R%C3%B8ros&fact=wheelchair"])(
  "a map has the screen below one row, and the circle that was asked fills it: %s",
  async (path, { page }) => {
    await open(page, path);
    await page.locator(".map-circle").waitFor();
    const sheet = (await page.getByRole("button", { name: /Vis listen/ }).boundingBox())!;
    const face = (await page.locator("section[aria-labelledby=results]").boundingBox())!;
    expect(sheet.y - face.y).toBeGreaterThanOrEqual(560);
    await expect.poll(async () => (await page.locator(".map-circle").boundingBox())!.width).toBeGreaterThan(0.9 * 390);
    expect((await page.locator(".map-circle").boundingBox())!.width).toBeLessThanOrEqual(390);
  },
);

journey("a month's chosen day begins above the tabs, and a press on a day scrolls to it", async ({ page }) => {
  await open(page, "/?view=month&month=2026-08"); // Six weeks.
  const day = page.locator("#day");
  const { y, height } = (await day.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(await tabsTop(page));
  await page.locator("[data-day='2026-08-30']").click();
  await page.waitForURL(/day=2026-08-30/);
  await expect.poll(async () => (await day.boundingBox())!.y).toBeLessThan(844 / 2 + 64);
});

journey("a dashboard's shortcuts are one row, in each language", async ({ page }) => {
  await become(page.context(), "calendarkeeper");
  for (const width of [390, 360])
    for (const locale of LOCALES) {
      await page.setViewportSize({ width, height: 640 });
      await choose(page, locale);
      await open(page, "/dashboard");
      const row = page.locator("nav", { has: page.locator("a[href='/dashboard/event/new']") });
      expect((await row.boundingBox())!.height, `${locale}, ${width}`).toBeLessThanOrEqual(48);
    }
});
