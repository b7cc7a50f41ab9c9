import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { fromNow, NOW } from "#test/support/clock";
import { journey } from "#test/support/journey";

const SCREEN = { width: 1920, height: 1080 };

const row = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const isDark = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-dark"));
const clock = (page: Page) => page.locator(".clock").innerText();

/** Moves the screen's clock on; its timers run once at the end, as on a device that slept. */
async function moveTo(page: Page, moment: Date): Promise<void> {
  await page.clock.fastForward(moment.getTime() - (await page.evaluate(() => Date.now())));
  await page.clock.runFor(11_000);
}

async function openScreen(page: Page, path = "/tv/bykirken"): Promise<void> {
  await page.setViewportSize(SCREEN);
  await page.goto(path);
  await expect.poll(() => clock(page)).toMatch(/^\d\d:\d\d$/);
}

describe("/tv/{organizer} for the foyer", () => {
  journey.override({ device: "desktop", expected: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] });

  journey(
    "shows what goes on and what comes by Norway's clock, in letters to be read at six metres",
    async ({ page }) => {
      await page.clock.install({ time: NOW });
      await openScreen(page);
      await expect.poll(() => clock(page)).toBe("12:00");
      await expect.poll(() => row(page, "Sommerleir").innerText()).toMatch(/^nå/i);
      await expect.poll(() => row(page, "Ungdomskveld").innerText()).toMatch(/^I morgen\s+19:00/);
      for (const [part, share] of [
        ["h2", 0.06],
        [".when b", 0.06],
        [".place", 0.04],
      ] as const) {
        const size = await page
          .locator(part)
          .first()
          .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
        expect(size / SCREEN.height, part).toBeGreaterThan(share);
      }
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  journey("writes the day in its own language, also in one that the browser does not know", async ({ page }) => {
    await page.clock.install({ time: NOW });
    await openScreen(page, "/tv/bykirken?lang=nn");
    await page.context().setOffline(true);
    await moveTo(page, fromNow({ days: 5 }));
    await expect.poll(() => page.locator(".date").innerText()).toMatch(/^tysdag 9\.\u00a0juni$/i);
  });

  journey("survives a night without network, dark after hours, and drops what has passed", async ({ page }) => {
    await page.clock.install({ time: NOW });
    await openScreen(page);
    await row(page, "Ungdomskveld").waitFor();
    await page.context().setOffline(true);

    await moveTo(page, fromNow({ hours: 11 }));
    await expect.poll(() => isDark(page), { message: "23:00" }).toBe(true);
    await moveTo(page, fromNow({ hours: 20 }));
    await expect.poll(() => isDark(page), { message: "08:00" }).toBe(false);
    await expect.poll(() => row(page, "Ungdomskveld").innerText()).toMatch(/^I dag/);
    expect(await page.locator(".fetched").innerText()).toMatch(/^Uten nett\. Sist hentet torsdag 4\. juni/);

    await moveTo(page, fromNow({ days: 1, hours: 8 }));
    await expect.poll(() => row(page, "Ungdomskveld").innerText()).toMatch(/^nå/i);
    await moveTo(page, fromNow({ days: 1, hours: 10, minutes: 5 }));
    await expect.poll(() => row(page, "Ungdomskveld").isVisible()).toBe(false);
    await moveTo(page, fromNow({ days: 2, hours: 1 }));
    await expect.poll(() => row(page, "Sommerleir").isVisible()).toBe(false);
    await row(page, "Gudstjeneste 1").first().waitFor();
  });

  journey("starts anew without network, with what it had last", async ({ page }) => {
    await page.clock.install({ time: NOW });
    await openScreen(page, "/tv/bykirken?dark=off");
    const kept = "samling-screen /tv/bykirken?dark=off";
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), kept)).toContain("Gudstjeneste 1");
    await page.evaluate((name) => {
      const html = localStorage.getItem(name)!.replace("Gudstjeneste 1<", "Fra i går kveld<");
      localStorage.setItem(
        name,
        html.replace(/data-made="(\d+)"/, (_, made) => `data-made="${Number(made) + 1000}"`),
      );
    }, kept);
    await page.context().setOffline(true);
    const again = await page.context().newPage();
    await again.clock.install({ time: NOW });
    await openScreen(again, "/tv/bykirken?dark=off");
    await row(again, "Fra i går kveld").waitFor();
    await page.context().setOffline(false);
    await again.clock.runFor(70_000);
    await expect.poll(() => row(again, "Fra i går kveld").count()).toBe(0);
    await row(again, "Gudstjeneste 1").first().waitFor();
  });
});

