import type { Locator, Page } from "playwright-core";

/** Opens every row of a form as the event's or the profile's, so that its fields can be filled. */
export async function openRows(page: Page): Promise<void> {
  await page.locator("[data-row]").first().waitFor();
  const closed = page.locator("[data-row]:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

/** A button or link of the menu beside "Publiser", which it opens. */
export async function inFormMenu(page: Page, name: string): Promise<Locator> {
  const menu = page.locator("#buttons details");
  if ((await menu.getAttribute("open")) === null) await menu.locator("summary").click();
  return menu.getByRole("button", { name }).or(menu.getByRole("link", { name }));
}
