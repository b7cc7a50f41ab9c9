import type { BrowserContext, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { journey, open } from "#test/support/journey";
import type { Person } from "#test/support/journey-accounts";
import { become, openAs } from "#test/support/people";

const TITLE = "Gull og grønne skoger";
const PATH = "/event/gull-og-gronne-skoger";

async function report(page: Page, context: BrowserContext, reporter: Person, category: string): Promise<void> {
  await become(context, reporter);
  await open(page, PATH);
  await page
    .getByRole("button", { name: `Rapporter ${TITLE}` })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(category).click();
  await dialog.getByRole("button", { name: "Send rapport" }).click();
  await dialog.getByText("Takk for at du sier fra!").waitFor();
}

/** Returns the event's entry in the viewer's queue. */
async function queued(page: Page, tab = "pending") {
  await open(page, `/admin/moderation?tab=${tab}`);
  const item = page.locator("li", { has: page.locator("h3", { hasText: TITLE }) }).last();
  await item.waitFor();
  return item;
}

async function isPublic(page: Page, context: BrowserContext): Promise<boolean> {
  await become(context, null);
  await open(page, PATH);
  return new URL(page.url()).pathname === PATH;
}

describe("a report from three people", () => {
  journey.override({ device: "desktop" });

  journey("leads to hiding, an objection, and restoring by another moderator", async ({ page, context }) => {
    await report(page, context, "first_reporter", "Spam eller reklame");
    await report(page, context, "second_reporter", "Villedende informasjon");
    expect(await isPublic(page, context)).toBe(true);
    await report(page, context, "third_reporter", "Spam eller reklame");
    expect(await isPublic(page, context)).toBe(false);

    await become(context, "moderator");
    let item = await queued(page);
    for (const text of [
      "Auto-skjult",
      "3 rapporter venter",
      "Spam eller reklame (2)",
      "Villedende informasjon (1)",
      "Automatisk",
    ])
      await item.getByText(text).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await item.getByRole("button", { name: "Skjul innhold" }).click();
    await page.getByText("Innholdet er skjult.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Innholdet er skjult.");

    await openAs(page, "accused", PATH);
    await page.getByText("Dette arrangementet er skjult.").waitFor();
    await page.getByRole("link", { name: "Se hvorfor" }).click();
    await page.locator("a[href$='/gull-og-gronne-skoger/objection']").click();
    await page.getByLabel("Hvorfor mener dere at det er feil?").fill("Det er et kurs i husholdningsøkonomi.");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Send innvendingen" }).click();
    await page.getByText("Innvendingen er sendt").waitFor();

    await become(context, "moderator");
    item = await queued(page);
    await item.getByText("Det er et kurs i husholdningsøkonomi.").waitFor();
    // The moderator who hid it does not decide on the objection.
    await expect.poll(() => item.getByRole("button", { name: "Vis det igjen" }).count()).toBe(0);
    expect(await isPublic(page, context)).toBe(false);

    await become(context, "second_moderator");
    item = await queued(page);
    await item.getByRole("button", { name: "Vis det igjen" }).click();
    await page.getByText("Innholdet er godkjent og vises.").waitFor();
    expect(await isPublic(page, context)).toBe(true);

    await openAs(page, "first_reporter", "/settings");
    await page.getByRole("link", { name: "Rapportene dine" }).click();
    await page.getByRole("heading", { level: 1, name: "Rapportene dine" }).waitFor();
    await page.getByText("Vurdert på nytt. Det vises igjen.").waitFor();
  });
});
