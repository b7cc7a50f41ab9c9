import { describe, expect } from "vitest";
import { inFormMenu, openRows } from "#test/support/event-form";
import { journey, open } from "#test/support/journey";
import { openNewEvent, confirmDeletion } from "#test/support/made-events";
import { pressInRowMenu } from "#test/support/own-list";
import { become, openAs } from "#test/support/people";

describe("the event form", () => {
  journey.override({ device: "desktop" });

  journey("finds an address by keyboard, fills in its town, and its pin can be moved by keyboard", async ({ page }) => {
    await become(page.context(), "owner");
    await openNewEvent(page);
    const address = page.getByRole("combobox", { name: "Adresse" });
    await address.pressSequentially("Kjerkgata", { delay: 20 });
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    await expect.poll(() => address.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("ArrowDown");
    const active = await address.getAttribute("aria-activedescendant");
    await expect.poll(() => page.locator(`[id="${active}"]`).getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
    await expect.poll(() => address.inputValue()).toMatch(/^Kjerk/);
    await expect.poll(() => page.getByLabel(/^By eller tettsted/).inputValue()).not.toBe("");
    const lat = page.locator("input[name=lat]");
    const before = Number(await lat.inputValue());
    expect(before).toBeGreaterThan(57);
    const pin = page.locator(".map-pin");
    await pin.waitFor();
    await pin.focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(async () => Number(await lat.inputValue())).toBeGreaterThan(before);
  });

  journey("a place that no register knows gets its pin by hand, in its town", async ({ page }) => {
    await become(page.context(), "owner");
    await openNewEvent(page);
    await page.getByRole("combobox", { name: "Adresse" }).fill("Bedehuset bak haugen");
    await page.getByLabel(/^By eller tettsted/).fill("");
    await page.getByRole("button", { name: "Sett nålen på kartet" }).click();
    await page.getByText("Skriv by eller tettsted, og prøv igjen.").waitFor();
    await page.getByLabel(/^By eller tettsted/).fill("Røros");
    await page.getByRole("button", { name: "Sett nålen på kartet" }).click();
    await page.locator(".map-pin").waitFor();
    const lat = page.locator("input[name=lat]");
    expect(Number(await lat.inputValue())).toBeCloseTo(62.57, 1);
    const before = await lat.inputValue();
    await page.locator(".leaflet-container").click({ position: { x: 60, y: 60 } });
    await expect.poll(() => lat.inputValue()).not.toBe(before);
    await page.getByRole("button", { name: "Ta bort nålen" }).click();
    await expect.poll(() => lat.inputValue()).toBe("");
  });

  journey("warns before what was typed is left behind", async ({ page }) => {
    await become(page.context(), "owner");
    await openNewEvent(page);
    await page.getByLabel("Tittel").fill("Halvskrevet");
    await (await inFormMenu(page, "Avbryt")).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Du har endringer som ikke er lagret").waitFor();
    await dialog.getByRole("button", { name: "Bli her" }).click();
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => page.getByLabel("Tittel").inputValue()).toBe("Halvskrevet");
    await (await inFormMenu(page, "Avbryt")).click();
    await dialog.getByRole("button", { name: "Forlat siden" }).click();
    await page.getByRole("heading", { level: 1, name: "Bykirken" }).waitFor();
  });

  journey("warns before a changed profile is left behind, and not once it is saved", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/settings");
    await openRows(page);
    await page.getByLabel("Telefon").fill("22 33 44 55");
    await page.getByRole("link", { name: "Til dashbordet" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Bli her" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Lagre" }).click();
    await page.getByText("Profilen er lagret.").waitFor();
  });

  describe("of a series", () => {
    journey.override({ expected: [/^answer 409/, /Failed to load resource: .* 409/] });

    journey(
      "lists its dates with a tick each, ends by choice, and lets the series be extended and thinned out later",
      async ({ page }) => {
        // Of its own each time: a second try must not find the first one's series.
        const title = `Kveldsbønn med haker ${crypto.randomUUID().slice(0, 4)}`;
        await become(page.context(), "owner");
        await openNewEvent(page);
        await page.getByLabel("Tittel").fill(title);
        await page.getByLabel("Beskrivelse").fill("Vi ber.");
        await page.getByRole("radio", { name: "Bønn" }).check();
        await page.getByLabel("Startdato").fill("2026-06-09");
        await page.getByLabel("Starttid", { exact: true }).fill("19:00");
        await page.getByRole("checkbox", { name: /^Gjentas/ }).check();
        await page.getByRole("radio", { name: "Ut juni" }).check();
        const days = page.getByRole("group", { name: "Datoene" });
        await expect.poll(() => days.getByRole("checkbox").count()).toBe(4);
        await days.getByRole("checkbox").nth(1).uncheck();
        await page.getByText("ca. 3 arrangementer").waitFor();
        await page.getByRole("radio", { name: "Ut året" }).check();
        await page.getByText("ca. 29 arrangementer").waitFor();
        await page.getByRole("radio", { name: "Ut juni" }).check();
        await page.getByRole("button", { name: "Publiser" }).click();
        await page.getByText(/arrangementer ble opprettet/).waitFor();
        await open(page, `/dashboard?q=${encodeURIComponent(title)}`);
        await page.getByRole("link", { name: `Vis alle datoer for ${title}` }).click();
        await page.getByRole("link", { name: "Endre eller forleng serien" }).click();
        await expect.poll(() => days.getByRole("checkbox", { checked: true }).count()).toBe(3);
        await page.getByRole("radio", { name: "Velg dato" }).check();
        await page.getByLabel("Siste dato").fill("2026-07-07");
        await page.getByText("ca. 4 arrangementer").waitFor();
        await page.getByRole("button", { name: "Lagre" }).click();
        await page.getByText("Serien er lagret.").waitFor();
        await expect.poll(() => page.getByRole("heading", { name: title }).count()).toBe(5);
        await page.getByRole("link", { name: "Endre eller forleng serien" }).click();
        await page.getByLabel("Hvor ofte").selectOption("biweekly");
        await page.getByRole("button", { name: "Lagre" }).click();
        await page.getByRole("heading", { name: "Én dato passer ikke lenger, og blir slettet" }).waitFor();
        const consent = page.getByRole("button", { name: "Slett dem og lagre" });
        await expect
          .poll(() => consent.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight))
          .toBe(true);
        await consent.click();
        await page.getByText("Serien er lagret.").waitFor();
        await page.getByText(/annenhver tirsdag til 7. juli 2026/).waitFor();
      },
    );
  });
});

