import type { Page } from "playwright-core";

/** The dashboard's menu of the nth row with that title. */
const openRowMenu = (page: Page, title: string, nth = 0) =>
  page.getByLabel(`Valg for ${title}`, { exact: true }).nth(nth).click();

/** Presses what stands in it. */
export async function pressInRowMenu(page: Page, title: string, deed: string, nth = 0): Promise<void> {
  await openRowMenu(page, title, nth);
  await page.getByRole("link", { name: deed, exact: true }).locator("visible=true").click();
}
