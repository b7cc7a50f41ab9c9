import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { axeFindings } from "#test/support/axe";
import { openRows } from "#test/support/event-form";
import { type FeedServer, startFeedServer } from "#test/support/feed-server";
import { FOUND, programme } from "#test/support/found-programme";
import { journey, open } from "#test/support/journey";
import { pageOfUnit, unitBox } from "#test/support/made-pages";
import { runCron } from "#test/support/passing-time";
import { become, openAs } from "#test/support/people";
import { PLACED_UNITS } from "#test/support/register-of-places";

const unit = PLACED_UNITS.find(
  ({ isFound, hjemmeside, forretningsadresse }) => isFound && hjemmeside && forretningsadresse.kommunenummer === "4627",
)!;
const MARK = "Hentet fra menighetens nettside, ikke bekreftet.";

let site: FeedServer;

beforeAll(async () => {
  site = await startFeedServer(inject("feedPort"));
});
afterAll(() => site.close());

const serve = (more = "") =>
  site.serve("/", (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(programme(FOUND) + more);
  });

describe("sources before owners", () => {
  journey.override({ expected: [/^answer 422/, /status of 422/, /^answer 404/, /status of 404/] });

  journey(
    "a website is looked at, proposed and published with a mark; its congregation comes, sees all of it, and says yes",
    async ({ page, context }) => {
      await openAs(page, "governor", "/admin/register?place=4627");
      await unitBox(page, unit).check();
      await page.getByRole("button", { name: "Lag sidene" }).tap();
      await page.getByText("Sidene lages nå.", { exact: false }).waitFor();
      const path = await pageOfUnit(page, unit);
      const id = path.split("/")[2]!;
      await open(page, `/admin/organizers/${id}/edit`);
      await openRows(page);
      await page.getByLabel("Nettside").fill(serve());
      await page.getByRole("button", { name: "Lagre" }).tap();
      await page.waitForURL(/\/admin\/organizers\?/);

      await runCron();
      const proposed = async () =>
        (await (await page.request.get("/admin/sources")).text()).includes("/dashboard/intake/");
      await expect.poll(proposed, { timeout: 30_000, interval: 500 }).toBe(true);
      expect(site.requests[0]!.url, "robots.txt is asked first").toBe("/robots.txt");
      expect(site.requests.at(-1)!.headers["user-agent"]).toContain("/kilder)");
      await open(page, "/admin/sources");
      await page.getByText("5 funnet · 3 sikre · 1 kan være private · 1 avvist").waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.locator("a[href^='/dashboard/intake/']").tap();
      await page.getByText("Bare det sikre står her.", { exact: false }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Ja, hold dette oppdatert" }).tap();
      await page.getByText("Kalenderen er lest, og holdes oppdatert.", { exact: false }).waitFor();

      await become(context, null);
      await open(page, path);
      await page.getByText("Ikke bekreftet").first().waitFor();
      await page
        .getByRole("link", { name: /Sommerkonsert/ })
        .first()
        .tap();
      await page.getByText(MARK).waitFor();
      const event = new URL(page.url()).pathname;
      expect(await axeFindings(page)).toEqual([]);

      await openAs(page, "claimant", `${path}/claim`);
      expect(await page.content(), "a website with a port of its own proves nothing").not.toMatch(
        /samling-[0-9a-f]{12}/,
      );
      await page.getByLabel("Hvem er du i menigheten?").fill("Kirkeverge");
      await page.getByRole("button", { name: "Spør", exact: true }).tap();
      await page.getByText("Vi har spurt, og du får svar på e-post.").waitFor();
      await openAs(page, "governor", "/admin/register");
      await page.getByRole("button", { name: /^Ja, gi .* siden til/ }).tap();
      await page.getByText("De har fått siden, og beskjed om det.").waitFor();
      await openAs(page, "claimant", "/dashboard/calendar-sync");
      await page.getByText("Dette fant vi på nettsiden deres.", { exact: false }).waitFor();
      await page.getByRole("button", { name: /^Se over arrangementene/ }).tap();
      await page.getByText("Dette har vi hentet fra nettsiden deres.", { exact: false }).waitFor();
      await expect.poll(() => page.getByText("Begravelse").count()).toBeGreaterThan(0);
      await page.getByRole("button", { name: "Ja, dette stemmer" }).tap();
      await page.waitForURL(/calendar-sync/);
      await open(page, event);
      await page.getByRole("heading", { level: 1, name: /Sommerkonsert/ }).waitFor();
      await expect.poll(() => page.getByText(MARK).count()).toBe(0);

      await openAs(page, "governor", `/admin/organizers/${id}/delete`);
      await page.getByRole("dialog").getByRole("button", { name: "Slett" }).tap();
      await page.getByText("Organisasjonen er slettet.").waitFor();
      await open(page, "/admin/register?place=4627");
      await page
        .getByRole("button", { name: /^Angre alt/ })
        .first()
        .tap();
      await page.getByText("Sidene fjernes.", { exact: false }).waitFor();
    },
  );
});
