import { describe, expect } from "vitest";
import { openRows } from "#test/support/event-form";
import { SAMPLE_IMAGES } from "#test/support/images";
import { journey, open } from "#test/support/journey";
import { pressInRowMenu } from "#test/support/own-list";
import { openAs } from "#test/support/people";
import { linkMailedTo } from "#test/support/sent-mails";

const PASSWORD = "elleve grønne epler";
const image = { name: "kirken.png", mimeType: "image/png", buffer: Buffer.from(SAMPLE_IMAGES.png) };

describe("a secretary", () => {
  journey.override({ device: "desktop" });

  journey(
    "signs up, confirms, describes the congregation and publishes a series, changes one of it and deletes the rest",
    async ({ page }) => {
      const email = `sekretaer-${Date.now()}@skogkirken.test`;
      await open(page, "/become-organizer");
      await page.getByRole("link", { name: "Opprett konto" }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("E-post").fill(email);
      await dialog.getByLabel("Passord", { exact: true }).fill(PASSWORD);
      await dialog.getByLabel("Gjenta passordet").fill(PASSWORD);
      await dialog.getByRole("button", { name: "Opprett konto" }).click();
      await dialog.getByText("Sjekk e-posten din for å bekrefte kontoen").waitFor();

      await open(page, await linkMailedTo(email, "/confirm-email"));
      await page.getByRole("button", { name: "Bekreft e-postadressen" }).click();

      await page.getByRole("heading", { level: 1, name: "Velkommen" }).waitFor();
      await page.getByLabel("Navn på organisasjonen").fill("Skogkirken");
      await openRows(page);
      await page.getByLabel(/^Beskrivelse/).fill("Vi samles under trærne.");
      const cover = page.getByRole("group", { name: "Forsidebilde" });
      await cover.locator("input[type=file]").setInputFiles(image);
      await page.getByRole("dialog").getByRole("button", { name: "Bruk bildet" }).click();
      await cover.getByText("Bildet er lastet opp").waitFor({ state: "attached" });
      await page.getByRole("button", { name: "Kom i gang" }).click();

      await page.getByRole("heading", { level: 1, name: "Skogkirken" }).waitFor();
      await page.getByText("Velkommen", { exact: true }).waitFor();
      await page.getByRole("link", { name: "Nytt arrangement" }).first().click();
      await page.getByRole("heading", { level: 1, name: "Nytt arrangement" }).waitFor();
      await openRows(page);
      await page.getByLabel("Tittel").fill("Morgensang i skogen");
      await page.getByRole("radio", { name: "Bønn" }).check();
      await page.getByLabel("Beskrivelse").fill("Ta med noe varmt å drikke.");
      await page.getByLabel("Startdato").fill("2026-06-09");
      await page.getByRole("group", { name: "Hurtigvalg for starttid" }).getByRole("button", { name: "09:00" }).click();
      await page.getByLabel(/^Sluttid/).fill("10:00");
      await page.getByLabel("Gjentas").check();
      await page.getByLabel("Siste dato").fill("2026-07-07");
      await page.getByText("ca. 5 arrangementer").waitFor();
      const preview = page.getByRole("complementary", { name: "Slik blir det seende ut" });
      await preview.getByText("Morgensang i skogen").waitFor();
      await preview.getByText("kl. 09:00").waitFor();
      await expect.poll(() => preview.locator("img").first().getAttribute("src")).toMatch(/^\/images\//);
      await page.getByRole("button", { name: "Publiser" }).click();
      await page.getByText("Suksess! 5 arrangementer ble opprettet.").waitFor();
      await page.getByRole("link", { name: "Lag en kopi", exact: true }).waitFor();
      await page.getByRole("button", { name: "Del", exact: true }).waitFor();
      await page.getByRole("link", { name: "Se det" }).click();
      await page.getByRole("heading", { level: 1, name: "Morgensang i skogen" }).waitFor();
      await page.getByRole("link", { name: "Rediger" }).click();
      await page.getByRole("heading", { level: 1, name: "Rediger arrangement" }).waitFor();
      await page.getByRole("link", { name: "Til dashbordet" }).click();

      await page.getByRole("link", { name: "Se offentlig profil" }).click();
      await page.getByRole("heading", { level: 1, name: "Skogkirken" }).waitFor();
      const shown = page.getByRole("link", { name: /^Morgensang i skogen/ });
      await expect.poll(() => shown.count()).toBe(5);

      await open(page, "/dashboard");
      await page.getByRole("link", { name: "Vis alle datoer for Morgensang i skogen" }).click();
      await expect.poll(() => page.getByRole("link", { name: "Endre Morgensang i skogen" }).count()).toBe(5);
      await page.getByRole("link", { name: "Endre Morgensang i skogen" }).nth(1).click();
      await page.getByRole("heading", { level: 1, name: "Rediger arrangement" }).waitFor();
      await openRows(page);
      await page.getByLabel("Tittel").fill("Morgensang ved sjøen");
      await page.getByLabel("Bare dette").check();
      await page.getByRole("button", { name: "Lagre", exact: true }).click();
      await page.getByText("Arrangementet er lagret.").waitFor();

      await page.getByRole("link", { name: "Vis alle datoer for Morgensang i skogen" }).click();
      await pressInRowMenu(page, "Morgensang i skogen", "Slett Morgensang i skogen", 1);
      await page.getByRole("heading", { level: 1, name: "Slette arrangementet?" }).waitFor();
      await page.getByLabel("Dette og alle etter").check();
      await page.getByRole("button", { name: "Slett", exact: true }).click();
      await page.getByText("3 arrangementer er slettet.").waitFor();

      await page.getByRole("link", { name: "Se offentlig profil" }).click();
      await page.getByRole("heading", { level: 1, name: "Skogkirken" }).waitFor();
      await expect.poll(() => page.getByRole("link", { name: /^Morgensang/ }).allTextContents()).toHaveLength(2);
      await page.getByRole("link", { name: /^Morgensang ved sjøen/ }).waitFor();
    },
  );
});

journey("on a phone how it will look is shown beside «Publiser», which is always in reach", async ({ page }) => {
  await openAs(page, "owner", "/dashboard/event/new");
  const publish = page.getByRole("button", { name: "Publiser" });
  const isInReach = () =>
    publish.evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  expect(await isInReach()).toBe(true);
  await openRows(page);
  await page.getByLabel("Tittel").fill("Kveldssang");
  expect(await isInReach()).toBe(true);
  await page.getByRole("button", { name: "Se hvordan det blir" }).click();
  await page.getByRole("dialog").getByText("Kveldssang").waitFor();
});
