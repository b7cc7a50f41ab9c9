import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { publishEvent, deleteInRow } from "#test/support/made-events";
import { become } from "#test/support/people";

/** Fills a page of the list: five addresses a row. */
const ROWS = 41;
const AT_ONCE = 8;
const LONGEST = 4100;

describe("a page with more than a hundred links", () => {
  journey.override({ device: "desktop", expected: [/ERR_INTERNET_DISCONNECTED/, /^console error: Failed to fetch/] });

  journey(
    "has asked for all their routes, in addresses that are answered, so that «Angre» says when there is no network",
    async ({ page, context }) => {
      await become(context, "owner");
      const asked: URL[] = [];
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.pathname === "/__manifest") asked.push(url);
      });
      // A few at a time: a busy machine resets some of forty connections.
      for (let first = 0; first < ROWS; first += AT_ONCE)
        await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, ROWS - first) }, (_, n) =>
            publishEvent(page.request, {
              title: `Lenkekveld ${first + n}`,
              start_date: `2028-09-${String(((first + n) % 28) + 1).padStart(2, "0")}`,
            }),
          ),
        );
      await open(page, "/dashboard?q=Lenkekveld");
      await deleteInRow(page, "Lenkekveld 3");
      const address = page.url();
      asked.length = 0;
      await open(page, `${address}&q=Lenkekveld`);

      const linked = await page
        .locator("a[data-discover], form[data-discover]")
        .evaluateAll((links) => [
          ...new Set(
            links.map(
              (link) => new URL(link.getAttribute("href") ?? link.getAttribute("action")!, location.href).pathname,
            ),
          ),
        ]);
      expect(linked.length).toBeGreaterThan(100);
      expect(linked).toContain("/dashboard/bin");
      // In parts, one after the other; that of the page itself is known.
      const own = new URL(address).pathname;
      const unasked = () => {
        const known = new Set(asked.flatMap(({ searchParams }) => searchParams.getAll("p")));
        return linked.filter((path) => path !== own && !known.has(path));
      };
      await expect.poll(unasked).toEqual([]);
      await page.waitForLoadState("networkidle");
      expect(asked.length).toBeGreaterThan(1);
      for (const { href } of asked) expect(href.length).toBeLessThan(LONGEST);

      await context.setOffline(true);
      await page.getByRole("button", { name: "Angre" }).click();
      await page.getByRole("alert").filter({ hasText: "Det ble ikke angret" }).waitFor();
      await page.getByText("Nettverksfeil. Sjekk internettforbindelsen din.").waitFor();
      await context.setOffline(false);
      await page.getByRole("button", { name: "Angre" }).click();
      await page.getByText("Arrangementet er hentet tilbake.").waitFor();
    },
  );
});
