import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { journey, open } from "#test/support/journey";

const groundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** Returns whether an element stands out from another by the one thing that forced colours leave: its ground. */
async function differs(chosen: Locator, other: Locator): Promise<boolean> {
  return (await groundOf(chosen)) !== (await groundOf(other));
}

describe("forced colours", () => {
  journey("what is chosen stands out from what is not: faces, days, types and tabs", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, "/?type=concert&when=weekend");
    const filters = page.getByRole("navigation", { name: "Hurtigvalg" });
    const link = (name: string) => filters.getByRole("link", { name, exact: true });
    const opener = (name: string) => filters.getByRole("button", { name, exact: true });
    expect(await differs(opener("I helgen"), opener("Sted"))).toBe(true);
    expect(await differs(link("Konsert"), link("Ungdom"))).toBe(true);
    const faces = page.getByRole("navigation", { name: "Visning" }).getByRole("link");
    expect(await differs(faces.filter({ hasText: "Liste" }), faces.filter({ hasText: "Kart" }))).toBe(true);
    const tabs = page.getByRole("navigation").getByRole("link");
    expect(await differs(tabs.filter({ hasText: "Arrangementer" }), tabs.filter({ hasText: "Menigheter" }))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  });

  journey("what only its ground sets apart has an edge: buttons, consents and bands", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const edgeOf = (element: Locator) =>
      element.first().evaluate((node) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, color } = getComputedStyle(node);
        return borderTopStyle === "solid" && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor === color;
      });
    const button = (name: string | RegExp) => page.getByRole("button", { name }).locator("visible=true");
    await open(page, "/login");
    expect(await edgeOf(button("Logg inn"))).toBe(true);
    await open(page, "/letters");
    expect(await edgeOf(page.locator("#consent, [id$=consent]"))).toBe(true);
    await open(page, "/organizer/fjellkirken");
    expect(await edgeOf(button(/^Følg/))).toBe(true);
    await open(page, "/event/klubb-2");
    const band = page.getByText("Lederne er på tur.").locator("xpath=../..");
    expect(await band.evaluate((node) => getComputedStyle(node).borderStyle)).toBe("solid");
  });
});
