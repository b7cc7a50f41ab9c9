import { afterAll, beforeAll, inject } from "vitest";
import { bringIn, discard } from "#test/support/bringing-in";
import { type FeedServer, startFeedServer } from "#test/support/feed-server";
import { journey } from "#test/support/journey";
import { openAs } from "#test/support/people";

let server: FeedServer;

beforeAll(async () => {
  server = await startFeedServer(inject("feedPort"));
});
afterAll(() => server.close());

journey("of a page that names its own calendar that is read, and so it is said", async ({ page }) => {
  const stamp = (days: number) =>
    new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10).replaceAll("-", "") + "T180000Z";
  const event = (days: number) =>
    `BEGIN:VEVENT\r\nUID:${days}@egen\r\nDTSTART:${stamp(days)}\r\nSUMMARY:Samling ${days}\r\nEND:VEVENT\r\n`;
  server.serve("/egen.ics", (_, response) => {
    response.writeHead(200, { "Content-Type": "text/calendar; charset=utf-8" });
    response.end(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event(40)}${event(50)}END:VCALENDAR\r\n`);
  });
  const address = server.serve("/egen", (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><title>Egen kalender</title>
      <link rel="alternate" type="text/calendar" href="/egen.ics"><p>Samling 40 er på fredag.</p>`);
  });
  await openAs(page, "calendarkeeper", "/dashboard/intake");
  await bringIn(page, address);
  await page.getByText("Siden har en kalender med 2 arrangementer. Det er den vi har lest").waitFor();
  await page.getByRole("checkbox", { name: "Samling 50" }).waitFor();
  await discard(page);
});
