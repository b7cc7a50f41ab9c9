import type { BrowserContext, Page } from "playwright-core";

/** What may move before a page stands still. */
const MOST = 0.02;

/** Adds up what moves on each page of the context that nobody touched. */
export const watchShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const all = globalThis as typeof globalThis & { shifted: number };
    all.shifted = 0;
    new PerformanceObserver((list) => {
      // Also those that the browser puts down to input: another width of the window counts as that.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) all.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Returns how much too much a page moved so far, in words. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
  return shifted > MOST ? [`moved by ${shifted.toFixed(3)}`] : [];
}
