import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { axeFindings } from "#test/support/axe";
import { journey } from "#test/support/journey";
import { become } from "#test/support/people";

/** Publishes an event of Bykirken, on the clock's own day; returns its id. */
async function publish(page: Page, title: string, more: Record<string, string>): Promise<string> {
  await become(page.context(), "owner");
  const response = await page.request.post("/dashboard/event/new", {
    multipart: {
      organizer_id: "bykirken",
      title,
      description: "Vi ses.",
      event_type: "prayer",
      country: "Norge",
      ...more,
    },
    headers: { Origin: inject("baseUrl") },
  });
  expect(response.status()).toBe(200);
  return new URL(response.url()).searchParams.get("gjelder")!;
}

async function remove(page: Page, id: string): Promise<void> {
  await become(page.context(), "owner");
  await page.goto(`/dashboard/event/${id}/delete`);
  await page.getByRole("button", { name: /^Slett/ }).click();
  await page.getByText("Arrangementet er slettet.").waitFor();
}

describe.each([
  { javaScriptEnabled: true, title: "Kveldsbønn som avlyses" },
  { javaScriptEnabled: false, title: "Morgenbønn som avlyses" },
])("an event is called off in one press; with scripts: $javaScriptEnabled", ({ javaScriptEnabled, title }) => {
  journey.override({ javaScriptEnabled, ...(!javaScriptEnabled && { expected: [/^failed request \(csp\)/] }) });

  journey("its page has a band with the reason, its card a mark, and it is undone", async ({ page }) => {
    await page.goto("/");
    const id = await publish(page, title, { start_date: "2026-06-22", start_time: "18:00" });
    await page.goto(`/event/${id}`);
    await page.getByRole("link", { name: "Avlys eller flytt" }).click();
    await page.getByLabel("Kort forklaring").fill("Presten er syk.");
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: /^Avlyst/ }).click();
    await page.getByText(`${title} er avlyst. De som har lagret det, får vite det.`).waitFor();

    await page.goto(`/event/${id}`);
    await page.getByText("Dette arrangementet blir ikke noe av.").waitFor();
    const reason = page.getByText("Presten er syk.");
    await reason.waitFor();
    await page.emulateMedia({ forcedColors: "active" });
    const edge = reason.locator("xpath=../..").evaluate((band) => getComputedStyle(band).borderStyle);
    expect(await edge, "the band's edge with forced colours").toBe("solid");
    await page.emulateMedia({ forcedColors: "none" });
    await page.goto(`/?q=${encodeURIComponent(title)}`);
    const card = page.getByRole("article").filter({ hasText: title }).first();
    await expect.poll(() => card.textContent()).toContain("Avlyst");

    await page.goto(`/dashboard/event/${id}/state`);
    await page.getByRole("button", { name: "Angre" }).click();
    await page.getByText("Det er angret. Arrangementet står som før.").waitFor();
    await page.goto(`/event/${id}`);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await expect.poll(() => page.getByText("Dette arrangementet blir ikke noe av.").count()).toBe(0);
    await remove(page, id);
  });

  journey("a visitor who met nobody says so, and the organizer answers", async ({ page }) => {
    await page.goto("/");
    const id = await publish(page, `Åpen dør, ${title}`, { start_date: "2026-06-04", start_time: "13:00" });
    await page.context().clearCookies();
    await page.goto(`/event/${id}`);
    await page.locator("summary", { hasText: "Mer" }).click();
    await page.getByRole("link", { name: "Stemmer ikke?" }).click();
    await page.getByText("Jeg møtte ingen").click();
    await page.getByLabel(/^Vil du si litt mer/).fill("Døra var låst.");
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Si fra" }).click();
    await page.getByRole("heading", { name: "Takk for at du sa fra!" }).waitFor();

    await become(page.context(), "owner");
    await page.goto("/dashboard");
    await page.getByText("1 sier at noe ikke stemte").first().waitFor();
    await page.goto("/dashboard/mismatches");
    await page.getByText("Døra var låst.").waitFor();
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    const said = page.getByRole("listitem").filter({ hasText: "Døra var låst." });
    await said.getByRole("button", { name: "Det er rettet" }).click();
    await page.getByText("Takk. Svaret er lagret.").waitFor();
    await expect.poll(() => page.getByText("Døra var låst.").count()).toBe(0);
    await remove(page, id);
  });
});

journey(
  "two tabs that change the same event's status: the second sees what the first did, and may go on",
  async ({ page }) => {
    await page.goto("/");
    const id = await publish(page, "Kveldsbønn i to faner", { start_date: "2026-06-22", start_time: "18:00" });
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
    await remove(page, id);
  },
);
