import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { seeGroundUnderTiles } from "#test/support/ground-on-map";
import { journey, open } from "#test/support/journey";
import { PEOPLE } from "#test/support/journey-accounts";
import { band, keptOn, keptPages, openAndKeep, WITHOUT_NETWORK } from "#test/support/offline";
import { become, signIn } from "#test/support/people";

const CONCERT = "Kirkekonsert i lyse netter";
const heart = (page: Page) =>
  page
    .getByRole("button", { name: /Kirkekonsert i lyse netter/ })
    .and(page.locator("[aria-pressed]"))
    .locator("visible=true")
    .first();
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const tab = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name });

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) ?? "", key);

/** Icons of the page, and pictures above its first part, that can't be had. */
const missingPictures = (page: Page) =>
  page.evaluate(async () => {
    const icons = [...document.querySelectorAll("[data-fact]")].map(
      (icon) => /url\("(.*?)"\)/.exec(getComputedStyle(icon).maskImage)![1]!,
    );
    const pictures = [...document.querySelectorAll<HTMLImageElement>("header img, picture img")].map(
      ({ currentSrc }) => currentSrc,
    );
    const has = (address: string) =>
      fetch(address, { cache: "reload" }).then(
        ({ ok }) => ok,
        () => false,
      );
    const wanted = [...new Set([...icons, ...pictures])];
    const found = await Promise.all(wanted.map(has));
    return wanted.filter((_, nth) => !found[nth]);
  });

async function save(page: Page): Promise<void> {
  await open(page, "/event/kirkekonsert");
  await heart(page).click();
  await expect.poll(() => heart(page).getAttribute("aria-pressed")).toBe("true");
}

/** Opens a page, and returns what kinds of orders it has given its worker after `more` seconds. */
async function opensAndTells(page: Page, path: string): Promise<(more: number) => Promise<string[]>> {
  await page.clock.install();
  await open(page, path);
  await page.evaluate(() => {
    const told: string[] = [];
    const { postMessage } = ServiceWorker.prototype as { postMessage(message: { kind: string }): void };
    ServiceWorker.prototype.postMessage = function (message: { kind: string }) {
      told.push(message.kind);
      postMessage.call(this, message);
    };
    Object.assign(window, { told });
  });
  return async (more) => {
    await page.clock.fastForward(more * 1000);
    return page.evaluate(() =>
      navigator.serviceWorker.ready.then(() => (window as unknown as { told: string[] }).told),
    );
  };
}

