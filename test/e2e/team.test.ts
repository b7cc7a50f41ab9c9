import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { anotherBrowser, openAs } from "#test/support/people";
import { linkMailedTo } from "#test/support/sent-mails";

const PASSWORD = "syv blå hatter";

describe("a team", () => {
  journey.override({ device: "desktop" });

  journey(
    "an owner invites, somebody new accepts in a browser of their own, and may do what editors may",
    async ({ page, browser }) => {
      const email = `frivillig-${Date.now()}@person.test`;
      await openAs(page, "owner", "/organizer/bykirken/team");
      await page.getByLabel("E-post").fill(email);
      await page.getByRole("button", { name: "Send invitasjon" }).click();
      await page.getByText("Invitasjonen er sendt.").waitFor();
      await page
        .getByRole("listitem")
        .filter({ hasText: email })
        .getByText(/^Invitert /)
        .waitFor();

      const helper = await anotherBrowser(browser);
      await open(helper, await linkMailedTo(email, "/invitation/"));
      await helper.getByText("Du er invitert til teamet til Bykirken.").waitFor();
      await expect.poll(() => helper.getByLabel("E-post").inputValue()).toBe(email);
      await helper.getByRole("link", { name: "Opprett konto" }).click();
      await helper.getByRole("heading", { level: 1, name: "Opprett konto" }).waitFor();
      await expect.poll(() => helper.getByLabel("E-post").inputValue()).toBe(email);
      await helper.getByLabel("Passord", { exact: true }).fill(PASSWORD);
      await helper.getByRole("button", { name: "Opprett konto" }).click();
      await helper.getByRole("heading", { level: 1, name: "Bli med i teamet til Bykirken" }).waitFor();
      await helper.getByRole("button", { name: "Takk ja" }).click();
      await helper.getByText("Invitasjonen er godtatt!").waitFor();
      await helper.getByRole("heading", { level: 1, name: "Bykirken" }).waitFor();

      await helper.getByRole("link", { name: "Nytt arrangement" }).first().waitFor();
      await expect.poll(() => helper.locator('a[href="/dashboard/settings"]').count()).toBe(0);
      expect((await helper.goto("/dashboard/settings"))?.status()).toBe(403);
      await open(helper, "/organizer/bykirken/team");
      await helper
        .getByRole("listitem")
        .filter({ hasText: email })
        .getByText(/^Aktiv siden /)
        .waitFor();
      await expect.poll(() => helper.getByRole("button", { name: "Send invitasjon" }).count()).toBe(0);
      await helper.context().close();
    },
  );
});
