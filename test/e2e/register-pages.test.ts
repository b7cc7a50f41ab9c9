import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { journey, open } from "#test/support/journey";
import { pageOfUnit, unitBox } from "#test/support/made-pages";
import { become, openAs } from "#test/support/people";
import { PLACED_UNITS } from "#test/support/register-of-places";
import { linkMailedTo } from "#test/support/sent-mails";

const [first, second] = PLACED_UNITS.filter(
  ({ isFound, hjemmeside, organisasjonsform, forretningsadresse }) =>
    isFound && hjemmeside && organisasjonsform.kode === "FLI" && forretningsadresse.kommunenummer === "5001",
);

describe("pages before owners", () => {
  journey.override({ expected: [/^answer 422/, /status of 422/, /^answer 404/, /status of 404/] });

  journey(
    "a municipality gets its pages; one is taken in use, one is removed, and the rest is undone",
    async ({ page, context }) => {
      const [kept, unwanted] = [first!, second!];
      await openAs(page, "governor", "/admin/register?place=21");
      await page.getByText("Enhetsregisteret svarer ikke nå. Ingenting er endret.", { exact: false }).waitFor();
      await page.getByLabel("Kommune eller fylke").selectOption("5001");
      await page.getByRole("button", { name: "Se hva som finnes" }).tap();
      await unitBox(page, kept).focus();
      await page.keyboard.press("Space");
      await unitBox(page, unwanted).check();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Lag sidene" }).tap();
      await page.getByText("Sidene lages nå.", { exact: false }).waitFor();
      const [keptPage, unwantedPage] = [await pageOfUnit(page, kept), await pageOfUnit(page, unwanted)];

      await openAs(page, "claimant", keptPage);
      await page.getByText("Menigheten har ikke tatt den i bruk ennå.", { exact: false }).waitFor();
      await expect.poll(() => page.locator("a[href^='mailto:']").count()).toBe(0);
      await page.getByRole("link", { name: /Ta siden i bruk/ }).tap();
      const address = `post@${kept.hjemmeside!.replace("www.", "")}`;
      await page.getByLabel("E-postadresse hos menigheten").fill("noen@gmail.com");
      await page.getByRole("button", { name: "Send lenken" }).tap();
      await page.getByText("Adressen må slutte på det samme", { exact: false }).first().waitFor();
      await page.getByLabel("E-postadresse hos menigheten").fill(address);
      await page.getByRole("button", { name: "Send lenken" }).tap();
      await page.getByText("Lenken er sendt.", { exact: false }).waitFor();
      await open(page, await linkMailedTo(address, "/claim?token="));
      await page.getByRole("button", { name: "Ta siden i bruk" }).tap();
      await page.getByText("Siden er deres.").waitFor();
      await page.getByRole("link", { name: "Til dashbordet" }).tap();
      await page.waitForURL(/\/dashboard/);
      await open(page, keptPage);
      await expect.poll(() => page.getByText("Laget fra Enhetsregisteret.", { exact: false }).count()).toBe(0);

      await become(context, null);
      await open(page, unwantedPage);
      await page.getByRole("link", { name: "Fjern siden" }).tap();
      await page.getByLabel("Vil du si noe om hvorfor?", { exact: false }).fill("Vi er nedlagt.");
      await page.getByRole("button", { name: "Fjern siden nå" }).tap();
      await page.getByText("Siden er borte. Noen ser på det.").waitFor();
      expect((await page.request.get(`/api${unwantedPage.replace("organizer", "organizers")}`)).status()).toBe(404);

      await openAs(page, "governor", "/admin/register?place=5001");
      const marked = page.getByRole("listitem").filter({ hasText: /Har side/ });
      await expect.poll(() => marked.count()).toBe(2);
      await page.getByRole("button", { name: /^Angre alt i Trondheim/ }).tap();
      await page.getByText("Sidene fjernes.", { exact: false }).waitFor();
      await open(page, "/admin/register?place=5001");
      await page.getByText("Fjernet av dem selv").waitFor();
      await open(page, `/admin/organizers/${keptPage.split("/")[2]}/delete`);
      await page.getByRole("dialog").getByRole("button", { name: "Slett" }).tap();
      await page.getByText("Organisasjonen er slettet.").waitFor();
    },
  );
});
