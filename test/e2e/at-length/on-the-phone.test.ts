import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";

/** Pixels from the top of each row's picture to the top of its first line. */
const fromPictureToText = (page: Page, rows: string) =>
  page.locator(rows).evaluateAll((articles) =>
    articles.map((article) => {
      const picture = article.querySelector("img")!.getBoundingClientRect();
      const text = article.querySelector("time")!.getBoundingClientRect();
      return Math.abs(text.top - picture.top);
    }),
  );

describe("a row's picture stands at its first line", () => {
  journey.for([
    ["/", ".event-card"],
    ["/dashboard", "main article"],
  ] as const)("%s", async ([path, rows], { page, context }) => {
    if (path === "/dashboard") await become(context, "owner");
    await open(page, path);
    await page.locator(rows).first().waitFor();
    const distances = await fromPictureToText(page, rows);
    expect(distances.length).toBeGreaterThan(0);
    expect(Math.max(...distances)).toBeLessThanOrEqual(16);
  });
});
