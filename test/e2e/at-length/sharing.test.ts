import { describe, expect, inject } from "vitest";
import { journey, open } from "#test/support/journey";

describe("sharing", () => {
  journey("where the device cannot share, the text is copied and that is said", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await open(page, "/event/kirkekonsert");
    await page.getByRole("button", { name: "Del Kirkekonsert i lyse netter" }).first().click();
    await page.getByText("Arrangementsinfo kopiert til utklippstavlen!").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Kirkekonsert i lyse netter");
    expect(copied).toContain("6. juni 2026 kl. 19:00");
    expect(copied).toContain("Fjellkirken menighet");
    expect(copied).toContain(`${inject("baseUrl")}/event/kirkekonsert`);
  });
});
