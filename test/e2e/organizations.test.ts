import { describe } from "vitest";
import { journey, open } from "#test/support/journey";

describe("organizations", () => {
  journey("search → congregation → follow → favourites", async ({ page }) => {
    await open(page, "/organizations");
    await page.getByText(/^\d+ menigheter$/).waitFor();
    await page.getByRole("searchbox", { name: "Søk etter menigheter" }).fill("fjell");
    await page.getByText("1 menighet", { exact: false }).first().waitFor();
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
});
