import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { aCalendar } from "#test/support/calendar-work";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer, aSeries, setHidden } from "#test/support/rows";

const visit = (path: string, init: RequestInit = {}) =>
  exports.default.fetch(new Request(`http://samling.test${path}`, { redirect: "manual", ...init }));

beforeAll(async () => {
  await anOrganizer({ id: "church", name: "Lillehavn menighet", city: "Bodø" });
  const hostile = "</script><script>alert(1)</script>";
  await anEvent({
    id: "concert",
    organizer_id: "church",
    title: `Konsert ${hostile}`,
    description: hostile,
    event_type: "concert",
    speaker_band: "Koret",
  });
  await anEvent({ id: "over", organizer_id: "church", start_time: fromNow({ days: -3 }) });
  await anOrganizer({ id: "hidden" });
  await setHidden("organizer", "hidden", true);
});

describe("who asks for what is not there is sent on, with the reason", () => {
  test.each([
    ["/event/nothing", "/?melding=eventNotFound"],
    ["/event/a%20b", "/?melding=eventNotFound"],
    [`/event/${"a".repeat(65)}`, "/?melding=eventNotFound"],
    ["/event/%27%20or%201=1", "/?melding=eventNotFound"],
    ["/organizer/nothing", "/organizations?melding=organizerNotFound"],
    ["/organizer/hidden", "/organizations?melding=organizerNotFound"],
    ["/organizer/%3Cscript%3E", "/organizations?melding=organizerNotFound"],
  ])("%s", async (path, expected) => {
    const response = await visit(path);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(expected);
  });

  test.each([
    ["/?melding=eventNotFound", "Vi fant ikke arrangementet."],
    ["/organizations?melding=organizerNotFound", "Vi fant ikke menigheten."],
  ])("%s says why", async (path, expected) => {
    const response = await visit(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(expected);
  });

  test.each(["/?melding=toString", "/?melding=annet"])("%s says nothing", async (path) => {
    expect(await (await visit(path)).text()).not.toContain("bg-amber-tint py-2");
  });
});

test("an imported event names the calendar it came from", async () => {
  const calendar = await aCalendar({ calendar_name: "Arrangementer" });
  const { id } = await anEvent({
    organizer_id: calendar.organizer_id,
    google_calendar_sync_id: calendar.id,
    google_event_id: "uid@church",
  });
  expect(await (await visit(`/event/${id}`)).text()).toContain("Importert fra «Arrangementer»");
});

test.each([
  ["", "den 31. hver måned til 31. desember 2026"],
  ["samling_preferences=system.en.24h", "on day 31 of every month until 31 December 2026"],
])("a date of a series in a short month says the rule of its series: %s", async (cookie, expected) => {
  const { id: organizer_id } = await anOrganizer();
  const { id: series_id } = await aSeries(organizer_id, { pattern: "monthly", first_day: "2026-05-31" });
  const { id } = await anEvent({
    organizer_id,
    series_id,
    series_day: "2026-06-30",
    start_time: fromNow({ days: 26 }),
  });
  expect(await (await visit(`/event/${id}`, { headers: { Cookie: cookie } })).text()).toContain(expected);
});

test.each([
  ["/nowhere", "", "Siden finnes ikke – Samling"],
  ["/nowhere", "samling_preferences=system.en.24h", "This page does not exist – Samling"],
  ["/?radius_km=7", "", "Adressen er ikke riktig – Samling"],
])("what stands in the place of a page gives it its title: %s %s", async (path, cookie, title) => {
  expect(await (await visit(path, { headers: { Cookie: cookie } })).text()).toContain(`<title>${title}</title>`);
});

test.each(["/", "/organizations", "/personvern", "/become-organizer"])(
  "%s has a card for those who are sent it",
  async (path) => {
    const html = await (await visit(path)).text();
    expect(html).toContain('<meta property="og:image" content="http://samling.test/covers/samling.jpg"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  },
);

test("the event page says what the specification says", async () => {
  const html = await (await visit("/event/concert")).text();
  for (const text of [
    "Dato og tid",
    "Sted",
    "Artist/Band",
    "Koret",
    "Arrangør",
    "Lillehavn menighet",
    "Om arrangementet",
    "kl. 12:00",
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('<link rel="canonical" href="http://samling.test/event/concert"/>');
  expect(html).toMatch(
    /<meta property="og:image" content="http:\/\/samling\.test\/cards\/event\/concert\.jpg\?lang=nb&amp;v=\w+"\/>/,
  );
});

test("nothing in an event's texts can end a script", async () => {
  const html = await (await visit("/event/concert")).text();
  expect(html).not.toContain("<script>alert(1)");
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({ "@type": "Event", description: "</script><script>alert(1)</script>" });
});

test("an event that is over says so and cannot be put into a calendar", async () => {
  const html = await (await visit("/event/over")).text();
  expect(html).toContain("Dette arrangementet er over.");
  expect(html).not.toContain("Legg i kalenderen");
});

test("the organizer page says what the specification says", async () => {
  const html = await (await visit("/organizer/church")).text();
  for (const text of ["Lillehavn menighet", "E-post", "Adresse", "Kommende arrangementer", "1 kommende arrangement"])
    expect(html).toContain(text);
  expect(html, "the reader's own calendar opens it").toMatch(/href="webcal:\/\/[^/"]+\/organizer\/church\.ics"/);
  expect(html, "and the plain address stands beside it").toMatch(/value="https?:\/\/[^/"]+\/organizer\/church\.ics"/);
  expect(html).toContain("Kopier adressen, og lim den inn");
});
