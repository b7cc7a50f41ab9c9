import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

describe.each([true, false])("the filters of the list of congregations, on a phone; with scripts: %s", (hasScripts) => {
  journey.override({
    javaScriptEnabled: hasScripts,
    expected: hasScripts ? [] : [/^failed request \(csp\)/],
  });

  journey("stand behind a button, which says how many are chosen", async ({ page }) => {
    await (hasScripts ? open(page, "/organizations") : page.goto("/organizations"));
    const near = page.getByLabel("Nær sted");
    expect(await near.isVisible()).toBe(false);
    await page.locator("summary", { hasText: "Filtre" }).click();
    await near.fill("Røros");
    await near.press("Enter");
    await page.waitForURL(/near=R/);
    await page.locator("summary", { hasText: "Filtre (1)" }).waitFor();
    await page.getByRole("link", { name: "Fjellkirken menighet" }).waitFor();
    expect(await page.getByRole("link", { name: "Bykirken" }).count()).toBe(0);
  });
});