describe("whole days", () => {
  journey.override({ device: "desktop", expected: [/422/] });

  journey("an event of whole days needs no clock, says so, and gets one again", async ({ page }) => {
    await become(page.context(), "owner");
    await openNewEvent(page);
    await page.getByLabel("Tittel").fill("Dugnadshelg");
    await page.getByRole("radio", { name: "Annet" }).check();
    await page.getByLabel("Beskrivelse").fill("Vi maler kirkestua.");
    await page.getByLabel("Startdato").fill("2026-06-20");
    await page.getByLabel(/^Sluttdato/).fill("2026-06-21");
    await page.getByLabel("Hele dagen").check();
    await expect.poll(() => page.getByLabel("Starttid", { exact: true }).isVisible()).toBe(false);
    await page.getByRole("complementary", { name: "Slik blir det seende ut" }).getByText("Hele dagen").waitFor();
    await page.getByRole("button", { name: "Publiser" }).click();
    await page.getByText("Arrangementet er publisert.").waitFor();
    await page.getByRole("link", { name: "Endre Dugnadshelg" }).click();
    await page.getByRole("heading", { level: 1, name: "Rediger arrangement" }).waitFor();
    await openRows(page);
    await expect.poll(() => page.getByLabel("Hele dagen").isChecked()).toBe(true);
    await page.getByLabel("Hele dagen").uncheck();
    await page.getByRole("button", { name: "Lagre" }).click();
    await page
      .getByRole("alert")
      .getByRole("link", { name: /Starttid/ })
      .waitFor();
    await page.getByLabel("Starttid", { exact: true }).fill("10");
    await page.getByLabel(/^Sluttid/).fill("16");
    await page.getByRole("button", { name: "Lagre" }).click();
    await page.getByText("Arrangementet er lagret.").waitFor();
    await pressInRowMenu(page, "Dugnadshelg", "Slett Dugnadshelg");
    await page.getByText("lørdag 20. – søndag 21. juni lør kl. 10:00 – søn kl. 16:00").waitFor();
    await confirmDeletion(page);
  });
});
