import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { calendar } from "#test/support/feed-behaviours";
import { TWO_VERSIONS } from "#test/support/feed-calendars";
import { type FeedServer, startFeedServer } from "#test/support/feed-server";
import { FEED_PATH, FORMS } from "#test/support/forms";
import { atLength } from "#test/support/fuzz";
import { journey } from "#test/support/journey";
import { openAs } from "#test/support/people";

const OFFLINE = "Nettverksfeil. Sjekk internettforbindelsen din.";

/** Every form is sent in the same way; each finds what those before it left. */
const TRIED = FORMS.slice(0, atLength(6, FORMS.length));

let feeds: FeedServer;

beforeAll(async () => {
  feeds = await startFeedServer(inject("feedPort"));
  feeds.serve(FEED_PATH, calendar(TWO_VERSIONS.before()));
});
afterAll(() => feeds.close());

/** Returns everything that a page's forms hold, passwords too. */
const typedIn = (page: Page) =>
  page.locator(":is(main, dialog) :is(input, textarea, select)[name]").evaluateAll((fields) =>
    fields.map((field) => {
      const { name, type, value, checked } = field as HTMLInputElement;
      return ["checkbox", "radio"].includes(type) ? `${name}=${value}: ${checked}` : `${name}=${value}`;
    }),
  );

describe("without a connection", () => {
  journey.override({
    device: "desktop",
    // The router asks for the routes of new links whenever it finds some, without a connection too.
    expected: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /\b(409|422|503)\b/],
  });

  journey.for(TRIED)(
    "$name stays as it was typed, says what failed, and is sent again by one press",
    async ({ person, path, fill, send, failed, done }, { page, context }) => {
      await openAs(page, person, path);
      // A link that is pressed sooner is prefetched before the browser knows its route, which logs a warning.
      await page.waitForLoadState("networkidle");
      await fill(page);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const typed = await typedIn(page);
      const [address] = page.url().split("#");
      await context.setOffline(true);
      await send(page).click();
      const alert = page.getByRole("alert").filter({ hasText: failed });
      await alert.getByText(OFFLINE).waitFor();
      expect(await typedIn(page)).toEqual(typed);
      expect(page.url().split("#")[0]).toBe(address);
      await context.setOffline(false);
      await alert.getByRole("button", { name: "Prøv igjen" }).click();
      await done(page);
    },
  );
});
