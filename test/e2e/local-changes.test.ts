import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { axeFindingsOfScreen, preferring } from "#test/support/axe";
import { calendar } from "#test/support/feed-behaviours";
import { calendarText } from "#test/support/feed-calendars";
import { type FeedServer, startFeedServer } from "#test/support/feed-server";
import { atLength } from "#test/support/fuzz";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";

let feeds: FeedServer;

beforeAll(async () => {
  feeds = await startFeedServer(inject("feedPort"));
});
afterAll(() => feeds.close());

describe.each(atLength([true], [true, false]))(
  "an imported event that is edited here (scripts: %s)",
  (javaScriptEnabled) => {
    journey.override({ javaScriptEnabled, ...(!javaScriptEnabled && { expected: [/^failed request \(csp\)/] }) });

    journey("keeps what was set through a run, and goes back to the source", async ({ page }) => {
      const title = `Salmekveld ${javaScriptEnabled ? "med" : "uten"} skript`;
      const path = `/lokalt-${javaScriptEnabled}.ics`;
      const serve = (description: string) =>
        feeds.serve(path, calendar(calendarText([{ uid: path, summary: title, inDays: 9, description }])));
      const send = async (form: Record<string, string>) => {
        const headers = { Origin: inject("baseUrl") };
        expect((await page.request.post("/dashboard/calendar-sync", { form, headers })).status()).toBe(200);
      };
      await become(page.context(), "calendarkeeper");
      await send({ intent: "add", calendar_name: "Salmer", calendar_url: serve("Fra kilden.") });

      const list = `/dashboard?q=${encodeURIComponent(title)}`;
      await (javaScriptEnabled ? open(page, list) : page.goto(list));
      const edit = page.getByRole("link", { name: `Endre ${title}` }).locator("visible=true");
      const menu = page.locator("summary[aria-label^=Valg]");
      await edit.or(menu).first().waitFor();
      if ((await edit.count()) === 0) await menu.first().click();
      await edit.click();
      await page.getByText("Tittel, tid og sted kommer fra «Salmer».").waitFor();
      const form = page.url();
      await page.getByLabel("Beskrivelse").fill("Vi synger de gamle salmene.");
      await page.getByRole("radio", { name: "Konsert" }).check();
      await page.getByRole("button", { name: "Lagre" }).click();
      await page.getByText("Arrangementet er lagret.").waitFor();

      serve("Ny tekst fra kilden.");
      const sync = await page
        .goto("/dashboard/calendar-sync")
        .then(() =>
          page.locator("li").filter({ hasText: "Salmer" }).locator("input[name=sync_id]").first().inputValue(),
        );
      await send({ intent: "sync", sync_id: sync });
      await expect
        .poll(
          async () => {
            await page.goto(list);
            return page.getByText("endret her").count();
          },
          { timeout: 30_000, interval: 1000 },
        )
        .toBeGreaterThan(0);
      await page.goto(form.replace("/dashboard/event/", "/event/").replace("/local-changes", ""));
      await page.getByText("Vi synger de gamle salmene.").waitFor();

      await page.goto(form);
      if (javaScriptEnabled) {
        expect(await axeFindingsOfScreen(page, form)).toEqual([]);
        await preferring(page, { locale: "nb" });
        await page.goto(form);
      }
      await page.getByText("I kalenderen: Ny tekst fra kilden.").waitFor();
      await page.getByRole("button", { name: "Tilbake til kalenderen: Beskrivelse" }).click();
      await page.getByText("Feltet er tilbake til kalenderen.").waitFor();
      await expect.poll(() => page.getByLabel("Beskrivelse").inputValue()).toBe("Ny tekst fra kilden.");
      await expect.poll(() => page.getByRole("radio", { name: "Konsert" }).isChecked()).toBe(true);
      await send({ intent: "remove", sync_id: sync });
    });
  },
);
