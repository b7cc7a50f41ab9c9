import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { journey, open } from "#test/support/journey";
import { JOURNEY_PASSWORD, PEOPLE } from "#test/support/journey-accounts";
import { anotherBrowser, become, openAs, signIn, withAuthenticator } from "#test/support/people";
import { linkMailedTo } from "#test/support/sent-mails";

async function giveThePassword(page: Page): Promise<void> {
  await signIn(page, PEOPLE.keyholder);
  await page.getByRole("heading", { level: 1, name: "Bekreft at det er deg" }).waitFor();
}

async function landsOn(page: Page, path: string): Promise<string> {
  await open(page, path);
  return new URL(page.url()).pathname;
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

describe("somebody whose rights over others wait for a second step", () => {
  journey.override({ device: "desktop" });

  journey(
    "makes the first passkey by a mailed link; the rights come with it, and other devices are signed out",
    async ({ page, browser }) => {
      const elsewhere = await anotherBrowser(browser);
      await signIn(elsewhere, PEOPLE.keyless);
      await elsewhere.getByText("Derfor må du slå på totrinns innlogging før de rettighetene virker.").waitFor();

      await withAuthenticator(page);
      await become(page.context(), "keyless");
      expect(await landsOn(page, "/admin")).toBe("/");
      await open(page, "/settings/two-step");
      await expect.poll(() => page.getByRole("button", { name: "Slå på med en passnøkkel" }).count()).toBe(0);
      await page.getByRole("button", { name: "Send meg lenken" }).click();
      await page.getByText("Vi har sendt deg en lenke på e-post.").waitFor();
      await open(page, await linkMailedTo(PEOPLE.keyless, "/settings/two-step"));
      await page.getByLabel("Passordet ditt nå").fill(JOURNEY_PASSWORD);
      await page.getByRole("button", { name: "Slå på med en passnøkkel" }).click();
      await page.getByRole("heading", { name: "Ta vare på kodene dine" }).waitFor();
      expect(await landsOn(page, "/admin")).toBe("/admin");

      await elsewhere.goto("/settings/two-step");
      await elsewhere.getByRole("heading", { level: 1, name: "Logg inn" }).waitFor();
      await elsewhere.context().close();
      await become(page.context(), null);
      await signIn(page, PEOPLE.keyless);
      await page.getByRole("button", { name: "Bruk passnøkkel" }).click();
      await page.waitForURL("**/dashboard");
      expect(await landsOn(page, "/admin")).toBe("/admin");
    },
  );
});