describe("the pictures of /tv/{organizer}", () => {
  journey.override({ device: "desktop", expected: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] });
  const picture = (page: Page) => page.locator(".arch img");

  journey(
    "are of what comes first, are there at night without network, and cost the list nothing",
    async ({ page }) => {
      await page.clock.install({ time: NOW });
      await openScreen(page);
      await picture(page).waitFor();
      const first = await picture(page).getAttribute("src");
      expect(first).toBe(await row(page, "Sommerleir").getAttribute("data-picture"));
      expect(await picture(page).getAttribute("alt")).toBe("");
      const clockBelow = await page.evaluate(() => {
        const [picture, clock] = [".arch img", ".clock"].map((name) => document.querySelector(name)!);
        return clock!.getBoundingClientRect().top >= picture!.getBoundingClientRect().bottom;
      });
      expect(clockBelow).toBe(true);
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await moveTo(page, fromNow({ hours: 11 }));
      await expect.poll(() => isDark(page)).toBe(true);
      expect(await picture(page).isVisible()).toBe(false);
      await moveTo(page, fromNow({ days: 2, hours: 1 }));
      await expect.poll(() => row(page, "Sommerleir").isVisible()).toBe(false);
      await picture(page).waitFor();
      expect(await picture(page).getAttribute("src")).toBe(
        await row(page, "Gudstjeneste 1").first().getAttribute("data-picture"),
      );
    },
  );

  journey("that cannot be fetched leave the clock alone, and come when there is network", async ({ page }) => {
    await page.clock.install({ time: NOW });
    await page.route(/\/(covers|images)\//, (route) => route.abort());
    await openScreen(page);
    await row(page, "Sommerleir").waitFor();
    expect(await picture(page).count()).toBe(0);
    await page.unroute(/\/(covers|images)\//);
    await moveTo(page, fromNow({ minutes: 6 }));
    await picture(page).waitFor();
  });
});

describe("the clock of /tv/{organizer}", () => {
  journey.override({ device: "desktop", expected: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] });
  const offset = (page: Page) => page.evaluate(() => Number(localStorage.getItem("samling-clock")));

  journey("is the server's where the device's is wrong, also when it starts without network", async ({ page }) => {
    await page.clock.install({ time: fromNow({ hours: -5, minutes: -7 }) });
    await openScreen(page);
    await expect.poll(() => clock(page)).toBe("12:00");
    await expect.poll(() => row(page, "Sommerleir").innerText()).toMatch(/^nå/i);
    expect(Math.round((await offset(page)) / 60_000)).toBe(5 * 60 + 7);
    await page.context().setOffline(true);
    await page.reload().catch(() => null);
    const again = await page.context().newPage();
    await again.clock.install({ time: fromNow({ hours: -4, minutes: -7 }) });
    await openScreen(again);
    await expect.poll(() => clock(again)).toBe("13:00");
  });

  journey("is the device's own where it is right to a minute or two, and soon after it was set", async ({ page }) => {
    await page.clock.install({ time: fromNow({ minutes: 2 }) });
    await openScreen(page);
    await page.waitForLoadState("networkidle");
    expect([await clock(page), await offset(page)]).toEqual(["12:02", 0]);
    await page.clock.setSystemTime(fromNow({ hours: 9 }));
    await page.clock.runFor(6_000);
    await expect.poll(() => clock(page)).toBe("12:00");
  });
});

describe("/tv/{organizer} where there is nothing to show yet", () => {
  journey.override({ device: "desktop", expected: [/\b(404|500)\b/] });

  journey("says so, and begins without anybody's hand", async ({ page }) => {
    await page.clock.install({ time: NOW });
    let isBack = false;
    await page.route("**/tv/bykirken", async (route) => {
      const answer = await route.fetch(
        isBack
          ? {}
          : {
              url: `${new URL(page.url() === "about:blank" ? route.request().url() : page.url()).origin}/tv/ingen-slik`,
            },
      );
      await route.fulfill({ response: answer });
    });
    await page.setViewportSize(SCREEN);
    await page.goto("/tv/bykirken");
    await page.getByRole("heading", { name: "Det er ingen skjerm på denne adressen akkurat nå." }).waitFor();
    await page.getByText("Den prøver igjen av seg selv").waitFor();
    await page.clock.runFor(61_000);
    expect(await clock(page).catch(() => null)).toBeNull();
    isBack = true;
    await page.clock.runFor(61_000);
    await row(page, "Ungdomskveld").waitFor();
    await page.unrouteAll({ behavior: "wait" });
  });
});

describe("/tv/{organizer} with network", () => {
  journey.override({ device: "desktop", expected: [/404/] });

  journey("refreshes itself every few minutes, and is emptied when its organizer is gone", async ({ page }) => {
    await page.clock.install({ time: NOW });
    await openScreen(page);
    await row(page, "Ungdomskveld").waitFor();
    await page.route("**/tv/bykirken", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("Ungdomskveld", "Ungdomskveld med gjester");
      await route.fulfill({ response: answer, body });
    });
    await moveTo(page, fromNow({ minutes: 6 }));
    await row(page, "Ungdomskveld med gjester").waitFor();
    await page.unroute("**/tv/bykirken");
    await page.route("**/tv/bykirken", (route) => route.fulfill({ status: 404, body: "" }));
    await moveTo(page, fromNow({ minutes: 12 }));
    await page.getByText("Ingenting står på planen akkurat nå.").waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("samling-screen /tv/bykirken");
    await page.unrouteAll({ behavior: "wait" });
  });

  journey("loads a new edition of itself, but not for ever", async ({ page }) => {
    let loads = 0;
    page.on("framenavigated", () => loads++);
    await page.clock.install({ time: NOW });
    await page.route("**/tv/bykirken", async (route) => {
      if (route.request().resourceType() === "document") return route.continue();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: (await answer.text()).replace("<style>", "<style>/* new */") });
    });
    await openScreen(page);
    await expect.poll(() => loads).toBe(2);
    await expect.poll(() => clock(page)).toBe("12:00");
    for (const minutes of [6, 12, 18]) await moveTo(page, fromNow({ minutes }));
    await row(page, "Ungdomskveld").waitFor();
    expect(loads).toBe(2);
    await page.unrouteAll({ behavior: "wait" });
  });
});
