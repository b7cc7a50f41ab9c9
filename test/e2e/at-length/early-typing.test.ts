import { describe, expect } from "vitest";
import { openRows } from "#test/support/event-form";
import { journey } from "#test/support/journey";
import { become } from "#test/support/people";

describe("what is typed before a page has come alive", () => {
  journey.override({ device: "desktop" });

  journey("stays, also where a text stood before", async ({ page, context }) => {
    await become(context, "owner");
    await page.goto("/dashboard");
    const edit = await page
      .getByRole("link", { name: /^Endre / })
      .first()
      .getAttribute("href");
    let arrive = (): void => undefined;
    const scripts = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto(edit!, { waitUntil: "commit" });
    await openRows(page);
    const description = page.getByLabel("Beskrivelse");
    expect(await description.inputValue()).not.toBe("");
    await description.fill("Skrevet tidlig.");
    await page.getByLabel("Tittel").fill("Også tidlig");
    await page.getByRole("radio", { name: "Konferanse" }).check();
    await page.getByLabel("Hele dagen").check();
    arrive();
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
    await page.locator("[role=group][aria-label='Hurtigvalg for starttid']").waitFor({ state: "attached" });
    expect(await description.inputValue()).toBe("Skrevet tidlig.");
    expect(await page.getByLabel("Tittel").inputValue()).toBe("Også tidlig");
    expect(await page.getByRole("radio", { name: "Konferanse" }).isChecked()).toBe(true);
    expect(await page.getByLabel("Hele dagen").isChecked()).toBe(true);
  });
});
