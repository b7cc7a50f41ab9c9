import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

const OSLO = { latitude: 59.9139, longitude: 10.7522 };
const LINK_TO_RØROS = "/?lat=62.57&lng=11.38";

const leaveOn = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("samling:location", JSON.stringify({ isOn: true, radiusKm: 50 })));
const openFilters = (page: Page) => page.locator("summary", { hasText: "Filtre" }).click();
/** Opens where the search is around, with what leads away from there. */
const chip = (page: Page, where: string) =>
  page.getByRole("navigation", { name: "Hurtigvalg" }).getByRole("button", { name: `${where} · 50 km`, exact: true });
const here = (page: Page) => chip(page, "Nær dette stedet");
const hereInFilters = (page: Page) => page.getByRole("link", { name: /^Nær dette stedet \(Røros\)/ });
const showAll = (page: Page) => page.getByRole("link", { name: "Vis alle", exact: true });
const own = (page: Page) => page.getByText("Viser arrangementer innen 50 km fra din posisjon");

describe("a position in the address", () => {
  journey("is «dette stedet» with the nearest place's name, in all that is said of it", async ({ page }) => {
    await open(page, LINK_TO_RØROS);
    await page.getByText("Viser arrangementer innen 50 km, nær dette stedet (Røros)").waitFor();
    await here(page).waitFor();
    await page
      .getByText(/^\d00\sm fra dette stedet/)
      .first()
      .waitFor();
    expect(await page.title()).toBe("Arrangementer nær Røros – Samling");
    expect(await page.locator("meta[property='og:title']").getAttribute("content"), "as it is shared").toBe(
      "Arrangementer nær Røros – Samling",
    );
    await openFilters(page);
    await page.getByRole("group", { name: "Avstand fra dette stedet" }).waitFor();
    await hereInFilters(page).waitFor();
    await page.getByRole("button", { name: "Bruk min posisjon" }).waitFor();
    await expect
      .poll(() => page.getByRole("main").textContent())
      .not.toMatch(/fra din posisjon|Bruker din posisjon|fra deg/);
  });

  journey.for([390, 360])(
    "is whole on a phone %i px wide, and so is what leads to the own one behind it",
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, LINK_TO_RØROS);
      await here(page).click();
      for (const button of [here(page), page.getByRole("button", { name: "Bruk min posisjon" })]) {
        const { x, width: wide } = (await button.boundingBox())!;
        expect(x + wide).toBeLessThanOrEqual(width);
      }
    },
  );

  journey("wins over «nær meg» that was left on, and the chip says so", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(OSLO);
    await leaveOn(page);
    await open(page, LINK_TO_RØROS);
    await here(page).click();
    await page.getByRole("button", { name: "Bruk min posisjon" }).click();
    await page.waitForURL(/lat=59\.91&lng=10\.75/);
    await own(page).waitFor();
    await page.getByRole("link", { name: /^Bruker din posisjon/ }).waitFor();
    await chip(page, "Nær meg").waitFor();
    await page.goBack();
    await here(page).waitFor();
    await expect.poll(() => own(page).count()).toBe(0);
  });

  journey("is the device's own again where it is found there anew, and only there", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(OSLO);
    await open(page, "/?lat=59.91&lng=10.75");
    await page.getByText("nær dette stedet (Oslo)").first().waitFor();
    await leaveOn(page);
    await page.reload();
    await own(page).waitFor();
    await page.getByText("fra deg").first().waitFor({ state: "attached" });
  });

  journey("can be left without turning «nær meg» off", async ({ page, context }) => {
    await context.clearPermissions();
    await leaveOn(page);
    await open(page, LINK_TO_RØROS);
    await here(page).click();
    await hereInFilters(page).click();
    await page.getByText("Utforsk gudstjenester, konserter, konferanser og mer").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("samling:location"))).toContain('"isOn":true');
  });
});

