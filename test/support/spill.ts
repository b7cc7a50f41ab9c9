import type { Page } from "playwright-core";

/**
 * Returns by how many pixels a page is wider than its screen; 0 where it can't be scrolled sideways. A phone shows a page
 * that is too wide as a whole: its `innerWidth` grows with it.
 */
export const spillOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
