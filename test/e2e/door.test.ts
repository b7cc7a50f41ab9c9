import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { bringIn, discard } from "#test/support/bringing-in";
import { journey, open } from "#test/support/journey";
import { deleteEvent, deleteInRow } from "#test/support/made-events";
import { become, openAs } from "#test/support/people";

const DOORS = ["/dashboard", "/dashboard/calendar-sync"] as const;
const LABEL = "Skriv, lim inn en lenke eller tekst, ta bilde av plakaten, eller slipp en fil";
const TABLE = "Dato;Tid;Tittel\n20.06.2027;11.00;Skogsgudstjeneste\n27.06.2027;18.00;Vesper";

describe.each(DOORS)("the line at %s", (path) => {
  journey(
    "takes one event to its form, where it is read; several to the review; a file is dropped on it",
    async ({ page }) => {
      await openAs(page, "owner", path);
      await page.getByLabel(LABEL).fill("Dørsang søndag 13. juni 2027 kl 11, kirkekaffe etterpå");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: "Nytt arrangement" }).waitFor();
      await expect.poll(() => page.locator("[name=title]").inputValue()).toBe("Dørsang");
      await expect.poll(() => page.locator("[name=start_date]").inputValue()).toBe("2027-06-13");
      await expect.poll(() => page.locator("[name=start_time]").inputValue()).toBe("11:00");

      await open(page, path);
      expect(await axeFindings(page)).toEqual([]);
      const field = page.getByLabel(LABEL);
      await field.evaluate((line, text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], "program.csv", { type: "text/csv" }));
        const dropped = { dataTransfer, bubbles: true, cancelable: true };
        for (const name of ["dragover", "drop"]) line.dispatchEvent(new DragEvent(name, dropped));
      }, TABLE);
      await page.getByRole("heading", { level: 1, name: "Dette forsto vi av «program.csv»" }).waitFor();
      await discard(page);
    },
  );
});

describe("by keyboard on a desktop", () => {
  journey.override({ device: "desktop" });

  journey("one line is published by Enter and Control + Enter: the keys go on in its form", async ({ page }) => {
    await openAs(page, "owner", "/dashboard");
    await page.getByLabel(LABEL).focus();
    await page.keyboard.type("Dørbønn søndag kl 19, kaffe etterpå");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Nytt arrangement" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("line");
    await page.keyboard.press("Control+Enter");
    await page.getByText("Arrangementet er publisert.").waitFor();
    await deleteInRow(page, "Dørbønn");
  });
});

describe("in bad weather", () => {
  journey.override({ expected: [/^failed request/, /^console error: Failed to load resource/, /^answer 4/] });

  journey("what another tab changed in a row stands beside one's own changes", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/intake");
    await bringIn(page, "Dørtur søndag 20. juni 2027 kl 11\nDørsang søndag 27. juni 2027 kl 18");
    const other = await page.context().newPage();
    await open(other, page.url());
    const titleOf = (tab: typeof page, row: number) => tab.locator("[name^='title.']").nth(row);
    await titleOf(other, 0).fill("Dørvandring");
    await other.getByRole("button", { name: "Lagre til senere" }).click();
    await expect.poll(() => other.locator("[name^='seen.title.']").first().inputValue()).toBe("Dørvandring");
    await titleOf(page, 1).fill("Dørvesper");
    await page.getByRole("button", { name: "Lagre til senere" }).click();
    await expect.poll(() => titleOf(page, 0).inputValue()).toBe("Dørvandring");
    expect(await titleOf(page, 1).inputValue()).toBe("Dørvesper");
    await page.getByRole("button", { name: "Lagre til senere" }).click();
    await expect.poll(() => page.locator("[name^='seen.title.']").nth(1).inputValue()).toBe("Dørvesper");
    await other.close();
    await discard(page);
  });

  journey("what another tab has published is said at the press, in the form and in the review", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/intake");
    const text = "Dørvake søndag 4. juli 2027 kl 21\nDørmesse søndag 11. juli 2027 kl 11";
    await bringIn(page, text);
    const other = await page.context().newPage();
    await open(other, "/dashboard/intake");
    await bringIn(other, text);
    const form = await page.context().newPage();
    await open(form, `/dashboard/event/new?${new URLSearchParams({ line: "Dørvake søndag 4. juli 2027 kl 21" })}`);
    await expect.poll(() => form.locator("[name=start_date]").inputValue()).toBe("2027-07-04");
    await page.getByRole("button", { name: "Publiser", exact: true }).click();
    await page.getByText("Suksess! 2 arrangementer ble opprettet.").waitFor();

    await other.getByRole("button", { name: "Publiser", exact: true }).click();
    await other.getByRole("alert").getByText("Noe av dette er lagt ut i mellomtiden").waitFor();
    expect(await other.getByRole("checkbox", { name: "Dørvake", checked: false }).count()).toBe(1);
    expect(await other.getByText("Dette ser ut til å ligge ute alt:").count()).toBe(2);
    expect(await axeFindings(other)).toEqual([]);
    await discard(other);
    await other.close();

    await form.getByRole("button", { name: "Publiser", exact: true }).click();
    const asked = form.getByRole("alert").filter({ hasText: "Ligner på noe som dere har." });
    await asked.getByText("Dørvake").waitFor();
    expect(await form.locator("[name=title]").inputValue()).toBe("Dørvake");
    expect(await axeFindings(form)).toEqual([]);
    await asked.getByLabel("Det er et annet arrangement").check();
    await form.getByRole("button", { name: "Publiser", exact: true }).click();
    await form.getByText("Arrangementet er publisert.").waitFor();
    await deleteEvent(form, new URL(form.url()).searchParams.get("gjelder")!);
    await form.close();
    await page.getByRole("button", { name: "Angre" }).click();
    await page.getByText("Publiseringen er angret.").waitFor();
    await discard(page);
  });

  journey("a file is not called damaged without a network: it is kept, and read when that comes", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/intake");
    const file = { name: "program.csv", mimeType: "text/csv", buffer: Buffer.from(TABLE) };
    await page.route("**/assets/**", (route) => route.abort());
    await page.context().setOffline(true);
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("Filen er tatt vare på her").waitFor();
    await page.unroute("**/assets/**");
    await page.context().setOffline(false);
    await page.getByRole("heading", { level: 1, name: "Dette forsto vi av «program.csv»" }).waitFor();
    await discard(page);
  });
});

describe("without scripts", () => {
  journey.override({ javaScriptEnabled: false });

  journey.for(DOORS)("the line at %s carries what was written to the form", async (path, { page }) => {
    await become(page.context(), "owner");
    await page.goto(path);
    await page.getByLabel(LABEL).fill("Dørsang søndag kl 11");
    await page.getByRole("button", { name: "Se hva vi forstår" }).click();
    const line = page.getByLabel(/^Skriv det som i menighetsbladet/);
    await expect.poll(() => line.inputValue()).toBe("Dørsang søndag kl 11");
    expect(await line.isVisible()).toBe(true);
  });
});
