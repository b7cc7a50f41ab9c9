import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { inFormMenu, openRows } from "#test/support/event-form";
import { journey, open } from "#test/support/journey";
import { PEOPLE } from "#test/support/journey-accounts";
import { fillEvent, openNewEvent } from "#test/support/made-events";
import { become, openAs, signIn } from "#test/support/people";

const KEPT = "Vi har tatt vare på det du skrev";
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("samling:draft:")));

describe("what somebody types", () => {
  journey.override({ device: "desktop", expected: [/beforeunload/, /\b(?:403|422)\b/] });

  journey(
    "comes back after a reload, belongs to one account, is not shared by two tabs, and goes when it is published",
    async ({ page, context }) => {
      page.on("dialog", (dialog) => void dialog.accept());
      await become(context, "owner");
      await openNewEvent(page);
      await fillEvent(page, { title: "Kladdekveld", type: "Konsert", day: "2026-06-25", time: "18:00" });
      const practical = page.locator("summary", { has: page.getByRole("heading", { name: "Praktisk" }) });
      await practical.click();
      await page.getByRole("checkbox", { name: "Nattverd" }).check();
      await page.getByLabel(/^Fra alder/).fill("13");

      const second = await context.newPage();
      await openNewEvent(second);
      await second.getByLabel("Tittel").fill("En annen fane");
      await expect.poll(() => second.getByText(KEPT).count()).toBe(0);
      await expect.poll(() => draftsIn(page)).toHaveLength(2);
      await second.close({ runBeforeUnload: false });

      await become(context, "governor");
      await openNewEvent(page);
      await expect.poll(() => page.getByText(KEPT).count()).toBe(0);

      await become(context, "owner");
      await openNewEvent(page);
      await page.getByText(KEPT).waitFor();
      await page.getByRole("button", { name: "Kast det" }).click();
      await page.reload();
      await page.getByRole("button", { name: "Hent det fram" }).click();
      await expect.poll(() => page.getByLabel("Tittel").inputValue()).toBe("Kladdekveld");
      await openRows(page);
      await expect.poll(() => page.getByRole("radio", { name: "Konsert" }).isChecked()).toBe(true);
      await expect.poll(() => page.getByLabel("Startdato").inputValue()).toBe("2026-06-25");
      await expect.poll(() => page.getByRole("checkbox", { name: "Nattverd" }).isChecked()).toBe(true);
      await expect.poll(() => page.getByLabel(/^Fra alder/).inputValue()).toBe("13");
      await page.getByRole("button", { name: "Publiser" }).click();
      await page.getByText("Arrangementet er publisert.").waitFor();
      expect(await draftsIn(page)).toEqual([]);
    },
  );

  journey(
    "before stays as it was where a form is refused meanwhile, and nothing is lost to a template unasked",
    async ({ page, context }) => {
      page.on("dialog", (dialog) => void dialog.accept());
      await become(context, "owner");
      await openNewEvent(page);
      await page.getByLabel("Tittel").fill("Ukentlig bønn");
      await (await inFormMenu(page, "Lagre som mal")).click();
      await page.getByText("er nå en mal.").waitFor();
      const menu = page.locator("details[data-menu][open]");
      await expect.poll(() => menu.count(), { message: "the menu is closed" }).toBe(0);
      await page.getByLabel("Tittel").fill("Den første");
      await expect.poll(() => draftsIn(page)).toHaveLength(1);

      await openNewEvent(page);
      await page.getByText(KEPT).waitFor();
      await page.getByLabel("Tittel").fill("Den andre");
      await page.getByRole("button", { name: "Publiser" }).click();
      await page.getByRole("alert").waitFor();
      await expect.poll(() => page.getByText(KEPT).count()).toBe(0);

      await page.getByRole("link", { name: "Ukentlig bønn" }).click();
      await page.getByRole("dialog").getByRole("button").first().click();
      expect(await page.getByLabel("Tittel").inputValue()).toBe("Den andre");

      await open(page, "/dashboard/event/new");
      await page.getByRole("button", { name: "Kast det" }).click();
      await open(page, "/dashboard/event/new");
      await page.getByRole("button", { name: "Hent det fram" }).click();
      await expect.poll(() => page.getByLabel("Tittel").inputValue()).toBe("Den første");
    },
  );

  journey.for(["/dashboard/event/new", "/dashboard/event/kirkekonsert/edit", "/dashboard/settings"])(
    "is kept, and not a form that was only looked at: %s",
    async (path, { page }) => {
      await openAs(page, "calendarkeeper", path);
      await openRows(page);
      await page.locator("main form", { has: page.locator("[data-row]") }).dispatchEvent("input");
      expect(await draftsIn(page)).toEqual([]);
    },
  );

  journey("in a profile survives an ended session, and goes when one signs out", async ({ page, context }) => {
    page.on("dialog", (dialog) => void dialog.accept());
    // With its own session: signing out ends the session for everybody who has it.
    await signIn(page, PEOPLE.calendarkeeper);
    await page.getByRole("heading", { level: 1, name: "Fjellkirken menighet" }).waitFor();
    await open(page, "/dashboard/settings");
    await openRows(page);
    await page.getByLabel("Telefon").fill("99 88 77 66");
    await context.clearCookies();
    await page.getByRole("button", { name: "Lagre" }).click();
    await page.getByRole("alert").getByText("Du er logget ut.").waitFor();
    await expect.poll(() => page.getByLabel("Telefon").inputValue()).toBe("99 88 77 66");
    await page.getByRole("alert").getByRole("link", { name: "Logg inn" }).click();
    await page.waitForURL(/\/login\?next=%2Fdashboard%2Fsettings$/);
    await signIn(page, PEOPLE.calendarkeeper);
    await page.getByRole("heading", { level: 1, name: "Fjellkirken menighet" }).waitFor();
    await open(page, "/dashboard/settings");
    await openRows(page);
    await page.getByText(KEPT).waitFor();
    await page.getByRole("button", { name: "Hent det fram" }).click();
    await expect.poll(() => page.getByLabel("Telefon").inputValue()).toBe("99 88 77 66");
    await page.getByRole("button", { name: "Logg ut" }).click();
    await page.getByRole("heading", { name: "Finn arrangementer i nærheten" }).waitFor();
    expect(await draftsIn(page)).toEqual([]);
  });

  journey("in a report survives a reload, on the page as in the dialog, and goes when it is sent", async ({ page }) => {
    await openAs(page, "follower", "/event/kirkekonsert");
    await page.getByRole("button", { name: "Rapporter Kirkekonsert i lyse netter" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Villedende informasjon" }).check();
    await dialog.getByPlaceholder("Gi oss mer informasjon om problemet...").fill("Konserten er flyttet.");
    await page.reload();
    await open(page, "/report/event/kirkekonsert");
    await page.getByText(KEPT).waitFor();
    await open(page, "/event/kirkekonsert");
    await page.getByRole("button", { name: "Rapporter Kirkekonsert i lyse netter" }).first().click();
    await dialog.getByRole("button", { name: "Hent det fram" }).click();
    await expect.poll(() => dialog.getByRole("radio", { name: "Villedende informasjon" }).isChecked()).toBe(true);
    expect(await dialog.getByPlaceholder("Gi oss mer informasjon om problemet...").inputValue()).toBe(
      "Konserten er flyttet.",
    );
    await dialog.getByRole("button", { name: "Send rapport" }).click();
    await dialog.getByText("Takk for at du sier fra!").waitFor();
    expect(await draftsIn(page)).toEqual([]);
  });
});
