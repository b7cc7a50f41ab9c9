import { describe } from "vitest";
import { journey } from "#test/support/journey";
import { fillEvent, openNewEvent } from "#test/support/made-events";
import { become } from "#test/support/people";

describe("publish at a time", () => {
  journey.override({ device: "desktop" });

  journey("is what the button says, by the day that is typed, and what is said afterwards", async ({ page }) => {
    await become(page.context(), "owner");
    await openNewEvent(page);
    await fillEvent(page, { title: "Midnattskonsert", type: "Konsert", day: "2026-06-25" });
    await page.getByRole("radio", { name: "På et tidspunkt" }).check();
    await page.getByLabel("Vises fra klokka", { exact: true }).fill("12:30");
    await page.getByLabel("Vises fra dato").fill("");
    await page.getByRole("button", { name: "Sett på vent" }).waitFor();
    for (const [day, words] of [
      ["2026-06-09", "tirsdag"],
      ["2026-06-05", "i morgen"],
      ["2026-06-04", "i dag"],
    ] as const) {
      await page.getByLabel("Vises fra dato").fill(day);
      await page.getByRole("button", { name: `Publiser ${words} kl. 12:30` }).waitFor();
    }
    await page.getByRole("button", { name: "Publiser i dag kl. 12:30" }).click();
    await page.getByText("er lagret, og vises fra i dag kl. 12:30.").waitFor();
  });
});
