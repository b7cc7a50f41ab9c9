import { expect } from "vitest";
import { journey, open } from "#test/support/journey";

journey("what is typed in the dialogs of an account outlasts Escape, and the address goes along", async ({ page }) => {
  await open(page, "/become-organizer");
  const dialog = page.getByRole("dialog");
  const email = dialog.getByLabel("E-post");
  const opener = (name: string) => page.getByRole("main").getByRole("link", { name }).first();
  await opener("Opprett konto").click();
  await email.fill("ny@menighet.test");
  await dialog.getByLabel("Passord", { exact: true }).fill("tre tilfeldige ord");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await opener("Opprett konto").click();
  expect(await email.inputValue()).toBe("ny@menighet.test");
  expect(await dialog.getByLabel("Passord", { exact: true }).inputValue()).toBe("tre tilfeldige ord");
  await dialog.getByRole("button", { name: "Logg inn" }).click();
  await dialog.getByRole("heading", { name: "Logg inn" }).waitFor();
  expect(await email.inputValue()).toBe("ny@menighet.test");
});
