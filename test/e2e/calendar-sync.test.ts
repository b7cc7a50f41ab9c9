import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { axeFindings, axeFindingsOfScreen, preferring } from "#test/support/axe";
import { fillAddress } from "#test/support/bringing-in";
import { DEVICES } from "#test/support/devices";
import { calendar, redirect, signInPage } from "#test/support/feed-behaviours";
import { TWO_VERSIONS } from "#test/support/feed-calendars";
import { type FeedServer, startFeedServer } from "#test/support/feed-server";
import { atLength } from "#test/support/fuzz";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";

let feeds: FeedServer;

beforeAll(async () => {
  feeds = await startFeedServer(inject("feedPort"));
});
afterAll(() => feeds.close());

const ADDRESS = "/dashboard/calendar-sync";

async function look(page: Page, pasted: string): Promise<void> {
  await fillAddress(page, pasted);
  await page.getByRole("button", { name: "Se hva som kommer" }).click();
}

/** Returns the titles that visitors see on the organizer's page. */
async function publicTitles(page: Page): Promise<string[]> {
  await page.goto("/organizer/fjellkirken");
  await page.getByRole("heading", { level: 1, name: "Fjellkirken menighet" }).waitFor();
  const titles = await page.getByRole("heading", { level: 3 }).allInnerTexts();
  const lines = titles.map((title) => title.replace(/\s+/g, " "));
  return lines.filter((title) => title !== "Kirkekonsert i lyse netter").sort();
}

