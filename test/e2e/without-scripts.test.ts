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
