import { expect } from "vitest";
import { journey } from "#test/support/journey";
import { deleteEvent, publishEvent } from "#test/support/made-events";
import { become } from "#test/support/people";

journey(
  "two tabs that change the same event's status: the second sees what the first did, and may go on",
  async ({ page }) => {
    await become(page.context(), "owner");
    const id = await publishEvent(page.request, { title: "Kveldsbønn i to faner", start_date: "2026-06-22" });
    const second = await page.context().newPage();
    await second.goto(`/dashboard/event/${id}/state`);
    await page.goto(`/dashboard/event/${id}/state`);
    await page.getByRole("button", { name: /^Fullt/ }).click();
    await page.getByText("Kveldsbønn i to faner er fullt.").waitFor();

    await second.getByLabel("Kort forklaring").fill("Presten er syk.");
    await second.getByRole("button", { name: /^Avlyst/ }).click();
    await second.getByRole("alert").waitFor();
    await expect.poll(() => second.getByLabel("Kort forklaring").inputValue()).toBe("Presten er syk.");
    await second.getByRole("button", { name: /^Avlyst/ }).click();
    await second.getByText("Kveldsbønn i to faner er avlyst.").waitFor();
    await second.close();
    await deleteEvent(page, id);
  },
);