/** Returns their addresses. */
async function publicAddresses(page: Page): Promise<string[]> {
  await page.goto("/organizer/fjellkirken");
  const links = await page
    .locator("main a[href^='/event/']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  return [...new Set(links)].sort();
}

/** Returns how often the feed server got a request for a path. */
const asked = (path: string) => feeds.requests.filter(({ url }) => url === path).length;

async function syncNow(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await page.getByRole("button", { name: "Hent nå" }).click();
}

/** Changes it directly, or with a button without scripts. */
async function toggle(page: Page, hasScripts: boolean): Promise<void> {
  await (hasScripts ? open(page, ADDRESS) : page.goto(ADDRESS));
  await page.getByRole("checkbox", { name: "Aktiver automatisk synkronisering" }).click();
  if (!hasScripts) await page.getByRole("button", { name: "Lagre valget" }).click();
}

async function remove(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await page.locator("summary", { hasText: "Fjern kalenderen" }).click();
  await page.getByRole("button", { name: /^Fjern kalenderen og 3 arrangementer/ }).click();
  await page.getByText("Kalenderen og arrangementene fra den er fjernet.").waitFor();
}

/** An earlier attempt of this journey may have left its calendar. */
async function removeWhatIsLeft(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  for (let left = await page.locator("summary", { hasText: "Fjern kalenderen" }).count(); left > 0; left--) {
    await page.locator("summary", { hasText: "Fjern kalenderen" }).first().click();
    await page
      .getByRole("button", { name: /^Fjern kalenderen og / })
      .first()
      .click();
    await page.getByText("Kalenderen og arrangementene fra den er fjernet.").waitFor();
    await page.goto(ADDRESS);
  }
}

const BEFORE = ["Gudstjeneste med dåp", "Kveldskonsert", "Morgenbønn"];
const AFTER = ["Gudstjeneste med dåp", "Kveldskonsert med koret", "Ungdomsleir"];

describe.each(atLength([true], [true, false]))(
  "a calendar from its link to its end (scripts: %s)",
  (javaScriptEnabled) => {
    journey.override({
      javaScriptEnabled,
      device: "desktop",
      expected: [/^failed request \(csp\)/, /^answer 409/, /^console error: .*409/],
    });

    journey("it is looked at, saved, followed, breaks, and goes", async ({ page }) => {
      const path = `/kalender-${javaScriptEnabled}.ics`;
      const feed = feeds.serve(path, calendar(TWO_VERSIONS.before()));
      await become(page.context(), "calendarkeeper");
      await removeWhatIsLeft(page);
      feeds.requests.length = 0;

      await page.goto(ADDRESS);
      await look(page, feeds.serve("/lenke", redirect(path)));
      await page.getByRole("heading", { name: "Dette forsto vi av «Kirkekalenderen»" }).waitFor();
      expect(await page.locator("[name=tick]:checked").count()).toBe(3);
      expect(await page.getByRole("checkbox", { name: "Hold dette oppdatert" }).isChecked()).toBe(true);
      expect(await publicTitles(page)).toEqual([]);

      await page.goto(ADDRESS);
      await look(page, feed);
      await page.getByRole("button", { name: "Publiser", exact: true }).click();
      await page.getByText("Kalenderen er lagt til, med 3 arrangementer.").waitFor();
      expect(await publicTitles(page)).toEqual(BEFORE);
      expect(asked(path), "looked at twice, once through a redirect, and fetched once to be saved").toBe(3);

      const addresses = await publicAddresses(page);
      const fresh = `/ny-${javaScriptEnabled}.ics`;
      await page.goto(ADDRESS);
      await look(page, feeds.serve(fresh, calendar(TWO_VERSIONS.before())));
      await page.getByRole("heading", { name: "Denne kalenderen er her alt: «Kirkekalenderen»" }).waitFor();
      await page.getByRole("button", { name: "Bytt til den nye lenken" }).click();
      await page.getByText("Endringene er lagret.").waitFor();
      expect(asked(fresh), "looked at once, and fetched once to be saved").toBe(2);
      expect(await publicAddresses(page), "the same events").toEqual(addresses);

      await page.goto(ADDRESS);
      await page.locator("summary", { hasText: "Endre kalenderen" }).click();
      await page.locator("details[open]").getByLabel("Kalender-URL").fill(feed);
      await page.getByRole("button", { name: "Lagre endringene" }).click();
      await page.getByText("Endringene er lagret.").waitFor();
      expect(asked(path), "a new link is fetched once").toBe(4);
      expect(await publicAddresses(page)).toEqual(addresses);

      feeds.serve(path, calendar(TWO_VERSIONS.after()));
      await syncNow(page);
      await page.getByText("Hentet 3 arrangementer").waitFor();
      await page.getByText("1 ny, 1 endret, 1 fjernet.").waitFor();
      expect(await publicTitles(page)).toEqual(AFTER);

      feeds.serve(path, signInPage);
      await syncNow(page);
      await page.getByText("Kunne ikke hente kalenderen: Vi fikk en nettside").waitFor();
      await page.getByRole("link", { name: /^Vis historikk/ }).click();
      await page.getByText("Mislyktes").waitFor();
      expect(await publicTitles(page)).toEqual(AFTER);

      await toggle(page, javaScriptEnabled);
      await page.getByText("Kalenderen er satt på pause. Arrangementene blir stående.").waitFor();
      await toggle(page, javaScriptEnabled);
      await page.getByText("Kalenderen hentes av seg selv igjen.").waitFor();

      await remove(page);
      expect(await publicTitles(page)).toEqual([]);
    });
  },
);

describe.each(atLength<(keyof typeof DEVICES)[]>(["phone"], Object.keys(DEVICES) as (keyof typeof DEVICES)[]))(
  "axe finds nothing on a %s",
  (device) => {
    journey.override({ device, expected: [/^answer 422/, /^console error: .*422/] });

    journey(
      "on the page of calendars, with a review, with a problem and with a calendar, and on what its source does",
      async ({ page }) => {
        await become(page.context(), "calendarkeeper");
        await removeWhatIsLeft(page);
        const feed = feeds.serve("/axe.ics", calendar(TWO_VERSIONS.before()));
        expect(await axeFindingsOfScreen(page, ADDRESS)).toEqual([]);
        await preferring(page, {});
        await open(page, ADDRESS);
        await look(page, "https://calendar.google.com/calendar/u/0/r");
        await page.getByRole("alert").waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await look(page, feed);
        await page.getByRole("heading", { name: /^Dette forsto vi av/ }).waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole("button", { name: "Publiser", exact: true }).click();
        await page.getByText("Kalenderen er lagt til, med 3 arrangementer.").waitFor();
        const status = (await page.locator(`main a[href^="${ADDRESS}/"]`).first().getAttribute("href"))!;
        expect(await axeFindingsOfScreen(page, status)).toEqual([]);
        await preferring(page, {});
        await open(page, ADDRESS);
        feeds.serve("/axe.ics", signInPage);
        await page.getByRole("button", { name: "Hent nå" }).click();
        await page.getByText("Kunne ikke hente kalenderen").waitFor();
        expect(await axeFindingsOfScreen(page, status), "a source that fails").toEqual([]);
        const openAll = () => page.locator("details:not([open]) > summary:not([data-help])").first().click();
        expect(await axeFindingsOfScreen(page, ADDRESS, openAll)).toEqual([]);
        const runs = await page.getByRole("link", { name: /^(Vis|Show) h/ }).getAttribute("href");
        expect(await axeFindingsOfScreen(page, runs!)).toEqual([]);
        await preferring(page, {});
        await open(page, ADDRESS);
        feeds.serve("/axe.ics", (_, response) => response.writeHead(503, { "Retry-After": "7200" }).end());
        await page.getByRole("button", { name: "Hent nå" }).click();
        await page.getByText("har for mye å gjøre akkurat nå").first().waitFor();
        await page
          .getByText(/^Vi prøver igjen .+ Du trenger ikke gjøre noe/)
          .first()
          .waitFor();
        expect(await axeFindingsOfScreen(page, status), "a server that is busy").toEqual([]);
        await preferring(page, {});
        await remove(page);
      },
    );
  },
);
