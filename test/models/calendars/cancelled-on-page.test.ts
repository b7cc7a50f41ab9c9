import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { events } from "#db/schema";
import { aCalendar } from "#test/support/calendar-work";
import { fromNow } from "#test/support/clock";
import { SITE } from "#test/support/found-programme";
import { siteOf } from "#test/support/found-sources";
import { testDatabase } from "#test/support/rows";
import { syncCalendar } from "~/models/calendars/sync";

const json = (event: Record<string, unknown>) =>
  `<script type="application/ld+json">${JSON.stringify([
    {
      "@type": "Event",
      "@id": `${SITE}1`,
      name: "Sommerkonsert",
      startDate: "2026-06-16T19:00:00+02:00",
      location: { "@type": "Place", name: "Bedehuset" },
      ...event,
    },
    { "@type": "Event", "@id": `${SITE}2`, name: "Bibeltime", startDate: "2026-06-18T19:00:00+02:00" },
  ])}</script>`;
const shown = (head = "<h3>Sommerkonsert</h3>", when = "<p>tirsdag 16. juni 2026 kl. 19.00</p>") =>
  `${head}${when}<h3>Bibeltime</h3><p>torsdag 18. juni 2026 kl. 19.00</p>`;
const page = (body: string) => `<!doctype html><title>Program</title>${body}`;
const lines = (first: string) =>
  page(
    `<h1>Program</h1><p>${first}</p><p>Torsdag 18. juni kl. 19: Bibeltime</p><p>Søndag 28. juni kl. 11: Gudstjeneste</p>`,
  );

const STRUCTURED = page(json({}) + shown());
const PLAIN = lines("Tirsdag 16. juni kl. 19: Sommerkonsert");

const SAID: [string, string, string][] = [
  ["by its status", STRUCTURED, page(json({ eventStatus: "https://schema.org/EventCancelled" }) + shown())],
  ["by its status, in short", STRUCTURED, page(json({ eventStatus: "EventCancelled" }) + shown())],
  [
    "before its title",
    STRUCTURED,
    page(json({ name: "AVLYST: Sommerkonsert" }) + shown("<h3>AVLYST: Sommerkonsert</h3>")),
  ],
  [
    "after its title",
    STRUCTURED,
    page(json({ name: "Sommerkonsert – avlyst" }) + shown("<h3>Sommerkonsert – avlyst</h3>")),
  ],
  [
    "in its description",
    STRUCTURED,
    page(json({ description: "Konserten er dessverre avlyst på grunn av sykdom." }) + shown()),
  ],
  ["in its description, alone", STRUCTURED, page(json({ description: "AVLYST!" }) + shown())],
  ["in its printed title alone", STRUCTURED, page(json({}) + shown("<h3>AVLYST: Sommerkonsert</h3>"))],
  [
    "in a badge beside its title",
    STRUCTURED,
    page(json({}) + shown("<h3>Sommerkonsert</h3><span class='badge'>Avlyst</span>")),
  ],
  [
    "below its time",
    STRUCTURED,
    page(json({}) + shown(undefined, "<p>tirsdag 16. juni 2026 kl. 19.00</p><p>Avlyst!</p>")),
  ],
  ["in its place", STRUCTURED, page(json({ location: { "@type": "Place", name: "AVLYST" } }) + shown())],
  ["in a line of a programme", PLAIN, lines("Tirsdag 16. juni kl. 19: Sommerkonsert AVLYST")],
  ["before it in a line of a programme", PLAIN, lines("Tirsdag 16. juni kl. 19: AVLYST Sommerkonsert")],
  ["at the beginning of its line", PLAIN, lines("AVLYST: Tirsdag 16. juni kl. 19: Sommerkonsert")],
  ["in the line below", PLAIN, lines("Tirsdag 16. juni kl. 19: Sommerkonsert</p><p>Avlyst!")],
];

async function read(syncId: string, html: string, hours: number) {
  const run = await syncCalendar(
    { syncId, trigger: "cron" },
    siteOf({ "/": html }, undefined, fromNow({ hours })).deps,
  );
  if (!run.ok) throw new Error(run.problem.kind);
  return run.value;
}

const statesOf = async (syncId: string) =>
  (
    await testDatabase()
      .select()
      .from(events)
      .where(eq(events.google_calendar_sync_id, syncId))
      .orderBy(events.start_time)
  ).map(({ title, state }) => `${title}: ${state}`);

test.each(SAID)("an event whose page says that it is cancelled is shown as such: %s", async (_, before, after) => {
  const { id } = await aCalendar({ source_kind: "page", calendar_url: SITE });
  await read(id, before, 0);
  expect((await statesOf(id))[0]).toBe("Sommerkonsert: planned");
  await read(id, after, 7);
  await read(id, after, 14);
  const states = await statesOf(id);
  expect(states[0]).toBe("Sommerkonsert: cancelled");
  expect(states.slice(1).every((state) => state.endsWith("planned"))).toBe(true);
  await read(id, before, 21);
  expect((await statesOf(id))[0], "and is on again").toBe("Sommerkonsert: planned");
});

test.each([
  ["a condition", page(json({ description: "Hvis det regner, blir konserten avlyst." }) + shown())],
  ["what was before", page(json({ description: "Forrige konsert ble avlyst." }) + shown())],
  ["that it is not", page(json({ description: "Konserten er ikke avlyst." }) + shown())],
  [
    "another event of the page",
    page(json({}) + shown() + "<h3>AVLYST: Basar</h3><p>fredag 19. juni 2026 kl. 19.00</p>"),
  ],
  ["another event's line", lines("Tirsdag 16. juni kl. 19: Sommerkonsert</p><p>Fredag 19. juni kl. 19: Basar AVLYST")],
])("but not for %s", async (_, said) => {
  const { id } = await aCalendar({ source_kind: "page", calendar_url: SITE });
  for (const hours of [0, 7]) await read(id, said, hours);
  expect((await statesOf(id)).filter((state) => !state.endsWith("planned"))).toEqual([]);
});