describe("a radius without a position", () => {
  journey("asks for the place, and is never lit together with «Vis alle»", async ({ page }) => {
    await open(page, "/");
    await openFilters(page);
    const all = showAll(page);
    await expect.poll(() => all.getAttribute("aria-current")).toBe("true");
    await expect.poll(() => page.locator("input[name=radius_km]:checked").count()).toBe(0);

    await page.getByRole("radio", { name: "25 km" }).click();
    const field = page.getByLabel("Nær hvor?");
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText("Skriv et sted, så viser vi det som skjer innen 25 km.").waitFor();
    await expect.poll(() => page.getByRole("radio", { name: "25 km" }).isChecked()).toBe(true);
    await expect.poll(() => all.getAttribute("aria-current")).toBeNull();
    await page.getByRole("button", { name: "Vis treff" }).click();
    await expect.poll(() => field.isVisible()).toBe(false);

    await openFilters(page);
    await all.click();
    await page.getByLabel("Nær sted").waitFor();
    await expect.poll(() => page.locator("input[name=radius_km]:checked").count()).toBe(0);
    await expect.poll(() => all.getAttribute("aria-current")).toBe("true");

    await page.getByRole("radio", { name: "25 km" }).click();
    await field.fill("Røros");
    await field.press("Enter");
    await page.getByText("Viser arrangementer innen 25 km fra Røros").waitFor();
    await page.getByRole("group", { name: "Avstand fra Røros" }).waitFor();
    await expect.poll(() => all.getAttribute("aria-current")).toBeNull();
  });

  describe("without scripts", () => {
    journey.override({ javaScriptEnabled: false, expected: [/^failed request \(csp\)/] });

    journey("asks for the place too", async ({ page }) => {
      await page.goto("/");
      await openFilters(page);
      await page.getByRole("radio", { name: "25 km" }).check();
      await page.getByRole("button", { name: "Vis treff" }).click();
      await page.getByLabel("Nær hvor?").fill("Røros");
      await page.getByRole("button", { name: "Vis treff" }).click();
      await page.getByText("Viser arrangementer innen 25 km fra Røros").waitFor();
    });
  });
});

describe("the place that was named", () => {
  journey(
    "is remembered on the device, offered when it is left, and forgotten when told",
    async ({ page, context }) => {
      await open(page, "/");
      await openFilters(page);
      await page.getByLabel("Nær sted").fill("roros");
      await page.getByLabel("Nær sted").press("Enter");
      await page.getByText("Denne enheten husker Røros.").waitFor();

      const next = await context.newPage();
      await open(next, "/");
      await next.getByText("Viser arrangementer innen 50 km fra Røros").waitFor();
      await chip(next, "Røros").click();
      await showAll(next).click();
      await next.getByText("Utforsk gudstjenester, konserter, konferanser og mer").waitFor();
      await open(next, "/");
      await next.getByRole("button", { name: "Sted", exact: true }).click();
      await next.getByRole("link", { name: "Nær Røros" }).click();
      await next.getByText("Viser arrangementer innen 50 km fra Røros").waitFor();

      await next.getByRole("button", { name: "Glem stedet" }).click();
      await expect.poll(() => next.getByText("Denne enheten husker").count()).toBe(0);
      expect(await next.evaluate(() => localStorage.getItem("samling:location"))).not.toContain("Røros");
      const last = await context.newPage();
      await open(last, "/");
      await last.getByRole("button", { name: "Sted", exact: true }).click();
      await showAll(last).waitFor();
      await expect.poll(() => last.getByRole("link", { name: "Nær Røros" }).count()).toBe(0);
      expect(new URL(last.url()).search).toBe("");
    },
  );

  journey("of somebody else's link is not", async ({ page }) => {
    await open(page, "/?near=R%C3%B8ros");
    await page.getByText("Viser arrangementer innen 50 km fra Røros").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("samling:location"))).toBeNull();
  });
});

describe.for(["phone", "desktop"] as const)("filters on a %s", (device) => {
  journey.override({ device });

  journey("survive a walk through the tabs, and the name at the top begins anew", async ({ page }) => {
    const tab = (name: string) =>
      page.getByRole("navigation", { name: "Hovedmeny" }).getByRole("link", { name }).locator("visible=true");
    await open(page, "/?type=concert&near=R%C3%B8ros");
    for (const name of ["Menigheter", "Favoritter", "Innstillinger"]) {
      await tab(name).click();
      await tab(name).and(page.locator("[aria-current=page]")).waitFor();
    }
    await page.reload();
    await page.waitForFunction(() => document.querySelector("nav a[href*='type=concert']"));
    await tab("Arrangementer").click();
    await page.waitForURL(/\/\?type=concert&near=R%C3%B8ros/);
    await page.getByRole("heading", { name: /\(1 arrangement\)/ }).waitFor();

    await page.getByRole("link", { name: "Samling", exact: true }).click();
    await page.getByText("Utforsk gudstjenester, konserter, konferanser og mer").waitFor();
    await tab("Menigheter").click();
    await page.getByRole("heading", { level: 1, name: "Menigheter" }).waitFor();
    await tab("Arrangementer").click();
    await page.getByText("Utforsk gudstjenester, konserter, konferanser og mer").waitFor();
  });
});
