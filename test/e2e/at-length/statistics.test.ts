import type { BrowserContext, Page, Request } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { journey, open } from "#test/support/journey";

/** Collects what the browser tells to be counted. */
function toldBy(page: Page): Request[] {
  const told: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/count") told.push(request);
  });
  return told;
}

const bodiesOf = (told: readonly Request[]) => told.map((request) => JSON.parse(request.postData()!) as unknown);

/** Lets the device share, whatever is shared. */
const sharing = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: () => Promise.resolve(), configurable: true }),
  );

describe("what visitors do is counted without who they are", () => {
  journey(
    "pages opened from within, hearts and shares, without a cookie; going back is not",
    async ({ page, context }) => {
      await sharing(context);
      await context.addCookies([{ name: "samling_preferences", value: "light.nb.24h", url: inject("baseUrl") }]);
      const told = toldBy(page);
      await open(page, "/organizer/fjellkirken");
      await page.getByRole("link", { name: "Kirkekonsert i lyse netter" }).first().click();
      await page.getByRole("heading", { level: 1, name: "Kirkekonsert i lyse netter" }).waitFor();
      const concert = "/event/kirkekonsert";
      await expect.poll(() => bodiesOf(told)).toEqual([{ kind: "views", page: concert }]);
      const heart = page
        .getByRole("button", { name: /Lagre.*Kirkekonsert i lyse netter|Kirkekonsert i lyse netter.*favoritt/ })
        .first();
      await heart.click();
      await expect.poll(() => bodiesOf(told).at(-1)).toEqual({ kind: "favorites", page: concert });
      await page.getByRole("button", { name: "Del Kirkekonsert i lyse netter" }).first().click();
      await expect.poll(() => bodiesOf(told).at(-1)).toEqual({ kind: "shares", page: concert });
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Fjellkirken menighet" }).waitFor();
      expect(told).toHaveLength(3);
      for (const request of told) {
        expect((await request.allHeaders())["cookie"]).toBeUndefined();
        expect((await request.response())?.status()).toBe(204);
      }
    },
  );
});

describe("an organizer", () => {
  journey.override({ device: "desktop" });
});
