import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";
import { linkMailedTo, textsSentTo } from "#test/support/sent-mails";

const LATE_MS = 3000;

/** Lets every sent form of a page wait for its answer; returns how many were sent. */
async function answerLate(page: Page, path: string): Promise<() => number> {
  let sent = 0;
  await page.route(`**${path}.data*`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent++;
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    // The second of two presses may have been given up by the browser.
    await route.continue().catch(() => undefined);
  });
  return () => sent;
}

/** Waits until a button says that it works and can't be pressed. */
async function isWorking(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole("button", { name });
  await button.waitFor({ timeout: 2000 });
  expect(await button.isDisabled()).toBe(true);
}

describe("pressed twice while the answer takes three seconds", () => {
  journey.override({ device: "desktop", expected: [/ERR_ABORTED/] });

  journey(
    "a change of status is one change, said while it works, and undone at once",
    { timeout: 60_000 },
    async ({ page, context }) => {
      await become(context, "owner");
      const response = await page.request.post("/dashboard/event/new", {
        multipart: {
          organizer_id: "bykirken",
          title: "Kveldsbønn med to trykk",
          description: "Vi ses.",
          event_type: "prayer",
          country: "Norge",
          start_date: "2026-06-23",
          start_time: "18:00",
        },
        headers: { Origin: inject("baseUrl") },
      });
      const id = new URL(response.url()).searchParams.get("gjelder")!;
      const path = `/dashboard/event/${id}/state`;
      await open(page, path);
      const sent = await answerLate(page, path);
      await page.getByLabel("Kort forklaring").fill("Presten er syk.");
      await page.getByRole("button", { name: /^Avlyst/ }).dblclick();
      await isWorking(page, /^Avlyst Lagrer/);
      await page.getByText("Statusen er endret, og vises nå.").waitFor();
      expect(sent()).toBeLessThanOrEqual(2);

      await open(page, path);
      await page.getByRole("button", { name: "Angre", exact: true }).dblclick();
      await isWorking(page, /^Lagrer/);
      await page.getByText("Det er angret. Arrangementet står som før.").waitFor();
      await open(page, path);
      await page.getByText("Slik står det nå: Som planlagt.").waitFor();
      expect(await page.getByRole("button", { name: "Angre", exact: true }).count()).toBe(0);
    },
  );

  journey(
    "«Stemmer ikke?» is said once, and the button says that it is on its way",
    { timeout: 60_000 },
    async ({ page, context }) => {
      const path = "/event/dugnad/mismatch";
      await open(page, path);
      await answerLate(page, path);
      await page.getByLabel("Feil sted").check();
      await page.getByLabel(/^Vil du si litt mer/).fill("Trykket to ganger.");
      await page.getByRole("button", { name: "Si fra" }).dblclick();
      await isWorking(page, /^Sender/);
      await page.getByRole("heading", { name: "Takk for at du sa fra!" }).waitFor();

      await become(context, "calendarkeeper");
      await open(page, "/dashboard/mismatches");
      const said = page.getByRole("listitem").filter({ hasText: "Trykket to ganger." });
      await said.first().waitFor();
      expect(await page.getByText("Trykket to ganger.").count()).toBe(1);
      await page.getByText("Feil sted", { exact: true }).waitFor();
    },
  );

  journey("an order of letters is one order, with one mail", { timeout: 60_000 }, async ({ page }) => {
    const email = "trykket-to-ganger@person.test";
    await open(page, "/letters");
    const sent = await answerLate(page, "/letters");
    await page.getByLabel("E-postadressen din").fill(email);
    await page.getByLabel(/^Ja, Samling kan lagre/).check();
    await page.getByRole("button", { name: "Send meg en lenke" }).dblclick();
    await isWorking(page, /^Et øyeblikk/);
    await page.getByRole("heading", { level: 1, name: "Sjekk innboksen" }).waitFor();
    expect(sent()).toBeLessThanOrEqual(2);
    await linkMailedTo(email, "/letters/");
    expect(textsSentTo(email)).toHaveLength(1);
  });
});
