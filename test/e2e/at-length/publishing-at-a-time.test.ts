import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { openRows } from "#test/support/event-form";
import { journey, open } from "#test/support/journey";
import { fillEvent, openNewEvent } from "#test/support/made-events";
import { bringTimeOf, runCron } from "#test/support/passing-time";
import { become } from "#test/support/people";

/** A title of this try alone: a second try does not find the first one's event. */
const ownTitle = (title: string) => `${title}${crypto.randomUUID().slice(0, 4)}`;

const row = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
const foundBySearch = async (page: Page, title: string): Promise<boolean> => {
  const address = `${inject("baseUrl")}/api/events?q=${encodeURIComponent(title)}`;
  // A connection that the server closes at that moment, for it was idle, is no answer.
  const answer = await page.request.get(address, { maxRetries: 2 });
  return (await answer.text()).includes(title);
};

/** Publishes an event at half past twelve, half an hour from now, and sees it wait. */
async function publishLater(page: Page, title: string): Promise<void> {
  await become(page.context(), "owner");
  await openNewEvent(page);
  await fillEvent(page, { title, type: "Konsert", day: "2026-06-25" });
  await page.getByRole("radio", { name: "På et tidspunkt" }).check();
  await page.getByLabel("Vises fra klokka", { exact: true }).fill("12:30");
  await page.getByLabel("Vises fra dato").fill("");
  await page.getByRole("button", { name: "Sett på vent" }).waitFor();
  for (const [day, words] of [
    ["2026-06-09", "tirsdag"],
    ["2026-06-05", "i morgen"],
  ] as const) {
    await page.getByLabel("Vises fra dato").fill(day);
    await page.getByRole("button", { name: `Publiser ${words} kl. 12:30` }).waitFor();
  }
  await page.getByLabel("Vises fra dato").fill("2026-06-04");
  await page.getByRole("button", { name: "Publiser i dag kl. 12:30" }).click();
  await page.getByText("er lagret, og vises fra i dag kl. 12:30.").waitFor();
  await open(page, `/dashboard?q=${title}`);
  await row(page, title)
    .getByText(/Vises fra i dag kl\. 12:30/)
    .waitFor();
  expect(await foundBySearch(page, title)).toBe(false);
}

describe("publish at a time", () => {
  journey.override({ device: "desktop" });

  journey("waits, is there when the cron comes by, and not before", async ({ page }) => {
    const title = ownTitle("Midnattskonsert");
    await publishLater(page, title);
    await runCron();
    expect(await foundBySearch(page, title)).toBe(false);
    await bringTimeOf(title);
    await runCron();
    await expect.poll(() => foundBySearch(page, title)).toBe(true);
    await open(page, `/dashboard?q=${title}`);
    await row(page, title).waitFor();
    await expect.poll(() => row(page, title).getByText("Vises fra").count()).toBe(0);
    await row(page, title)
      .getByRole("link", { name: `Endre ${title}` })
      .click();
    await page.getByRole("heading", { level: 1, name: "Rediger arrangement" }).waitFor();
    await openRows(page);
    await expect.poll(() => page.getByRole("radio", { name: "På et tidspunkt" }).count()).toBe(0);
  });
});
