import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { inFormMenu, openRows } from "#test/support/event-form";
import { journey, open } from "#test/support/journey";
import { deleteInRow } from "#test/support/made-events";
import { become, openAs } from "#test/support/people";

const line = (page: Page) => page.getByRole("textbox", { name: /^Skriv det som i menighetsbladet/ });
const row = (page: Page, name: string) => page.locator(`[data-row=${name}] > summary`);
const says = (page: Page, name: string, text: RegExp) => expect.poll(() => row(page, name).innerText()).toMatch(text);
const value = (page: Page, name: string) => page.locator(`#content [name=${name}]`).inputValue();

describe("an event written in one line", () => {
  journey("is shown in rows, and published as it stands, by keyboard alone", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/event/new");
    await line(page).focus();
    await page.keyboard.type("Linjesang hver torsdag 11–12.30 i Bykirken ut juli, kirkekaffe etterpå, 50 kr");
    await says(page, "title", /Linjesang/);
    await says(page, "when", /kl\.\s11:00–12:30/);
    await says(page, "rhythm", /Hver torsdag til .*30\. juli/);
    await says(page, "description", /Kirkekaffe etterpå/);
    await says(page, "more", /Praktisk/);
    expect(await value(page, "price_nok")).toBe("50");
    expect(await page.locator("[name=church_coffee]").isChecked()).toBe(true);
    await page.getByRole("button", { name: "Publiser" }).press("Enter");
    await page.getByText(/Suksess! \d+ arrangementer ble opprettet\./).waitFor();
    await open(page, "/dashboard?q=Linjesang");
    await page.getByRole("link", { name: "Vis alle datoer for Linjesang" }).waitFor();
  });

  journey(
    "changes only rows that nobody has changed by hand, and takes back what it no longer says",
    async ({ page }) => {
      await openAs(page, "owner", "/dashboard/event/new");
      await line(page).fill("Bønnemøte onsdag kl 19 i Betel bedehus, kr 30");
      await says(page, "title", /Bønnemøte/);
      await says(page, "type", /Bønn/);
      await says(page, "place", /Betel bedehus[^]*Stedet er ikke brukt før/);
      await openRows(page);
      await page.getByLabel("Tittel").fill("Bønnekveld");
      await line(page).fill("Konsert torsdag kl 20");
      await says(page, "type", /Konsert/);
      await expect.poll(() => value(page, "start_time")).toBe("20:00");
      expect(await value(page, "title")).toBe("Bønnekveld");
      await expect.poll(() => value(page, "location_name")).not.toContain("Betel");
      expect(await value(page, "price_nok")).toBe("");
      await line(page).fill("");
      await expect.poll(() => value(page, "start_time")).toBe("18:00");
      expect(await value(page, "title")).toBe("Bønnekveld");
    },
  );

  journey("is kept on the device with its rows", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/event/new");
    await line(page).fill("Kladdelinje fredag kl 19");
    await says(page, "title", /Kladdelinje/);
    await open(page, "/dashboard");
    await open(page, "/dashboard/event/new");
    await page.getByRole("button", { name: "Hent det fram" }).first().click();
    await expect.poll(() => line(page).inputValue()).toBe("Kladdelinje fredag kl 19");
    await says(page, "title", /Kladdelinje/);
    await says(page, "when", /kl\.\s19:00/);
  });

  journey("comes back with what was changed by hand, and goes on as before", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/event/new");
    await line(page).fill("Kladdemøte fredag kl 19 i Betel bedehus, 30 kr, med kaffe");
    await says(page, "when", /kl\.\s19:00[^]*Slutten er et forslag\./);
    await openRows(page);
    await page.getByLabel("Beskrivelse").fill("Skrevet for hånd.");
    await open(page, "/dashboard");
    await open(page, "/dashboard/event/new");
    await page.getByRole("button", { name: "Hent det fram" }).first().click();
    await says(page, "when", /kl\.\s19:00[^]*Slutten er et forslag\./);
    await says(page, "place", /Betel bedehus[^]*Stedet er ikke brukt før/);
    await line(page).fill("Kladdekveld fredag");
    await says(page, "title", /Kladdekveld/);
    expect(await value(page, "description")).toBe("Skrevet for hånd.");
    expect(await value(page, "start_time")).toBe("18:00");
    expect(await value(page, "price_nok")).toBe("");
    expect(await value(page, "location_name")).not.toContain("Betel");
  });

  journey("keeps what was typed into a row before the page came alive", async ({ page }) => {
    await become(page.context(), "owner");
    let arrive = (): void => undefined;
    const scripts = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto("/dashboard/event/new", { waitUntil: "commit" });
    await row(page, "title").click();
    await page.getByLabel("Tittel").fill("Tidlig skrevet");
    await line(page).fill("Konsert fredag kl 19");
    arrive();
    await says(page, "when", /kl\.\s19:00/);
    expect(await value(page, "title")).toBe("Tidlig skrevet");
  });

  journey("asks for what must be filled in, and keys lead there and publish", async ({ page }) => {
    await openAs(page, "owner", "/dashboard");
    await page.getByRole("link", { name: "Nytt arrangement" }).first().focus();
    let presses = 0;
    const press = async (key: string) => {
      presses++;
      await page.keyboard.press(key);
    };
    await press("Enter");
    await page.waitForURL(/event\/new/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
    expect(await page.locator("[data-asks]").count()).toBe(0);
    // Past the links to help and back.
    for (const _ of Array(3)) await press("Tab");
    await page.keyboard.type("Søndag kl 11–12");
    await press("Control+Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-title");
    await says(page, "title", /Hva heter det\?/);
    expect(await page.locator("[data-asks]").count()).toBe(1);
    await page.keyboard.type("Tastegudstjeneste");
    await press("Control+Enter");
    await page.getByText("Arrangementet er publisert.").waitFor();
    expect(presses).toBeLessThanOrEqual(6);
    await deleteInRow(page, "Tastegudstjeneste");
  });

  journey("has the answers to whether it is at the own place beside the question", async ({ page }) => {
    await become(page.context(), "owner");
    const asked = page.locator("[data-row=place]").getByText(/Er det hos dere\?/);
    const answers = page.getByRole("button", { name: /^(Ja, hos oss|Nei, et annet sted)$/ });
    for (const [answer, focus] of [
      ["Ja, hos oss", null],
      ["Nei, et annet sted", "field-location_name"],
    ] as const) {
      await open(page, "/dashboard/event/new");
      await line(page).fill("Basar lørdag kl 12 på bedehuset");
      await asked.waitFor();
      await expect.poll(() => answers.count()).toBe(2);
      await page.getByRole("button", { name: answer }).click();
      if (focus) await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(focus);
      else for (const gone of [asked, answers]) await expect.poll(() => gone.count()).toBe(0);
      await says(page, "place", /bedehuset/i);
    }
  });

  journey("takes a long text whole, and says where it is too long", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/event/new");
    const told = (words: number) => `Konsert fredag kl 19, ${"velklingende ".repeat(words)}slutt`;
    await line(page).fill(told(250));
    await expect.poll(() => value(page, "description")).toMatch(/^Velklingende( velklingende){249} slutt$/);
    await line(page).fill(told(500));
    await says(page, "description", /Teksten er lengre enn feltet tar/);
    expect(await value(page, "description")).toMatch(/^Velklingende( velklingende){499} slutt$/);
  });

  journey("fills and asks in the room that the rows have", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/event/new");
    const heights = () =>
      page.locator("[data-row]").evaluateAll((rows) => rows.map(({ clientHeight }) => clientHeight));
    const before = await heights();
    await line(page).fill("Gudstjeneste søndag kl 11–12");
    await says(page, "when", /kl\.\s11:00–12:00/);
    expect(await heights()).toEqual(before);
    await line(page).fill("Hver torsdag");
    await says(page, "title", /Hva heter det\?/);
    expect((await heights())[0]).toBe(before[0]);
  });

  journey("leads to the intake where it holds several events", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/event/new");
    await line(page).fill("Søndag 14. juni kl 11 gudstjeneste");
    await says(page, "title", /Gudstjeneste/);
    await line(page).fill("Søndag 14. juni kl 11 gudstjeneste\nTirsdag 16. juni kl 19 bibeltime");
    const all = page.getByRole("button", { name: "Hent inn alle" });
    await all.waitFor();
    const fillOf = (name: string) =>
      page.getByRole("button", { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await fillOf("Hent inn alle"), "the strongest button").not.toBe(await fillOf("Publiser"));
    await says(page, "title", /Ikke skrevet ennå/);
    await says(page, "when", /Ingen dag ennå/);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/dashboard\/intake/, async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await line(page).press("Control+Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Hent inn alle");
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await all.press("Enter");
    await sent;
    expect(await page.getByRole("button", { name: "Publiser", exact: true }).isEnabled()).toBe(true);
    answer();
    await page.waitForURL(/\/dashboard\/intake\/./);
    await page.getByText("Bibeltime").first().waitFor();
    await page.getByText("Gudstjeneste").first().waitFor();
  });

  describe("whose readers do not come", () => {
    journey.override({ expected: [/one-line|line-worker|start-reader|ERR_FAILED|Failed to/] });

    journey("says so, and loses nothing", async ({ page }) => {
      await openAs(page, "owner", "/dashboard/event/new");
      await page.route(/line-worker|start-reader/, (route) => route.abort());
      await line(page).fill("Konsert fredag kl 19");
      await page.getByText("Vi fikk ikke lest dette nå.").waitFor();
      expect(await line(page).inputValue()).toBe("Konsert fredag kl 19");
      await openRows(page);
      await page.getByLabel("Tittel").fill("Konsert");
      expect(await value(page, "title")).toBe("Konsert");
    });
  });
});

