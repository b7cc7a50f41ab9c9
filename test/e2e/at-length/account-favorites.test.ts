import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { PEOPLE } from "#test/support/journey-accounts";
import { anotherBrowser, become, signIn } from "#test/support/people";

const stored = (key: string) => `JSON.parse(localStorage.getItem(${JSON.stringify(key)}) ?? "[]")`;

journey("a heart of the account shows in another window at once, both ways", async ({ page, context }) => {
  await become(context, "follower");
  const other = await context.newPage();
  for (const tab of [page, other]) await open(tab, "/event/kirkekonsert");
  const heart = (tab: Page) => tab.locator("[aria-pressed]:visible", { hasText: /^Lagre/ }).first();
  const isOn = (tab: Page) => heart(tab).getAttribute("aria-pressed");
  await expect.poll(() => isOn(page)).toBe("false");
  await heart(page).click();
  await expect.poll(() => isOn(other)).toBe("true");
  await heart(other).click();
  await expect.poll(() => isOn(page)).toBe("false");
  await other.close();
});

describe("favourites of somebody who signs in", () => {
  journey(
    "move from the device into the account without doubles, and are there on the next device",
    async ({ page, browser }) => {
      await open(page, "/event/kirkekonsert");
      await page
        .getByRole("button", { name: "Lagre Kirkekonsert i lyse netter som favoritt" })
        .locator("visible=true")
        .click();
      await open(page, "/organizer/fjellkirken");
      await page.getByRole("button", { name: "Følg Fjellkirken menighet" }).locator("visible=true").click();
      await open(page, "/favorites");
      await page.getByText("Favorittene dine lagres kun lokalt").waitFor();
      await page.getByRole("link", { name: "Kirkekonsert i lyse netter" }).first().waitFor();

      await signIn(page, PEOPLE.first);
      await page.waitForURL((url) => url.pathname !== "/login");
      await open(page, "/favorites");
      await page.getByText("Favorittene dine ligger i kontoen din").waitFor();
      await page.getByRole("link", { name: "Kirkekonsert i lyse netter" }).first().waitFor();
      await page.getByRole("heading", { name: "Fra menigheter du følger" }).waitFor();
      await expect.poll(() => page.evaluate(stored("samling:favorites"))).toEqual([]);
      await expect.poll(() => page.evaluate(stored("samling:follows"))).toEqual([]);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Legg alle i kalenderen" }).click(),
      ]);
      expect(readFileSync(await file.path(), "utf8")).toContain("SUMMARY:Kirkekonsert i lyse netter");

      const phone = await anotherBrowser(browser, "first");
      await open(phone, "/favorites");
      expect(
        await phone
          .getByRole("region", { name: /^(Denne uken|Senere)$/ })
          .getByRole("listitem")
          .filter({ has: phone.getByRole("heading", { name: "Kirkekonsert i lyse netter" }) })
          .count(),
      ).toBe(1);
      const unfollowed = phone.waitForResponse(
        (response) => response.url().endsWith("/api/favorites") && response.request().method() === "POST",
      );
      await phone.getByRole("button", { name: "Slutt å følge Fjellkirken menighet" }).click();
      await phone.getByText("Du følger ikke lenger Fjellkirken menighet").waitFor();
      await unfollowed;
      await open(phone, "/event/kirkekonsert");
      const heart = phone
        .getByRole("button", { name: /Kirkekonsert i lyse netter/ })
        .and(phone.locator("[aria-pressed]"))
        .locator("visible=true")
        .first();
      await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
      await phone.context().close();

      await open(page, "/favorites");
      await page.getByRole("link", { name: "Kirkekonsert i lyse netter" }).first().waitFor();
      await expect.poll(() => page.getByRole("heading", { name: "Fra menigheter du følger" }).count()).toBe(0);
    },
  );

  journey("are not seen by whoever uses the device after they have signed out", async ({ page }) => {
    await signIn(page, PEOPLE.second);
    await page.waitForURL((url) => url.pathname !== "/login");
    const account = page.waitForResponse((response) => response.url().endsWith("/api/favorites"));
    await open(page, "/event/ungdomskveld");
    const heart = page
      .getByRole("button", { name: /Ungdomskveld/ })
      .and(page.locator("[aria-pressed]"))
      .locator("visible=true")
      .first();
    await account;
    await heart.click();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    await open(page, "/settings");
    await page.getByRole("button", { name: "Logg ut" }).locator("visible=true").click();
    await page.getByRole("heading", { level: 1, name: "Finn arrangementer i nærheten" }).waitFor();
    await open(page, "/favorites");
    await page.getByRole("heading", { name: "Ingen favoritter ennå" }).waitFor();
  });
});
