import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { PEOPLE } from "#test/support/journey-accounts";
import { anotherBrowser, signIn } from "#test/support/people";
import { linkMailedTo } from "#test/support/sent-mails";

const NEW_PASSWORD = "ni hvite svaner";

describe("a forgotten password", () => {
  journey("is replaced through a mailed link, and every other session ends", async ({ page, browser }) => {
    const old = await anotherBrowser(browser, "newcomer");
    await old.goto("/settings");
    await old.getByText(`Logget inn som ${PEOPLE.newcomer}`).waitFor();

    await open(page, "/login");
    await page.getByLabel("E-post").fill(PEOPLE.newcomer);
    await page.getByRole("link", { name: "Glemt passordet?" }).click();
    await page.getByRole("button", { name: "Send lenke" }).waitFor();
    await expect
      .poll(() => page.getByLabel("E-post").inputValue(), { message: "the address comes along" })
      .toBe(PEOPLE.newcomer);
    await page.getByRole("button", { name: "Send lenke" }).click();
    await page.getByRole("heading", { name: "E-post sendt!" }).waitFor();
    await page.getByRole("link", { name: "Tilbake til innlogging" }).waitFor();

    const link = await linkMailedTo(PEOPLE.newcomer, "/reset-password");
    // A mail scanner follows the link too, which must not redeem it.
    await old.goto(link);
    await open(page, link);
    await page.getByLabel("Nytt passord", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Gjenta passordet").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Lagre nytt passord" }).click();
    await page.getByRole("heading", { level: 1, name: "Velkommen" }).waitFor();

    await old.goto("/dashboard");
    await old.getByRole("heading", { level: 1, name: "Logg inn" }).waitFor();
    await old.goto(link);
    await old.getByRole("heading", { name: "Passordet er allerede byttet" }).waitFor();
    await old.context().close();
  });
});

journey("signing out ends the session on this device", async ({ page }) => {
  await signIn(page, PEOPLE.third);
  await page.waitForURL((url) => url.pathname !== "/login");
  await open(page, "/settings");
  await page.getByRole("button", { name: "Logg ut" }).locator("visible=true").click();
  await page.getByRole("heading", { level: 1, name: "Finn arrangementer i nærheten" }).waitFor();
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1, name: "Logg inn" }).waitFor();
});
