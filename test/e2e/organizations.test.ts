import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

describe("a search that typing was about to begin", () => {
  journey.for([
    ["/organizations", "Søk etter menigheter", "/organizer/"],
    ["/", "Søk etter arrangementer", "/event/"],
  ] as const)(
    "leads nobody back to %s from the page that was chosen meanwhile",
    async ([path, field, chosen], { page }) => {
      await page.clock.install();
      await open(page, path);
      const link = page.getByRole("main").locator(`a[href^="${chosen}"]`).first();
      const target = (await link.getAttribute("href"))!;
      await page.route(`**${target}.data*`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await page.getByRole("searchbox", { name: field }).fill("f");
      await link.click();
      await page.clock.resume();
      await page.waitForURL(`**${target}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(target);
    },
  );
});

describe("a list whose search is answered under a press", () => {
  journey.override({ device: "desktop" });
  journey("stays until the press has led to what was pressed", async ({ page }) => {
    await page.clock.install();
    await open(page, "/organizations");
    const links = page.getByRole("main").locator('a[href^="/organizer/"]');
    const listed = () => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const before = await listed();
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\.data\?.*q=finnesikke/, async (route) => {
      await pressed;
      await route.continue();
    });
    await links.first().hover();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.getByRole("searchbox", { name: "Søk etter menigheter" }).fill("finnesikke");
    await page.clock.runFor(400);
    await page.mouse.down();
    answer();
    // The page's own time stands still meanwhile.
    await page.waitForTimeout(500);
    expect(await listed()).toEqual(before);
    await page.mouse.up();
    await page.clock.resume();
    await page.waitForURL(`**${before[0]}`);
  });

  journey("and the front page's makes no room for what is to come", async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    const link = page.getByRole("main").locator('a[href^="/event/"]').first();
    const target = (await link.getAttribute("href"))!;
    await page.route(/\.data\?.*q=finnesikke/, () => {});
    await link.hover();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.getByRole("searchbox", { name: "Søk etter arrangementer" }).fill("finnesikke");
    await page.mouse.down();
    const asked = page.waitForRequest(/\.data\?.*q=finnesikke/);
    await page.clock.runFor(400);
    await asked;
    await page.waitForTimeout(200);
    await page.mouse.up();
    await page.clock.resume();
    await page.waitForURL(`**${target}`);
  });
});

describe("organizations", () => {
  journey("search → congregation → follow → favourites", async ({ page }) => {
    await open(page, "/organizations");
    await page.getByText(/^\d+ menigheter$/).waitFor();
    await page.getByRole("searchbox", { name: "Søk etter menigheter" }).fill("fjell");
    await page.getByText("1 menighet", { exact: true }).first().waitFor();
    await page.getByRole("link", { name: /Fjellkirken menighet/ }).click();

    await page.waitForURL("/organizer/fjellkirken");
    await page.getByRole("heading", { level: 1, name: "Fjellkirken menighet" }).waitFor();
    await page.getByRole("link", { name: /72 00 00 00/ }).waitFor();
    await page
      .getByRole("link", { name: /Kirkekonsert i lyse netter/ })
      .first()
      .waitFor();
    await page
      .getByRole("button", { name: /Følg Fjellkirken menighet/ })
      .first()
      .click();

    await open(page, "/favorites");
    await page.getByRole("heading", { name: "Fra menigheter du følger" }).waitFor();
    await page.getByRole("link", { name: /Kirkekonsert i lyse netter/ }).waitFor();
  });

  journey("none found says so", async ({ page }) => {
    await open(page, "/organizations?q=finnesikke");
    await page.getByText("Ingen menigheter funnet").waitFor();
    await page.getByText("Prøv å justere søket ditt").waitFor();
  });

  journey("near me: the position is asked for by a press, rounded, and left again", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 62.57468, longitude: 11.38417 });
    await open(page, "/organizations");
    await page.getByRole("button", { name: "Nær meg" }).click();
    await page.waitForURL(/lat=62\.57&lng=11\.38/);
    await page.getByText(/^De nærmeste først, innen 50 km fra /).waitFor();
    await page.getByText("1 menighet", { exact: true }).waitFor();
    await page.getByRole("link", { name: /Fjellkirken menighet/ }).waitFor();
    await page.getByText(/^\d00\sm$/).waitFor();
    await page.getByRole("link", { name: "Ta bort sted" }).click();
    await page.getByText(/^\d+ menigheter$/).waitFor();
    expect(new URL(page.url()).searchParams.has("lat")).toBe(false);
  });

  journey("near me: a position that is refused is said, and the list stays", async ({ page }) => {
    await open(page, "/organizations");
    await page.getByRole("button", { name: "Nær meg" }).click();
    await page.getByText("Vi fikk ikke tak i posisjonen din. Skriv et sted i stedet.").waitFor();
    await page.getByRole("link", { name: /Fjellkirken menighet/ }).waitFor();
  });

  describe("on a map", () => {
    journey.override({ device: "desktop" });

    journey("stand where they are, with the list beside it", async ({ page }) => {
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
      await open(page, "/organizations");
      expect(loaded.filter((path) => /tiles|map[.-]|leaflet/.test(path))).toEqual([]);
      await page.getByRole("link", { name: "Kart" }).click();
      const marks = page.locator(".map-number span, .map-place");
      await marks.first().waitFor();
      await page.waitForURL(/bbox=/);
      const heading = page.getByRole("heading", { level: 2, name: /Menigheter/ });
      const inList = async () => Number(/(\d+) menighet/.exec((await heading.textContent()) ?? "")?.[1]);
      const onMap = async () =>
        (await marks.evaluateAll((all) => all.map((mark) => Number(mark.textContent || 1)))).reduce((a, b) => a + b, 0);
      await expect.poll(async () => (await onMap()) === (await inList())).toBe(true);
      await page.getByRole("link", { name: /Fjellkirken menighet/ }).focus();
      await page.locator(".is-pointed").first().waitFor();
      await page.getByRole("searchbox", { name: "Søk etter menigheter" }).fill("fjell");
      await expect.poll(inList).toBe(1);
      await expect.poll(onMap).toBe(1);
      await page.locator(".map-place").click();
      await page.locator(".leaflet-popup a", { hasText: "Fjellkirken menighet" }).waitFor();
    });
  });
});
