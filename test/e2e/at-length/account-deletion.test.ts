import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { JOURNEY_PASSWORD, PEOPLE } from "#test/support/journey-accounts";
import { anotherBrowser, become, signIn } from "#test/support/people";

const NAME = "Kapellet på neset";

describe("leaving", () => {
  journey.override({ expected: [/answer 422/, /status of 422/] });

  journey(
    "an account is deleted with its organisation, after a decision and the password; nothing of either is left",
    async ({ page, browser }) => {
      await become(page.context(), "leaver");
      await open(page, "/onboarding");
      await page.locator("[name=name]").fill(NAME);
      await page.locator("form button[type=submit]").last().click();
      await page.waitForURL("**/dashboard**");
      await open(page, `/organizations?q=neset`);
      await page.getByRole("link", { name: new RegExp(NAME) }).waitFor();

      await open(page, "/settings");
      await page.getByRole("link", { name: /Dine data/ }).click();
      await page.getByRole("heading", { level: 1, name: "Dine data" }).waitFor();
      const file = page.waitForEvent("download");
      await page.getByRole("link", { name: /Last ned/ }).click();
      expect((await file).suggestedFilename()).toMatch(/^samling-.*\.json$/);
      await page.getByRole("link", { name: /Slett kontoen/ }).click();
      await page.getByRole("heading", { level: 1, name: "Slett kontoen" }).waitFor();

      const remove = page.getByRole("button", { name: "Slett kontoen for godt" });
      await page.getByLabel("Passordet ditt nå").fill(JOURNEY_PASSWORD);
      await remove.click();
      await page.getByText("Velg hva som skal skje med organisasjonen").first().waitFor();
      await page.getByText("Slett organisasjonen også").click();
      await page.getByLabel("Passordet ditt nå").fill("galt passord");
      await remove.click();
      await page.getByText("Passordet er feil").first().waitFor();
      await page.getByLabel("Passordet ditt nå").fill(JOURNEY_PASSWORD);
      await remove.click();
      await page.getByText("Kontoen din er slettet.").waitFor();
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("samling_session");

      await open(page, `/organizations?q=neset`);
      await page.getByText("Ingen menigheter funnet").waitFor();
      const other = await anotherBrowser(browser);
      await signIn(other, PEOPLE.leaver);
      await other.getByText("e-postadressen eller passordet er feil").waitFor();
      await other.context().close();
    },
  );
});
