import type { CDPSession, Page } from "playwright-core";

/**
 * Returns by how many pixels a page is wider than its screen; 0 where it can't be scrolled sideways. A phone shows a page
 * that is too wide as a whole: its `innerWidth` grows with it.
 */
export const spillOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** As by the browser's own setting, which the widths in style sheets follow as well; 16 pixels is the usual. */
export async function setLetters(browser: CDPSession, standard: number): Promise<void> {
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
}

/** Opens everything that is folded on the page. */
export const unfoldAll = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelectorAll("main details").forEach((details) => details.setAttribute("open", "")));

/** Returns the size of the page's letters, in pixels. */
export const letterSize = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
