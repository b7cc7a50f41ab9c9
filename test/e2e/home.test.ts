import { describe, expect } from "vitest";
import { axeFindingsOfScreen } from "#test/support/axe";
import { journey } from "#test/support/journey";

describe("the front door", () => {
  journey("shows what happens", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("heading", { name: "Finn arrangementer i nærheten" }).waitFor();
    await page.getByRole("link", { name: /Ungdomskveld/ }).first().waitFor();
    expect(await page.getByRole("heading", { name: /Kommende arrangementer/ }).textContent()).toContain("3 arrangementer");
  });

  journey("is found clean by axe", async ({ page }) => {
    expect(await axeFindingsOfScreen(page, "/")).toEqual([]);
  });
});
