import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { anotherBrowser } from "#test/support/people";
import { linkMailedTo } from "#test/support/sent-mails";

/** Orders letters at an address; returns the path of the link that was mailed there. */
async function order(page: Page, email: string): Promise<string> {
  await page.getByLabel("E-postadressen din").fill(email);
  await page.getByLabel(/^Ja, Samling kan lagre/).check();
  await page.getByRole("button", { name: "Send meg en lenke" }).click();
  await page.getByRole("heading", { level: 1, name: "Se etter en e-post fra oss" }).waitFor();
  return new URL(await linkMailedTo(email, "/letters/")).pathname;
}

const title = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();

describe("letters without an account", () => {
  journey(
    "a search is followed on the device, sent along after a tick, confirmed by mail, and stopped from another device",
    async ({ page, browser }) => {
      await open(page, "/abonner?type=youth");
      await page.getByRole("button", { name: "Følg dette" }).click();
      await page.getByRole("button", { name: "Følger", pressed: true }).waitFor();
      await page.getByRole("link", { name: "Se det du følger" }).click();
      await page.waitForURL("**/following");
      await page.getByRole("region", { name: "På denne enheten" }).getByRole("link", { name: "Ungdom" }).waitFor();
      await page.getByRole("region", { name: "Få det på e-post" }).getByRole("link").click();
      await page.waitForURL("**/letters");
      await page.getByText("Fra denne enheten følger med: 1 du følger, og 0 du har lagret.").waitFor();
      const path = await order(page, "reise@person.test");

      await open(page, path);
      expect(await title(page)).toBe("Vil du ha e-post fra Samling?");
      await page.getByRole("button", { name: "Ja, jeg vil ha det" }).click();
      await page.getByText("Adressen er bekreftet.").waitFor();
      await page.getByRole("region", { name: "Det du følger" }).getByRole("link", { name: "Ungdom" }).waitFor();

      const other = await anotherBrowser(browser);
      await open(other, `${path.replace("/letters/", "/unsubscribe/")}?kind=weekly`);
      await other.getByRole("button", { name: "Ja, stopp" }).click();
      await expect.poll(() => title(other)).toBe("Det ukentlige brevet er stoppet");
      await other.getByRole("link", { name: "Se og endre valgene" }).click();
      await other.getByRole("button", { name: "Slett alt nå" }).click();
      await expect.poll(() => title(other)).toBe("Alt er slettet");
      await open(other, path);
      expect(await title(other)).toBe("Lenken virker ikke lenger");
      await other.context().close();
    },
  );

  journey("an event's page leads to being reminded of it, which saves it on the device", async ({ page }) => {
    await open(page, "/event/kirkekonsert");
    await page.getByRole("link", { name: "Minn meg" }).click();
    await page.waitForURL("**/letters?event=kirkekonsert");
    await page.getByText("Vi minner deg om «Kirkekonsert i lyse netter»").waitFor();
    expect(await page.getByLabel("Dagen før").isChecked()).toBe(true);
    expect(await page.getByLabel("Et brev i uken").isChecked()).toBe(false);
    await order(page, "minn@person.test");
    await open(page, "/favorites");
    await page.getByRole("link", { name: /Kirkekonsert i lyse netter/ }).waitFor();
  });
});

describe("letters without scripts", () => {
  journey.override({ javaScriptEnabled: false });

  journey("are ordered, confirmed and stopped by plain forms", async ({ page }) => {
    await page.goto("/letters");
    const path = await order(page, "uten-skript@person.test");
    await page.goto(path);
    await page.getByRole("button", { name: "Ja, jeg vil ha det" }).click();
    await page.getByText("Adressen er bekreftet.").waitFor();
    await page.goto(`${path.replace("/letters/", "/unsubscribe/")}?kind=weekly`);
    await page.getByRole("button", { name: "Ja, stopp" }).click();
    await page.getByRole("heading", { level: 1, name: "Det ukentlige brevet er stoppet" }).waitFor();
  });
});
