import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { PEOPLE } from "#test/support/journey-accounts";
import { anotherBrowser, signIn } from "#test/support/people";

const stored = (key: string) => `JSON.parse(localStorage.getItem(${JSON.stringify(key)}) ?? "[]")`;

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
});
