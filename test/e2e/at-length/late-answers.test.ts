import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openRows } from "#test/support/event-form";
import { holdBack } from "#test/support/held-answers";
import { journey, open } from "#test/support/journey";
import { publishEvent } from "#test/support/made-events";
import { become } from "#test/support/people";
import { linkMailedTo, textsSentTo } from "#test/support/sent-mails";

/** Waits until a button says that it works and can't be pressed. */
async function isWorking(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole("button", { name });
  await button.waitFor();
  await expect.poll(() => button.isDisabled()).toBe(true);
}

describe("pressed twice while the answer is late", () => {
  journey.override({ device: "desktop", expected: [/ERR_ABORTED/] });

  journey("a change of status is one change, said while it works, and undone at once", async ({ page, context }) => {
    await become(context, "owner");
    const fields = { title: "Kveldsbønn med to trykk", start_date: "2026-06-23" };
    const id = await publishEvent(page.request, fields);
    const path = `/dashboard/event/${id}/state`;
    await open(page, path);
    const change = await holdBack(page, `**${path}.data*`, "POST");
    await page.getByLabel("Kort forklaring").fill("Presten er syk.");
    await page.getByRole("button", { name: /^Avlyst/ }).dblclick();
    await isWorking(page, /^Avlyst Lagrer/);
    change.letGo();
    await page.getByText(" er avlyst. De som har lagret det, får vite det.").waitFor();
    expect(change.asked()).toBeLessThanOrEqual(2);

    await open(page, path);
    const undo = await holdBack(page, `**${path}.data*`, "POST");
    await page.getByRole("button", { name: "Angre", exact: true }).dblclick();
    await isWorking(page, /^Lagrer/);
    undo.letGo();
    await page.getByText("Det er angret. Arrangementet står som før.").waitFor();
    await open(page, path);
    await page.getByText("Slik står det nå: Som planlagt.").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Angre", exact: true }).count()).toBe(0);
  });

  journey("an order of letters is one order, with one mail", async ({ page }) => {
    const email = "trykket-to-ganger@person.test";
    await open(page, "/letters");
    const order = await holdBack(page, "**/letters.data*", "POST");
    await page.getByLabel("E-postadressen din").fill(email);
    await page.getByLabel(/^Ja, Samling kan lagre/).check();
    await page.getByRole("button", { name: "Send meg en lenke" }).dblclick();
    await isWorking(page, /^Et øyeblikk/);
    order.letGo();
    await page.getByRole("heading", { level: 1, name: "Sjekk innboksen" }).waitFor();
    expect(order.asked()).toBeLessThanOrEqual(2);
    await linkMailedTo(email, "/letters/");
    expect(textsSentTo(email)).toHaveLength(1);
  });
});

describe("typed while a form is on its way", () => {
  journey.override({ device: "desktop", expected: [/ERR_ABORTED/] });

  journey("the profile's text is kept, and offered at the next visit", async ({ page, context }) => {
    await become(context, "owner");
    const path = "/dashboard/settings";
    await open(page, path);
    await openRows(page);
    const saving = await holdBack(page, `**${path}.data*`, "POST");
    await page.getByLabel("Beskrivelse").fill("Vi er her.");
    await page.getByRole("button", { name: "Lagre", exact: true }).click();
    await expect.poll(() => saving.asked()).toBe(1);
    await page.getByLabel("Beskrivelse").fill("Vi er her, og har kaffe.");
    saving.letGo();
    await page.waitForURL(/\/dashboard(\?|$)/);
    await open(page, path);
    await page.getByRole("button", { name: "Hent det fram" }).click();
    await openRows(page);
    expect(await page.getByLabel("Beskrivelse").inputValue()).toBe("Vi er her, og har kaffe.");
  });
});
