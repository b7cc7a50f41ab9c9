import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { journey, open } from "#test/support/journey";
import { JOURNEY_PASSWORD, PEOPLE } from "#test/support/journey-accounts";
import { become, openAs, signIn, withAuthenticator } from "#test/support/people";

async function giveThePassword(page: Page): Promise<void> {
  await signIn(page, PEOPLE.keyholder);
  await page.getByRole("heading", { level: 1, name: "Bekreft at det er deg" }).waitFor();
}

describe("two-step sign-in", () => {
  journey(
    "is turned on with a passkey, asked for at the next sign-in, passed with it or with a code, and turned off",
    async ({ page }) => {
      await withAuthenticator(page);
      await openAs(page, "keyholder", "/settings/two-step");
      await page.getByLabel("Kall den").fill("Telefonen min");
      await page.getByLabel("Passordet ditt nå").fill(JOURNEY_PASSWORD);
      await page.getByRole("button", { name: "Slå på med en passnøkkel" }).click();
      await page.getByRole("heading", { name: "Ta vare på kodene dine" }).waitFor();
      const codes = await page.locator("ol li").allTextContents();
      expect(codes).toHaveLength(10);
      await page.getByRole("link", { name: "Jeg har tatt vare på dem" }).click();
      await page.getByText("Totrinns innlogging er på.").waitFor();
      await page.getByText("Telefonen min").first().waitFor();

      await become(page.context(), null);
      await giveThePassword(page);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Bruk passnøkkel" }).click();
      await page.waitForURL("**/onboarding");

      await become(page.context(), null);
      await giveThePassword(page);
      await page.getByLabel("Gjenopprettingskode").fill("ABCD-EFGH");
      await page.getByRole("button", { name: "Logg inn med koden" }).click();
      await page.getByText("Koden er feil, eller brukt før.").waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByLabel("Gjenopprettingskode").fill(codes[0]!);
      await page.getByRole("button", { name: "Logg inn med koden" }).click();
      await page.waitForURL("**/onboarding");

      await open(page, "/settings/two-step");
      await page.getByText("Du har 9 koder igjen.").waitFor();
      await page.locator("summary", { hasText: "Telefonen min" }).click();
      await page.locator("details").getByLabel("Passordet ditt nå").fill(JOURNEY_PASSWORD);
      await page.getByRole("button", { name: "Fjern Telefonen min" }).click();
      await page.getByText("Totrinns innlogging er slått av.").waitFor();
    },
  );
});
