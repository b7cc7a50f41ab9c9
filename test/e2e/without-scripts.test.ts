import { describe, expect } from "vitest";
import { journey } from "#test/support/journey";

describe("without JavaScript", () => {
  journey.override({ javaScriptEnabled: false, expected: [/^failed request \(csp\)/] });

  journey("search, filters, paging and pages work as plain forms and links", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("searchbox").fill("gudstjeneste");
    await page.getByRole("searchbox").press("Enter");
    await page.getByRole("heading", { name: /\(41 arrangementer\)/ }).waitFor();
    await page.getByRole("link", { name: "Vis flere" }).click();
    await page.getByRole("link", { name: /Gudstjeneste 40/ }).waitFor();

    await page.goto("/");
    await page.locator("summary", { hasText: "Filtre" }).click();
    await page.getByRole("checkbox", { name: "Konsert" }).check();
    await page.getByLabel("Nær sted").fill("Røros");
    await page.getByRole("button", { name: "Vis treff" }).click();
    await page.getByText("Viser arrangementer innen 50 km fra Røros").waitFor();
    await page.getByRole("link", { name: /Kirkekonsert i lyse netter/ }).click();
    await page.getByRole("heading", { level: 1, name: "Kirkekonsert i lyse netter" }).waitFor();
    await page
      .getByRole("link", { name: /Fjellkirken menighet/ })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "Fjellkirken menighet" }).waitFor();
  });

  journey("the list beside the map that is not there stands whole", async ({ page }) => {
    await page.goto("/?view=map");
    await page.getByText("Kartet trenger JavaScript. Listen har det samme.").waitFor();
    await page.locator("article").first().waitFor({ state: "visible" });
    expect(await page.locator(".leaflet-container").count()).toBe(0);
    expect(await page.getByText("Henter kartet").isVisible()).toBe(false);
    expect(await page.getByRole("main").innerText()).not.toContain("i kartutsnittet");
    const heading = page.getByRole("heading", { level: 2, name: /^Kommende arrangementer/ });
    const cut = await heading.evaluate((element) => {
      const around = [];
      for (let one = element.parentElement; one; one = one.parentElement) around.push(getComputedStyle(one));
      return around.filter(({ overflow, borderRadius }) => overflow !== "visible" && borderRadius !== "0px").length;
    });
    expect(cut).toBe(0);
  });

  journey("the way to English stands in the bar of the first page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await page.locator("html[lang=en]").waitFor();
    expect(await page.getByRole("banner").getByRole("link", { name: "English" }).count()).toBe(0);
  });

  journey("what is followed on the device is said to need scripts, and not to be nothing", async ({ page }) => {
    await page.goto("/following");
    expect(await page.locator("noscript p").innerText()).toContain("kan bare vises med JavaScript på");
    expect(await page.getByText("Du følger ingenting ennå").isVisible()).toBe(false);
  });
});
