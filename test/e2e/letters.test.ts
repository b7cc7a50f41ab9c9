import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { journey, open } from "#test/support/journey";
import { anotherBrowser } from "#test/support/people";
import { linkMailedTo } from "#test/support/sent-mails";

/** Orders letters at an address; returns the path of the link that was mailed there. */
async function order(page: Page, email: string): Promise<string> {
  await page.getByLabel("E-postadressen din").fill(email);
  await page.getByLabel(/^Ja, Samling kan lagre/).check();
  await page.getByRole("button", { name: "Send meg en lenke" }).click();
  await page.getByRole("heading", { level: 1, name: "Sjekk innboksen" }).waitFor();
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
      await page.getByText("Fra denne enheten sendes med: én ting du følger.").waitFor();
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

  journey("a sheet on an event's page reminds of it, which saves it, and nothing else goes along", async ({ page }) => {
    await open(page, "/event/ungdomskveld");
    await page.getByRole("button", { name: "Lagre" }).first().click();
    await open(page, "/event/kirkekonsert");
    await page.getByRole("link", { name: "Minn meg" }).click();
    const sheet = page.getByRole("dialog", { name: "Minn meg" });
    await sheet.getByText("Vi minner deg om «Kirkekonsert i lyse netter»").waitFor();
    expect(await sheet.getByLabel("Dagen før").isChecked()).toBe(true);
    expect(await sheet.getByLabel("To timer før").isVisible()).toBe(true);
    await sheet.getByRole("button", { name: "Send meg en lenke" }).click();
    // Said beside the fields, without asking the server.
    for (const missing of ["Skriv e-postadressen", "Kryss av for at vi får lagre det"])
      await sheet.getByText(missing).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const path = await order(page, "minn@person.test");
    await open(page, path);
    expect(await page.locator("[name=kept_events]").count()).toBe(1);
    await open(page, "/favorites");
    await page.getByRole("link", { name: /Kirkekonsert i lyse netter/ }).waitFor();
  });
});

journey("the sheet that reminds of an event is opened and left by keyboard", async ({ page }) => {
  await open(page, "/event/kirkekonsert");
  const remind = page.getByRole("link", { name: "Minn meg" });
  const sheet = page.getByRole("dialog", { name: "Minn meg" });
  for (const leave of ["Escape", "Enter"]) {
    await remind.focus();
    await page.keyboard.press("Enter");
    await sheet.waitFor();
    if (leave === "Enter") await sheet.getByRole("button", { name: "Lukk" }).focus();
    await page.keyboard.press(leave);
    await sheet.waitFor({ state: "detached" });
    expect(await remind.evaluate((link) => link === document.activeElement)).toBe(true);
  }
});

describe("following on the device", () => {
  journey("a type near a place is followed in one press; nothing and an unknown place are said", async ({ page }) => {
    await open(page, "/following");
    const add = page.getByRole("region", { name: "Følg et sted eller en type" });
    await add.getByRole("button", { name: "Følg" }).click();
    await add.getByText("Velg en type, eller skriv et sted.").waitFor();
    await add.getByLabel("Sted eller postnummer").fill("Xyzzyby");
    await page.keyboard.press("Enter");
    await add.getByText("Vi fant ikke akkurat dette stedet. Prøv et postnummer").waitFor();
    await expect.poll(() => add.getByLabel("Sted eller postnummer").inputValue()).toBe("Xyzzyby");
    await add.getByLabel("Sted eller postnummer").fill("Askim");
    await add.getByLabel("Type").selectOption("concert");
    await page.keyboard.press("Enter");
    const followed = page.getByRole("region", { name: "På denne enheten" });
    await add.getByText("Lagt til.").waitFor();
    await followed.getByRole("link", { name: "Konsert, nær Askim (innen 50 km)" }).waitFor();
    await expect.poll(() => add.getByLabel("Sted eller postnummer").inputValue()).toBe("");
  });

  journey("more than the server names at a time are all named, and no more are taken", async ({ page }) => {
    await open(page, "/following");
    await page.evaluate(() =>
      localStorage.setItem(
        "samling:searches",
        JSON.stringify(["type=nope", ...Array.from({ length: 59 }, (_, at) => `q=ord${at}`)]),
      ),
    );
    await page.reload();
    const followed = page.getByRole("region", { name: "På denne enheten" });
    await followed.getByRole("link", { name: "«ord58»" }).waitFor();
    await followed.getByText("Noe vi ikke kjenner igjen").waitFor();
    const add = page.getByRole("region", { name: "Følg et sted eller en type" });
    await add.getByLabel("Type").selectOption("prayer");
    await add.getByRole("button", { name: "Følg" }).click();
    await add.getByText("Du følger 50 søk").waitFor();
    await expect.poll(() => add.getByLabel("Type").inputValue()).toBe("prayer");
  });
});
