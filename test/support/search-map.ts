import type { Page } from "playwright-core";
import { expect } from "vitest";
import { open } from "./journey";
import { MARKS } from "./screens/map-acts";

/** Of a town, and far from as high as it is wide: any window shows more. */
export const RØROS_BOX = "bbox=11.1,62.55,11.7,62.6";

export const mapOf = (page: Page) => page.getByRole("application", { name: "Kart over det som ble funnet" });
export const bboxOf = (page: Page) => new URL(page.url()).searchParams.get("bbox");

/** Returns how many events the marks say there are. */
export async function sumOfMarks(page: Page): Promise<number> {
  const numbers = await page.locator(MARKS).evaluateAll((marks) => marks.map((mark) => Number(mark.textContent || 1)));
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Returns how many events the list beside the map says there are. */
export async function countOfList(page: Page): Promise<number> {
  const heading = page.getByRole("heading", { name: /Kommende arrangementer/ });
  return Number(/(\d+) arrangement/.exec((await heading.textContent()) ?? "")?.[1]);
}

/** The marks and the list, which are asked for by themselves, come to say the same count. */
export const seeSameCount = (page: Page): Promise<void> =>
  expect.poll(async () => (await sumOfMarks(page)) === (await countOfList(page))).toBe(true);

/** Opens the map of a search, and waits until it has its numbers and the address what it shows. */
export async function openMap(page: Page, query = ""): Promise<void> {
  await open(page, `/?view=map&${query}`);
  await page.locator(MARKS).first().waitFor();
  // A box that was asked for becomes what this window shows around it.
  const asked = new URLSearchParams(query).get("bbox");
  await page.waitForURL(({ searchParams }) => ![null, asked].includes(searchParams.get("bbox")));
}