describe("the rows of an event", () => {
  journey.override({ expected: [/422/] });

  journey("open for what is wrong in them, and the problem leads to its field", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/event/new");
    await page.locator("[name=external_url]").evaluate((field: HTMLInputElement) => (field.value = "ikke en adresse"));
    await page.getByRole("button", { name: "Publiser" }).click();
    const problems = page.getByRole("alert").first();
    await problems.getByRole("link", { name: /^Nettside/ }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-external_url");
    expect(await page.getByLabel("Tittel").isVisible()).toBe(true);
    expect(await page.locator("[data-row=type]").getAttribute("open")).toBeNull();
    // Closed again, it opens for the next refusal.
    await row(page, "title").click();
    await page.getByRole("button", { name: "Publiser" }).click();
    await expect.poll(() => page.getByLabel("Tittel").isVisible()).toBe(true);
  });

  journey("are in the order of their problems", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/event/new");
    await openRows(page);
    await page.getByLabel("Pris i kroner").evaluate((field: HTMLInputElement) => (field.value = "mye"));
    for (const name of ["external_url", "registration_url"])
      await page.locator(`[name=${name}]`).evaluate((field: HTMLInputElement) => (field.value = "ikke en adresse"));
    await page.locator("[name=is_recurring]").check();
    await page.getByLabel("Emneord").fill("ord ".repeat(20));
    await page.getByRole("button", { name: "Publiser" }).click();
    const links = page.getByRole("alert").first().locator("a[href^='#field-']");
    await links.first().waitFor();
    const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!.slice(1)));
    const onScreen = await page
      .locator("#content [id^=field-]")
      .evaluateAll((all, named) => all.map(({ id }) => id).filter((id) => named.includes(id)), ids);
    expect(ids.length).toBeGreaterThan(5);
    expect(ids).toEqual(onScreen);
  });

  journey("hold a time to be shown from, which the menu leads to", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/event/new");
    await (await inFormMenu(page, "Publiser på et tidspunkt")).click();
    await expect.poll(() => page.getByRole("radio", { name: "På et tidspunkt" }).isChecked()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-publish_date");
    await says(page, "more", /På et tidspunkt/);
  });

  journey("keep the first letter of a field that suggests", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/event/new");
    await openRows(page);
    const find = page.getByRole("combobox", { name: /^Finn en organisasjon/ });
    await find.pressSequentially("fj");
    expect(await find.inputValue()).toBe("fj");
    await page.getByRole("option", { name: /Fjellkirken/ }).click();
    await says(page, "more", /Sammen med andre/);
  });
});
