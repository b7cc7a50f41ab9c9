import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { holdBack } from "#test/support/held-answers";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";

const MESSAGE = "Kalenderen vår kommer ikke med. Hva gjør vi galt?";

async function fill(page: Page, message = MESSAGE): Promise<void> {
  await page.getByLabel("E-post").fill("skriver@person.test");
  await page.getByLabel("Emne").fill("Kalenderen");
  await page.getByLabel("Melding", { exact: true }).fill(message);
}

const send = (page: Page) => page.getByRole("button", { name: "Send meldingen" });
const isSent = (page: Page) => page.getByRole("heading", { level: 1, name: "Takk for at du skrev!" }).waitFor();

describe("a contact form, in bad weather", () => {
  journey.override({ expected: [/ERR_INTERNET_DISCONNECTED/, /\b422\b/] });

  journey("pressed twice while the answer is late is one message, and says that it works", async ({ page }) => {
    await open(page, "/contact");
    await fill(page, `${MESSAGE} To trykk.`);
    const message = await holdBack(page, "**/contact.data*", "POST");
    await send(page).dblclick();
    const working = page.getByRole("button", { name: "Sender …" });
    await working.waitFor();
    await expect.poll(() => working.isDisabled()).toBe(true);
    message.letGo();
    await isSent(page);
    expect(message.asked()).toBe(1);
  });

  journey("is sent when the session has ended meanwhile: it needs none", async ({ page }) => {
    await become(page.context(), "owner");
    const hearts = page.waitForResponse((response) => response.url().endsWith("/api/favorites"));
    await open(page, "/contact");
    await expect.poll(() => page.getByLabel("E-post").inputValue()).toMatch(/@/);
    await fill(page, `${MESSAGE} Logget ut.`);
    await hearts; // They are the account's, and the page asks for them by itself.
    await page.context().clearCookies();
    await send(page).click();
    await isSent(page);
  });
});
