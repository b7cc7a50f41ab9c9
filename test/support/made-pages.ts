import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { PlacedUnit } from "./register-of-places";

/** Its box in the register's list. */
export const unitBox = (page: Page, { organisasjonsnummer }: PlacedUnit) =>
  page.locator(`input[name=units][value="${organisasjonsnummer}"]`);

/** By the superadmin's list: what visitors see is kept for a minute. */
export async function pageOfUnit(page: Page, { organisasjonsnummer, forretningsadresse }: PlacedUnit): Promise<string> {
  const number = organisasjonsnummer.replace(/(\d{3})(?=\d)/g, "$1 ");
  const find = async () => {
    const list = await (await page.request.get(`/admin/register?place=${forretningsadresse.kommunenummer}`)).text();
    const row = list.match(/<li[^>]*>.*?<\/li>/gs)?.find((each) => each.includes(number));
    return /href="(\/organizer\/\w+)"/.exec(row ?? "")?.[1] ?? "";
  };
  // The queue gathers its messages for some seconds.
  await expect.poll(find, { timeout: 30_000, interval: 500 }).not.toBe("");
  return find();
}
