import { describe, expect } from "vitest";
import { axeFindingsOfScreen } from "#test/support/axe";
import { journey, open } from "#test/support/journey";
import { fillEvent, openNewEvent } from "#test/support/made-events";
import { become } from "#test/support/people";

describe("an event in two languages", () => {
  journey.override({ device: "desktop", expected: [/^answer 422/, /status of 422/] });

  journey(
    "a secretary writes both by keyboard; a Norwegian reads Norwegian, an English reader English",
    async ({ page }) => {
      await become(page.context(), "owner");
      await openNewEvent(page);
      await fillEvent(page, { title: "Salmer på to språk", type: "Konsert", day: "2026-06-24" });
      const section = page.locator("summary", { hasText: "Tekst på et annet språk" });
      await section.focus();
      await page.keyboard.press("Enter");
      const language = page.getByRole("combobox", { name: /^Det andre språket/ });
      await language.waitFor();
      await page.getByLabel(/^Overskrift på det andre språket/).fill("Hymns in two languages");
      await page.getByRole("button", { name: "Publiser" }).click();
      await page.getByText("Velg språket teksten er skrevet på").first().waitFor();
      await expect
        .poll(() => page.getByLabel(/^Overskrift på det andre språket/).inputValue())
        .toBe("Hymns in two languages");
      await page.getByText("Som ellers hos dere: norsk (bokmål)").waitFor({ state: "attached" });
      await language.focus();
      await page.keyboard.type("English");
      await expect.poll(() => language.inputValue()).toBe("en");
      await page.getByLabel(/^Tekst på det andre språket/).fill("We sing for everybody.");
      await page.getByRole("button", { name: "Publiser" }).click();
      await page.getByRole("link", { name: "Se det" }).click();
      await page.getByRole("heading", { level: 1, name: "Salmer på to språk" }).waitFor();

      const path = new URL(page.url()).pathname;
      await become(page.context(), null);
      await open(page, path);
      const other = page.getByRole("link", { name: "English", exact: true });
      await other.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: "Hymns in two languages" }).waitFor();
      await expect.poll(() => page.getByRole("heading", { level: 1 }).getAttribute("lang")).toBe("en");
      await page.getByText("We sing for everybody.").waitFor();
      await page.getByRole("link", { name: "norsk (bokmål)", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Salmer på to språk" }).waitFor();

      await open(page, `${path}?lang=en`);
      await page.getByRole("heading", { level: 1, name: "Hymns in two languages" }).waitFor();
      await expect.poll(() => page.getByRole("heading", { level: 1 }).getAttribute("lang")).toBeNull();
      expect(await axeFindingsOfScreen(page, path)).toEqual([]);
    },
  );
});