describe("without a network", () => {
  journey.override({
    serviceWorkers: "allow",
    expected: [...WITHOUT_NETWORK, /^console error: Error loading favorites/, /duplicate view-transition-name/],
  });

  journey(
    "the last lists are shown as they were, with an honest band; another page says what is at hand, and opens by itself",
    async ({ page, context }) => {
      await openAndKeep(page, "/");
      await open(page, "/helgen");
      await open(page, "/?near=R%C3%B8ros");
      await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(["/", "/helgen", "/?near=R%C3%B8ros"]));
      expect(await band(page).innerText()).toBe("");
      await context.setOffline(true);
      for (const [path, title] of [
        ["/helgen", /Helgen/],
        ["/?near=R%C3%B8ros", "Finn arrangementer i nærheten"],
        ["/?here=1", "Finn arrangementer i nærheten"],
      ] as const) {
        await open(page, path);
        await heading(page, title).waitFor();
        await expect.poll(() => band(page).innerText()).toMatch(/^Frakoblet · Vist slik det var i dag \d\d:\d\d$/);
      }
      await page.goto("/organizer/fjellkirken");
      await heading(page, "Frakoblet").waitFor();
      await page.getByRole("link", { name: /Arrangementer nær Røros/ }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await axeFindings(page)).toEqual([]);
      await context.setOffline(false);
      await heading(page, "Fjellkirken").waitFor();
      expect(new URL(page.url()).pathname).toBe("/organizer/fjellkirken");
      await expect.poll(() => band(page).innerText()).toBe("");
    },
  );

  journey(
    "a saved event has its page, picture and map, and Favoritter its list; in the running app too; without the heart they go",
    async ({ page, context }) => {
      await open(page, "/organizer/fjellkirken");
      await page
        .getByRole("button", { name: /^Følg Fjellkirken/ })
        .locator("visible=true")
        .click();
      await save(page);
      await openAndKeep(page, "/", ["/event/kirkekonsert", "/organizer/fjellkirken", "/favorites"]);
      await expect
        .poll(
          async () => (await keptOn(page))["samling-pictures"]?.filter((path) => path.startsWith("/tiles/15/")).length,
        )
        .toBe(9);
      await expect
        .poll(async () =>
          (await keptOn(page))["samling-ground"]?.map((path) => /\d+(?=-\d+-\d+\.json$)/.exec(path)?.[0]),
        )
        .toEqual(expect.arrayContaining(["0", "5", "7", "9"]));
      await context.setOffline(true);
      await open(page, "/event/kirkekonsert");
      await heading(page, CONCERT).waitFor();
      const picture = page.locator("picture img").first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await missingPictures(page)).toEqual([]);
      await page.getByRole("region", { name: /Kart/ }).scrollIntoViewIfNeeded();
      await expect
        .poll(() => page.locator("img.leaflet-tile-loaded").evaluateAll((tiles) => tiles.length))
        .toBeGreaterThan(0);
      await seeGroundUnderTiles(page);
      await tab(page, "Favoritter").click();
      await page.getByRole("link", { name: CONCERT }).first().waitFor();
      await page.getByRole("heading", { name: "Fra menigheter du følger" }).waitFor();
      await page.getByText(/^Vist slik det var i dag \d\d:\d\d/).waitFor();
      await page.getByRole("button", { name: "Legg alle i kalenderen" }).click();
      await page.getByText("Du er uten nett, så filen til kalenderen kan ikke hentes nå.").waitFor();
      await page.getByRole("link", { name: CONCERT }).first().click();
      await heading(page, CONCERT).waitFor();
      await heart(page).click();
      await context.setOffline(false);
      await expect.poll(() => keptPages(page), { timeout: 30_000 }).not.toContain("/event/kirkekonsert");
      const pictures = (await keptOn(page))["samling-pictures"] ?? [];
      expect(pictures.filter((path) => path.startsWith("/tiles/"))).toEqual([]);
    },
  );

  journey(
    "the hearts of an account are as they were, and what is pressed is said and not kept; signing out leaves nothing",
    async ({ page, context }) => {
      await signIn(page, PEOPLE.third);
      await page.waitForURL((url) => url.pathname !== "/login");
      const saved = page.waitForResponse((response) => response.request().method() === "POST");
      await save(page);
      await saved;
      await openAndKeep(page, "/", ["/event/kirkekonsert"]);
      await expect.poll(() => stored(page, "samling:account")).toContain("kirkekonsert");
      // Where no list of the account's is loaded, what is kept of it stays.
      const list = await opensAndTells(page, "/");
      await expect.poll(() => list(3)).toContain("keep");
      const dashboard = await opensAndTells(page, "/dashboard");
      for (const more of [3, 3, 3]) expect(await dashboard(more)).not.toContain("keep");
      await context.setOffline(true);
      await open(page, "/event/kirkekonsert");
      await heading(page, CONCERT).waitFor();
      await expect.poll(() => heart(page).getAttribute("aria-pressed")).toBe("true");
      const sent: string[] = [];
      context.on("request", (request) => {
        if (request.method() === "POST" && request.url().endsWith("/api/favorites")) sent.push(request.postData()!);
      });
      await heart(page).click();
      await page.getByRole("status").getByText("Du er uten nett, så hjertet står som det sto.").waitFor();
      expect(await heart(page).getAttribute("aria-pressed")).toBe("true");
      expect(await axeFindings(page)).toEqual([]);
      await context.setOffline(false);
      await open(page, "/event/kirkekonsert");
      await expect.poll(() => heart(page).getAttribute("aria-pressed")).toBe("true");
      expect(sent).toEqual([]);
      const removed = page.waitForResponse((response) => response.url().endsWith("/api/favorites"));
      await heart(page).click();
      await removed;
      await open(page, "/settings");
      await page.getByRole("button", { name: "Logg ut" }).first().click();
      await page.waitForURL((url) => url.pathname === "/");
      const names = await page.evaluate(() => Object.keys(localStorage));
      expect(names.filter((name) => /account|kept/.test(name))).toEqual([]);
      await expect.poll(() => keptPages(page)).not.toContain("/event/kirkekonsert");
    },
  );

  journey(
    "who was signed in sees everybody's copies alone, and no page of their own is on the device",
    async ({ page, context }) => {
      await become(context, "owner");
      await openAndKeep(page, "/");
      for (const path of [
        "/dashboard",
        "/settings",
        "/settings/account",
        "/event/kirkekonsert",
        "/organizer/fjellkirken",
      ])
        await open(page, path);
      await open(page, "/helgen");
      await expect.poll(() => keptPages(page)).toContain("/helgen");
      const kept = await page.evaluate(async () => {
        const cache = await caches.open("samling-pages");
        const pages = [];
        for (const request of await cache.keys()) {
          const response = (await cache.match(request))!;
          pages.push({
            path: new URL(request.url).pathname,
            mark: response.headers.get("X-Public-Copy"),
            text: await response.text(),
          });
        }
        return pages;
      });
      expect(kept.length).toBeGreaterThanOrEqual(4);
      expect(kept.filter(({ mark }) => !Number(mark))).toEqual([]);
      expect(kept.filter(({ path }) => /dashboard|settings\/|account|admin/.test(path))).toEqual([]);
      const account = JSON.parse(await stored(page, "samling:account")) as { id: string };
      for (const own of [account.id, PEOPLE.owner, 'action="/logout"'])
        expect(kept.filter(({ text }) => text.includes(own)).map(({ path }) => path)).toEqual([]);
      await context.setOffline(true);
      await open(page, "/settings");
      await heading(page, "Tilpass din opplevelse").waitFor();
      await expect.poll(() => page.getByText("Du er ikke logget inn").count()).toBe(0);
    },
  );
});
