import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { fromNow, NOW } from "#test/support/clock";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";

const SCREEN = { width: 1920, height: 1080 };

const row = (page: Page, title: string) => page.locator(".days li li").filter({ hasText: title }).first();
const clock = (page: Page) => page.locator(".clock").innerText();
const isSeen = (page: Page) => page.locator("h1").isVisible();

/** Moves the screen's clock on; its timers run once at the end, as on a device that slept. */
async function moveTo(page: Page, moment: Date): Promise<void> {
  await page.clock.fastForward(moment.getTime() - (await page.evaluate(() => Date.now())));
  await page.clock.runFor(6_000);
}

async function openScreen(page: Page, path = "/tv/bykirken"): Promise<void> {
  await page.clock.install({ time: NOW });
  await page.setViewportSize(SCREEN);
  await page.goto(path);
  await expect.poll(() => clock(page)).toMatch(/^\d\d:\d\d$/);
}

describe("/tv/{organizer} for the foyer", () => {
  journey.override({ device: "desktop", expected: [/ERR_INTERNET_DISCONNECTED/, /\b(404|500)\b/] });

  journey("shows what goes on and what comes, in letters to be read at six metres, each whole", async ({ page }) => {
    await openScreen(page);
    await expect.poll(() => clock(page)).toBe("12:00");
    expect(await row(page, "Sommerleir").innerText()).toMatch(/^Pågår/);
    for (const [part, share] of [
      [".days b", 0.06],
      [".time", 0.06],
      [".days li small", 0.04],
    ] as const) {
      const size = await page
        .locator(part)
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      expect(size / SCREEN.height, part).toBeGreaterThan(share);
    }
    const edges = await page
      .locator(".days li li")
      .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect()).filter(({ left }) => left < innerWidth));
    const foot = await page.locator(".days").evaluate((days) => days.getBoundingClientRect().bottom);
    expect(edges.length).toBeGreaterThan(2);
    expect(edges.filter(({ right, bottom }) => right > SCREEN.width || bottom > foot + 1)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  });

  journey(
    "keeps what it shows without network, is dark after hours, and has what is new afterwards",
    async ({ page }) => {
      await openScreen(page);
      await page.context().setOffline(true);
      await moveTo(page, fromNow({ hours: 11 }));
      await expect.poll(() => isSeen(page), { message: "23:00" }).toBe(false);
      const said = page.getByText("Mørk fra 22 til 07");
      await said.waitFor();
      await moveTo(page, fromNow({ hours: 11, minutes: 1 }));
      await expect.poll(() => said.isVisible(), { message: "half a minute later" }).toBe(false);
      await page.keyboard.press("Enter");
      await expect.poll(() => isSeen(page), { message: "after a press" }).toBe(true);
      await moveTo(page, fromNow({ hours: 11, minutes: 7 }));
      await expect.poll(() => isSeen(page), { message: "dark again" }).toBe(false);
      await moveTo(page, fromNow({ hours: 20 }));
      await expect.poll(() => isSeen(page), { message: "08:00" }).toBe(true);
      expect(await clock(page)).toBe("08:00");
      expect(await row(page, "Ungdomskveld").isVisible()).toBe(true);
      await page.route("**/tv/bykirken", async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replaceAll("Ungdomskveld", "Ungdomskveld med gjester");
        await route.fulfill({ response: answer, body });
      });
      await page.context().setOffline(false);
      await row(page, "Ungdomskveld med gjester").waitFor();
      await page.unrouteAll({ behavior: "wait" });
    },
  );

  journey("starts anew without network, with what it had last", async ({ page }) => {
    await openScreen(page, "/tv/bykirken?dark=off&lang=nn");
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    const again = await page.context().newPage();
    await openScreen(again, "/tv/bykirken?dark=off&lang=nn");
    await row(again, "Ungdomskveld").waitFor();
    expect(await again.locator("html").getAttribute("lang")).toBe("nn");
  });

  journey(
    "stays when the server fails, is emptied when its organizer is gone, and begins again by itself",
    async ({ page }) => {
      await openScreen(page);
      await page.route("**/tv/bykirken", (route) => route.fulfill({ status: 500, body: "" }));
      await moveTo(page, fromNow({ minutes: 6 }));
      expect(await row(page, "Ungdomskveld").isVisible()).toBe(true);
      await page.unrouteAll({ behavior: "wait" });
      await page.route("**/tv/bykirken", async (route) => {
        const { origin } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: `${origin}/tv/ingen-slik` }) });
      });
      await moveTo(page, fromNow({ minutes: 12 }));
      await page.getByRole("heading", { name: "Dette finnes ikke lenger på Samling." }).waitFor();
      await page.unrouteAll({ behavior: "wait" });
      await moveTo(page, fromNow({ minutes: 18 }));
      await row(page, "Ungdomskveld").waitFor();
    },
  );

  journey("is chosen on the team's page, hours and language, and kept in its address", async ({ page, context }) => {
    await become(context, "owner");
    await page.clock.install({ time: NOW });
    await open(page, "/dashboard/paper");
    await page.getByText("Skjerm i våpenhuset").click();
    await page.getByLabel("Mørk").selectOption("23-06");
    await page.getByLabel("Språk på skjermen").selectOption("en");
    await page.locator("[data-row=screen]").getByRole("button", { name: "Vis" }).click();
    await page.waitForURL(/dark=23-06/);
    await page.getByRole("link", { name: "Åpne skjermen" }).click();
    await page.waitForURL(/\/tv\/bykirken\?dark=23-06&lang=en$/);
    await expect.poll(() => clock(page)).toMatch(/^\d\d:\d\d$/);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
  });
});
