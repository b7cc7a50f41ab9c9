import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

/** Returns the script files that a document has loaded. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname.split("/").at(-1)!)
      .filter((name) => name.endsWith(".js")),
  );

describe("settings", () => {
  journey("are chosen one section at a time, kept on the device, and hold everywhere", async ({ page }) => {
    await open(page, "/settings");
    await page.getByRole("heading", { name: "Tilpass din opplevelse" }).waitFor();
    await choose("Utseende", "Mørk");
    await expect.poll(() => page.locator("details[open]").count()).toBe(0);
    await page.locator("html[data-theme=dark]").waitFor();
    await choose("Tidsformat", "12-timer");
    await choose("Språk", "English");
    await page.locator("html[lang=en]").waitFor();
    await page.getByRole("heading", { name: "Make it yours" }).waitFor();

    await open(page, "/event/kirkekonsert");
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page
      .getByText(/7:00 PM/)
      .first()
      .waitFor();

    async function choose(section: string, option: string) {
      await page.locator("summary", { hasText: section }).click();
      await page.getByRole("button", { name: option }).click();
    }
  });

  journey("one chosen before the one before is answered ends its request, and brings both", async ({ page }) => {
    await open(page, "/settings");
    await page.route(
      (url) => url.pathname.startsWith("/settings"),
      async (route) => {
        if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue().catch(() => undefined);
      },
    );
    for (const [section, option] of [
      ["Tidsformat", "12-timer"],
      ["Utseende", "Mørk"],
    ] as const) {
      await page.locator("summary", { hasText: section }).click();
      await page.getByRole("button", { name: option }).click();
    }
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === "samling_preferences")?.value)
      .toBe("dark.-.12h");
  });

  journey("another language is another document, of which nothing comes in the language before", async ({ page }) => {
    await open(page, "/");
    const norwegian = new Set(await scriptsOf(page));
    await open(page, "/settings");
    await page.locator("summary", { hasText: "Språk" }).click();
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("heading", { name: "Make it yours" }).waitFor();
    await page.getByRole("link", { name: "Events", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "Find events near you" }).waitFor();
    const ofThisPage = ["home-en-", "pages-en-", "frame-en-"];
    const unloaded = async () => {
      const loaded = await scriptsOf(page);
      return ofThisPage.filter((start) => !loaded.some((name) => name.startsWith(start)));
    };
    await expect.poll(unloaded).toEqual([]);
    const english = await scriptsOf(page);
    // Files without texts may be the same in both languages.
    for (const name of english.filter((one) => norwegian.has(one))) {
      const script = await page.request.get(`/assets/${name}`);
      expect([name, await script.text()]).toEqual([
        name,
        expect.not.stringMatching(/[æøå]|[a-z] [a-z]+ [a-z]+ [a-z]/i),
      ]);
    }
  });

  journey(
    "a page stays in its language when another tab has chosen another, until it is loaded anew",
    async ({ page }) => {
      await open(page, "/");
      await page.context().addCookies([{ name: "samling_preferences", value: "dark.en.24h", url: page.url() }]);
      await page.getByRole("link", { name: "Menigheter" }).first().click();
      await page.getByRole("heading", { level: 1, name: "Menigheter" }).waitFor();
      await page.getByRole("link", { name: "Innstillinger" }).first().click();
      await page.locator("html[lang=nb]").waitFor();
      await page.getByRole("heading", { name: "Tilpass din opplevelse" }).waitFor();
      await page.locator("summary", { hasText: "Tidsformat" }).click();
      await page.getByRole("button", { name: "12-timer" }).click();
      await expect
        .poll(async () => (await page.context().cookies()).find(({ name }) => name === "samling_preferences")?.value)
        .toBe("dark.en.12h");
      await page.getByRole("heading", { name: "Tilpass din opplevelse" }).waitFor();
      await page.reload();
      await page.getByRole("heading", { name: "Make it yours" }).waitFor();
    },
  );

  journey("the system's theme is followed live", async ({ page }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/");
    const light = await ground();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(ground).not.toBe(light);
  });
});

describe("an English browser", () => {
  journey.override({ language: "en-GB", expected: [/ERR_INTERNET_DISCONNECTED/] });

  journey("reads the same page in English by one press, which waits for the network", async ({ page, context }) => {
    await open(page, "/helgen?near=Oslo&radius_km=25");
    const offer = page.getByRole("region", { name: "Samling is in English, too." });
    await offer.waitFor();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const name = (await page.getByRole("banner").getByText("Samling").boundingBox())!;
      const pill = (await offer.boundingBox())!;
      const isBeside = name.x + name.width <= pill.x || name.y + name.height <= pill.y;
      expect(isBeside, `covers no name at ${width}`).toBe(true);
    }
    // The form's route is loaded after the page.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await offer.getByRole("button", { name: "Read in English" }).click();
    await offer.getByRole("alert").waitFor();
    await context.setOffline(false);
    await offer.getByRole("button", { name: "Read in English" }).click();
    await page.locator("html[lang=en]").waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/helgen?near=Oslo&radius_km=25");
    await open(page, "/");
    expect(await offer.count()).toBe(0);
  });
});
