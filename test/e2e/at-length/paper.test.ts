import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "#test/support/journey";

const fitted = (page: Page) => page.waitForFunction(() => document.documentElement.dataset["fitted"] !== undefined);

/** Opens a sheet after its page was changed, with its style and its script as they are. */
async function openChanged(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(`**${path.split("?")[0]}*`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
  await page.goto(path);
  await fitted(page);
}

/** The pages of a printed sheet, with their size in points. */
async function printed(page: Page): Promise<{ pages: number; size: [width: number, height: number] }> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(paper)!;
  return {
    pages: paper.match(/\/Type\s*\/Page\b/g)!.length,
    size: [Math.round(Number(width)), Math.round(Number(height))],
  };
}

/** What of a sheet is outside of it, or wider than its line or its day. */
const cutOff = (page: Page) =>
  page.locator(".sheet").evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const paper = sheet.getBoundingClientRect();
      return [...sheet.querySelectorAll("h1, h2, p, li, small, b, svg")]
        .filter((part) => part.checkVisibility() && !part.closest(".strips"))
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isWide = part.matches("h1, [data-item]") && part.scrollWidth > part.clientWidth + 1;
          return (
            isWide ||
            left < paper.left - 1 ||
            right > paper.right + 1 ||
            top < paper.top - 1 ||
            bottom > paper.bottom + 1
          );
        })
        .map((part) => part.textContent);
    }),
  );

const LONG_TITLE =
  "Menighetsrådsvalgkampavslutningsarrangement med kirkekaffe, loddsalg, fakkeltog og felles salmesang for store og små i alle aldre fra hele bygda";

const A3 = [842, 1191];
const A4 = [595, 842];
const A5 = [420, 595];

describe("a poster page per event", () => {
  journey.override({ device: "desktop" });

  journey.for([
    ["?paper=A4", A4],
    ["?paper=A3", A3],
    ["?paper=A4&strips=1", A4],
    ["?paper=A3&strips=1&lang=en", A3],
  ] as const)("prints exactly one page: %s", async ([query, size], { page }) => {
    for (const title of ["Kirkekonsert", LONG_TITLE]) {
      const change = (html: string) => html.replace(/(<h1[^>]*>)[^<]*/, `$1${title}`);
      await openChanged(page, `/paper/event/kirkekonsert${query}`, change);
      expect(await printed(page)).toEqual({ pages: 1, size });
      expect(await cutOff(page), title).toEqual([]);
    }
  });
});

describe("“Denne uken” per organiser", () => {
  journey.override({ device: "desktop" });

  /** As many of each day's events as are asked for. */
  const many = (count: number) => (html: string) => {
    const item = /<li data-item.*?<\/li>/s;
    return html.replace(new RegExp(item, "gs"), (found) => found.repeat(count));
  };

  journey.for([
    ["A4", A4],
    ["A5", A5],
    ["2xA5", [842, 595]],
  ] as const)("prints exactly one page of %s, with two events or sixty", async ([paper, size], { page }) => {
    for (const count of [1, 30]) {
      await openChanged(page, `/paper/week/bykirken?paper=${paper}`, many(count));
      expect(await printed(page)).toEqual({ pages: 1, size });
      expect(await cutOff(page)).toEqual([]);
    }
  });

  journey("says how many have no room", async ({ page }) => {
    await openChanged(page, "/paper/week/bykirken", many(60));
    const total = await page.locator(".sheet [data-item]").count();
    const shown = await page.locator(".sheet [data-item]:visible").count();
    const said = await page.locator(".sheet [data-more]:visible").allInnerTexts();
    expect(total).toBeGreaterThan(100);
    expect(said.reduce((sum, text) => sum + Number(/\d+/.exec(text)![0]), 0)).toBe(total - shown);
  });
});

describe("month plan on one page", () => {
  journey.override({ device: "desktop" });

  journey(
    "a long word makes all of it smaller before it is broken, and reaches into no other day",
    async ({ page }) => {
      const named = (title: string) => (html: string) =>
        html.replace(/<ul>(?=.*?<\/ul><\/td>)/s, `<ul><li data-item>${title}</li>`);
      const scale = () =>
        page.locator(".sheet").evaluate((sheet: HTMLElement) => Number(sheet.style.getPropertyValue("--fit")));
      await openChanged(page, "/paper/month/bykirken?month=2026-06", named("Dåp"));
      const usual = await scale();
      await openChanged(page, "/paper/month/bykirken?month=2026-06", named("Høytidsgudstjeneste"));
      expect(await scale()).toBeLessThan(usual);
      await expect.poll(() => page.locator("[data-broken]").count()).toBe(0);
      expect(await cutOff(page)).toEqual([]);
      await openChanged(page, "/paper/month/bykirken?month=2026-06", named("Menighetsrådsvalgkampavslutning"));
      await expect.poll(() => page.locator("[data-broken]").count()).toBe(1);
      expect(await cutOff(page)).toEqual([]);
    },
  );

  journey.for([
    ["", [842, 595]],
    ["&paper=A4", A4],
  ] as const)("with sixty events, and with six hundred%s", async ([query, size], { page }) => {
    for (const each of [2, 20]) {
      const titles = Array.from(
        { length: each },
        (_, at) => `<li data-item><b>1${at % 9}:00 </b>Menighetsmiddag ${at}</li>`,
      );
      const change = (html: string) => html.replace(/<ul>(?=.*?<\/ul><\/td>)/gs, `<ul>${titles.join("")}`);
      await openChanged(page, `/paper/month/bykirken?month=2026-06${query}`, change);
      await expect.poll(() => page.locator("[data-item]").count()).toBeGreaterThanOrEqual(30 * each);
      expect(await printed(page)).toEqual({ pages: 1, size });
      expect(await cutOff(page)).toEqual([]);
    }
    const shown = await page.locator("[data-item]:visible").count();
    const said = await page.locator("[data-more]:visible").allInnerTexts();
    const left = said.reduce((sum, text) => sum + Number(/\d+/.exec(text)![0]), 0);
    expect(left).toBe((await page.locator("[data-item]").count()) - shown);
  });
});
