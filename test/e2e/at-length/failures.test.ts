import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

describe("when something fails", () => {
  describe("an uncaught error in the drawing of a page", () => {
    journey.override({ expected: [/./] });

    journey(
      "gives the error screen, with the details folded away, in both themes; reloading helps",
      async ({ page }) => {
        await open(page, "/settings");
        await page.route("**/organizations.data*", async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, body: (await answer.text()).replace('"organizers"', '"nobody"') });
        });
        await page.getByRole("navigation").getByRole("link", { name: "Menigheter" }).click();
        await page.getByRole("heading", { name: "Noe gikk galt" }).waitFor();
        await page.getByText("En uventet feil oppstod. Prøv å laste siden på nytt.").waitFor();
        expect(await page.locator("main img").count()).toBe(0); // Its illustration needs no network.
        await expect.poll(() => page.locator("details pre").isVisible()).toBe(false);
        await page.getByText("Tekniske detaljer").click();
        await expect.poll(() => page.locator("details pre").textContent()).not.toBe("");
        await page.getByText("Last siden på nytt").click();
        await page.getByRole("heading", { level: 1, name: "Menigheter" }).waitFor();
      },
    );
  });

  describe("an unknown address", () => {
    journey.override({ expected: [/404/] });

    journey("is a friendly page", async ({ page }) => {
      await open(page, "/finnes-ikke");
      await page.getByRole("heading", { name: "Siden finnes ikke" }).waitFor();
      await page.getByRole("link", { name: "Til forsiden" }).click();
      await page.getByRole("heading", { name: "Finn arrangementer i nærheten" }).waitFor();
    });
  });
});
