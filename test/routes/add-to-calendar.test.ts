import ICAL from "ical.js";
import { beforeAll, describe, expect, it, test } from "vitest";
import { aCalendar } from "#test/support/calendar-work";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer, aSeries } from "#test/support/rows";
import { meteredVisit, pageText, visit } from "#test/support/visitor";

const friday = (week: number) => new Date(Date.UTC(2026, 5, 5 + 7 * week, 16));
const FILE = "/event/friday-1.ics?series=1";

const RUN = "kor@kalender.example";

beforeAll(async () => {
  await anOrganizer({ id: "o1", name: "Fjellkirken" });
  await anEvent({ id: "alone", organizer_id: "o1", title: "Konsert", start_time: fromNow({ days: 2 }) });
  await anEvent({ id: "over", organizer_id: "o1", title: "Fest", start_time: fromNow({ days: -9 }) });
  await anEvent({ id: "off", organizer_id: "o1", title: "Kor", state: "cancelled", start_time: fromNow({ days: 3 }) });
  const { id } = await aSeries("o1", { first_day: "2026-05-29", until: "2026-07-10" });
  for (const week of [-1, 0, 1, 3])
    await anEvent({
      id: `friday${week}`.replace("friday", "friday-").replace("--", "-before-"),
      organizer_id: "o1",
      title: "Fredagsklubb",
      series_id: id,
      series_day: friday(week).toISOString().slice(0, 10),
      start_time: friday(week),
    });
  await aCalendar({ id: "source", organizer_id: "o1" });
  for (const week of [-1, 0, 1, 2])
    await anEvent({
      id: `choir-${week + 1}`,
      organizer_id: "o1",
      title: "Korøvelse",
      google_calendar_sync_id: "source",
      google_event_id: `${RUN}#${week}`,
      start_time: friday(week),
      end_time: new Date(friday(week).getTime() + 3_600_000),
      other_language: "en",
      other_title: "Choir practice",
      other_description: "All are welcome.",
      text_language: "nb",
    });
});

const pageOf = async (id: string) => pageText(`/event/${id}`);

describe("an event's page", () => {
  it("offers a file, Google and Outlook, without any script", async () => {
    const page = await pageOf("alone");
    expect(page).toContain('href="/event/alone.ics"');
    expect(page).toContain('href="https://calendar.google.com/calendar/render?action=TEMPLATE&amp;text=Konsert&amp;');
    expect(page).toContain('href="https://outlook.live.com/calendar/0/deeplink/compose?');
    expect(page).not.toContain("Alle datoene som kommer");
  });

  it("offers this date or all of a series", async () => {
    const page = await pageOf("friday-1");
    expect(page).toContain("Denne datoen");
    expect(page).toContain("Alle datoene som kommer");
    expect(page).toContain(`href="${FILE}"`);
  });

  it("offers Outlook for accounts of workplaces and schools, too", async () => {
    expect(await pageOf("alone")).toMatch(
      /href="https:\/\/outlook\.office\.com\/calendar\/0\/deeplink\/compose\?[^"]*subject=Konsert[^>]*>Outlook \(jobb eller skole\)</,
    );
  });

  it("offers the file in the reader's language, which has the same UID", async () => {
    const page = await pageText("/event/choir-1?lang=en");
    for (const href of ["/event/choir-1.ics?lang=en", "/event/choir-1.ics?series=1&amp;lang=en"])
      expect(page).toContain(`href="${href}"`);
    expect(await pageText("/organizer/o1?lang=en")).toContain("/organizer/o1.ics?lang=en");
    const uids = new Set<string>();
    for (const [path, title] of [
      ["/event/choir-1.ics", "Korøvelse"],
      ["/event/choir-1.ics?lang=en", "Choir practice"],
    ] as const) {
      const text = await pageText(path);
      expect(text).toMatch(new RegExp(`^SUMMARY[^:]*:${title}`, "m"));
      uids.add(/^UID:.*$/m.exec(text)![0]);
    }
    expect(uids.size).toBe(1);
    expect(await pageText("/event/off.ics?lang=en")).toMatch(/^SUMMARY[^:]*:Cancelled: Kor/m);
    expect(await pageText("/organizer/o1.ics?lang=en")).toMatch(/^SUMMARY[^:]*:Choir practice/m);
  });

  it("offers nothing of an event that is cancelled or over", async () => {
    for (const id of ["off", "over"]) expect(await pageOf(id)).not.toContain("calendar.google.com");
  });
});

describe("the file of a series", () => {
  it("is one entry with a rule, from the first date to come", async () => {
    const answer = await visit(FILE);
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="fredagsklubb.ics"');
    const events = ICAL.Component.fromString(await answer.text()).getAllSubcomponents("vevent");
    expect(events).toHaveLength(1);
    const dates = new ICAL.Event(events[0]).iterator();
    const starts = Array.from({ length: 4 }, () => dates.next()?.toString().slice(0, 10));
    expect(starts).toEqual(["2026-06-05", "2026-06-12", "2026-06-26", undefined]);
  });

  it("of an imported one has all its dates to come, each as an entry without a rule", async () => {
    expect(await pageOf("choir-1")).toContain('href="/event/choir-1.ics?series=1"');
    const text = await pageText("/event/choir-1.ics?series=1");
    const events = ICAL.Component.fromString(text).getAllSubcomponents("vevent");
    expect(events.map((event) => event.getFirstPropertyValue("uid"))).toEqual(
      [1, 2, 3].map((number) => `choir-${number}@samling.test`),
    );
    expect(events.some((event) => event.hasProperty("rrule"))).toBe(false);
  });

  it("is not offered where this date is the only one left", async () => {
    await anEvent({
      id: "last",
      organizer_id: "o1",
      google_calendar_sync_id: "source",
      google_event_id: "siste@kalender.example#2",
      start_time: friday(1),
    });
    await anEvent({
      organizer_id: "o1",
      google_calendar_sync_id: "source",
      google_event_id: "siste@kalender.example#1",
      start_time: friday(-2),
    });
    expect(await pageOf("last")).not.toContain("Alle datoene som kommer");
  });

  test("of an event outside a series is the event's", async () => {
    expect(await pageText("/event/alone.ics?series=1")).toContain("SUMMARY:Konsert");
  });

  test.each([
    ["/event/alone.ics?lang=de", 400],
    ["/organizer/o1.ics?lang=de", 400],
    ["/event/alone.ics?series=yes", 400],
    ["/event/nobody.ics?series=1", 404],
  ])("%s is answered with %i", async (path, status) => {
    expect((await visit(path)).status).toBe(status);
  });

  it("costs at most 4 trips and few rows", async () => {
    const { meter } = await meteredVisit(FILE);
    expect(meter.trips).toBeLessThanOrEqual(4);
    expect(meter.rowsRead).toBeLessThanOrEqual(60);
  });
});
