import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";

describe("plain-language help at each form", () => {
  journey("its marks cover neither labels nor fields, open or closed, on the narrowest phone", async ({ page }) => {
    await become(page.context(), "owner");
    await page.setViewportSize({ width: 320, height: 740 });
    for (const path of [
      ...["/dashboard/event/new", "/dashboard/settings", "/organizer/bykirken/team", "/dashboard/data"],
      ...["/letters", "/following", "/contact", "/event/kirkekonsert/mismatch"],
    ]) {
      await open(page, path);
      for (let pass = 0; pass < 2; pass++) {
        const covered = await page.locator("main summary[data-help]:visible").evaluateAll((marks) =>
          marks.flatMap((mark) => {
            mark.scrollIntoView({ block: "center" });
            const { left, top, width, height } = mark.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            const words = mark.closest("details")!.previousElementSibling;
            const range = document.createRange();
            if (words) range.selectNodeContents(words);
            const isOver = [...range.getClientRects()].some(
              (line) => line.right > left && line.top < top + height && line.bottom > top && line.width > 0,
            );
            return mark.contains(hit) && !isOver ? [] : [mark.textContent];
          }),
        );
        expect(covered, path).toEqual([]);
        await page
          .locator("main details:has(> summary[data-help])")
          .evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
      }
    }
  });
});
