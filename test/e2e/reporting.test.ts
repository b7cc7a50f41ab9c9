import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { openAs } from "#test/support/people";

describe("reporting, without an account", () => {
  journey("asks to sign in, and closes by button, key and backdrop; the focus goes back", async ({ page }) => {
    await open(page, "/event/kirkekonsert");
    const opener = page.getByRole("button", { name: "Rapporter Kirkekonsert i lyse netter" }).first();
    const dialog = page.getByRole("dialog");
    const isOpenerFocused = () => opener.evaluate((element) => element === document.activeElement);

    await opener.click();
    await dialog.getByText("Du må være innlogget for å rapportere innhold. Vennligst logg inn først.").waitFor();
    for (const label of [
      "Spam eller reklame",
      "Upassende innhold",
      "Villedende informasjon",
      "Støtende innhold",
      "Annet",
    ]) {
      await dialog.getByText(label).waitFor();
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(isOpenerFocused).toBe(true);

    await opener.click();
    await dialog.getByRole("button", { name: "Avbryt" }).click();
    await dialog.waitFor({ state: "hidden" });

    await opener.click();
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: "hidden" });
  });
});

describe("reporting, with an account", () => {
  journey("thanks, closes by itself after two seconds, and wants a category first", async ({ page }) => {
    await openAs(page, "follower", "/event/kirkekonsert");
    const opener = page.getByRole("button", { name: "Rapporter Kirkekonsert i lyse netter" }).first();
    const dialog = page.getByRole("dialog");
    await opener.click();
    const send = dialog.getByRole("button", { name: "Send rapport" });
    await expect.poll(() => send.isDisabled()).toBe(true);
    await dialog.getByRole("radio", { name: "Villedende informasjon" }).check();
    const words = dialog.getByPlaceholder("Gi oss mer informasjon om problemet...");
    await words.fill("Konserten er flyttet.");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await opener.click();
    expect(await dialog.getByRole("radio", { name: "Villedende informasjon" }).isChecked()).toBe(true);
    expect(await words.inputValue(), "what was typed outlasts Escape").toBe("Konserten er flyttet.");
    await send.click();
    await dialog.getByText("Takk for at du sier fra!").waitFor();
    await dialog.waitFor({ state: "hidden" });
    // Sending the same report again does no harm.
    await opener.click();
    await dialog.getByRole("radio", { name: "Annet" }).check();
    await send.click();
    await dialog.getByText("Takk for at du sier fra!").waitFor();
  });
});
