import type { Page } from "playwright-core";

/** Brings in a text or a link, up to its review. */
export async function bringIn(page: Page, what: string): Promise<void> {
  await page.getByLabel("Lenke eller tekst").fill(what);
  await page.getByRole("button", { name: "Se hva vi forstår" }).click();
  await page.getByRole("heading", { level: 1, name: /^Dette forsto vi av/ }).waitFor();
}

/** Discards the review that is open. */
export async function discard(page: Page): Promise<void> {
  await page.locator("summary", { hasText: "Forkast" }).click();
  await page.getByRole("button", { name: "Forkast alt" }).click();
  await page.getByText("Det er forkastet.").waitFor();
}

/** Of a calendar, in the form that is folded below the line. */
export async function fillAddress(page: Page, address: string): Promise<void> {
  const url = page.locator("form:has([value=preview])").getByLabel("Kalender-URL (iCal/ICS)");
  if (!(await url.isVisible())) await page.locator("summary", { hasText: "Legg til en kalender" }).click();
  await url.fill(address);
}
