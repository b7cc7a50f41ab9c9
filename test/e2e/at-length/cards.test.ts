import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

/** The width and height in a JPEG's frame header. */
function sizeOf(jpeg: Buffer): [number, number] {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
  }
  throw new Error("no frame");
}

const PAGES = [
  ["an event", "/event/ungdomskveld"],
  ["an organizer", "/organizer/bykirken"],
] as const;

describe.each(PAGES)("«Last ned bilde» on the page of %s", (_what, path) => {
  journey("saves the picture for sharing in each size, by keyboard", async ({ page }) => {
    await open(page, path);
    const summary = page.locator("summary", { hasText: "Last ned bilde" });
    if (!(await summary.isVisible())) await page.locator("main summary", { hasText: "Mer" }).first().click();
    await summary.focus();
    await page.keyboard.press("Enter");
    for (const [name, size] of [
      [/^Til lenker/, [1200, 630]],
      [/^Til Instagram/, [1080, 1350]],
      [/^Til stories/, [1080, 1920]],
    ] as const) {
      const saved = page.waitForEvent("download");
      await page.getByRole("link", { name }).focus();
      await page.keyboard.press("Enter");
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^samling-.+\.jpg$/);
      expect(sizeOf(await readFile(await file.path()))).toEqual(size);
    }
  });
});
