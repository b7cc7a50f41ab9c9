import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listUnreviewed, reviewOrganizer } from "#db/queries/organizers/reviews";
import { releaseDueEvents } from "#db/queries/publishing/publishing";
import { findEpoch } from "#db/queries/site/publication";
import { events } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { eventTexts } from "#test/support/event-forms";
import { anEvent, anOrganizer, type OrganizerRow, testDatabase } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";
import { unixSeconds, WEEK_SECONDS } from "~/domain/time/days-and-moments";
import type { FormTexts } from "~/schemas/forms/parse";

const FRIDAY = { publish: "later", publish_date: "2026-06-05", publish_time: "08:00" };
const FRIDAY_AT_8 = new Date("2026-06-05T06:00:00Z");
const WEEKLY = { is_recurring: "on", recurrence_pattern: "weekly", recurrence_end_date: "2026-06-30" };

let organizer: OrganizerRow;
let owner: Record<string, string>;

beforeEach(async () => {
  organizer = await anOrganizer();
  owner = await signedIn(organizer.email);
});

const db = testDatabase();
const send = (path: string, texts: FormTexts) => sendForm(path, texts, owner);
const publish = (texts: FormTexts = FRIDAY) =>
  send(
    "/dashboard/event/new",
    eventTexts({ title: "Hemmelig konsert", organizer_id: organizer.id, form_key: "key", ...texts }),
  );
const rows = () =>
  db.select().from(events).where(eq(events.organizer_id, organizer.id)).orderBy(asc(events.start_time));
const shown = async () => (await rows()).filter(({ public_from }) => public_from === null).length;
const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

describe("an event that is published at a time", () => {
  test("is nowhere until then, and everywhere when the cron comes by", async () => {
    expect((await publish()).headers.get("Location")).toMatch(/^\/dashboard\?melding=timed/);
    const [event] = await rows();
    expect(event).toMatchObject({ public_from: FRIDAY_AT_8, publish_at: FRIDAY_AT_8 });
    const places = [
      "/?q=konsert",
      "/api/events?q=konsert",
      `/api/events?organizer_id=${organizer.id}&limit=50`,
      `/organizer/${organizer.id}`,
      `/organizer/${organizer.id}.ics`,
      "/feeds/events.ics?q=konsert",
      "/feeds/events.rss?q=konsert",
      "/embed/events?q=konsert",
    ];
    for (const path of places)
      expect([path, await pageText(path)]).not.toEqual([path, expect.stringContaining("Hemmelig")]);
    const week = Math.floor(unixSeconds(event!.start_time) / WEEK_SECONDS);
    const isInSitemap = async () => (await pageText(`/sitemap/events/${week}/1.xml`)).includes(event!.id);
    expect(await isInSitemap()).toBe(false);
    expect((await visit(`/event/${event!.id}`)).status).toBe(303);
    for (const path of [`/event/${event!.id}.ics`, `/api/events/${event!.id}`, `/embed/event/${event!.id}`])
      expect([path, (await visit(path)).status]).toEqual([path, 404]);

    await releaseDueEvents(db, later(FRIDAY_AT_8, -1));
    expect(await shown()).toBe(0);
    const epoch = await findEpoch(db);
    await releaseDueEvents(db, FRIDAY_AT_8);
    expect(await rows()).toMatchObject([{ public_from: null, publish_at: null }]);
    expect(await findEpoch(db)).not.toEqual(epoch);
    expect(await pageText(`/event/${event!.id}`)).toContain("Hemmelig konsert");
    expect(await isInSitemap()).toBe(true);
  });

  test("says to its team when, on the dashboard and on its page, and of nobody's looking at it", async () => {
    await publish();
    const [event] = await rows();
    const dashboard = await pageText("/dashboard", owner);
    expect(dashboard).toContain("Vises fra i morgen kl. 08:00");
    expect(dashboard).not.toContain("når noen har sett på");
    const seen = await pageText(`/event/${event!.id}`, owner);
    expect(seen).toContain("Vises fra i morgen kl. 08:00.");
    expect(seen).not.toContain("når noen har sett på");
  });

  test("is not offered for sharing until it is shown, neither after publishing nor on its page", async () => {
    const timed = (await publish()).headers.get("Location")!;
    const [event] = await rows();
    const shares = async () => [
      /<button[^>]*>(?:<svg.*?<\/svg>)?Del<\/button>/.test(await pageText(timed, owner)),
      (await pageText(`/event/${event!.id}`, owner)).includes('aria-label="Del Hemmelig konsert"'),
    ];
    expect(await pageText(timed, owner)).toContain("er lagret, og vises fra i morgen kl. 08:00.");
    expect(await shares()).toEqual([false, false]);
    await releaseDueEvents(db, FRIDAY_AT_8);
    expect(await shares()).toEqual([true, true]);
  });

  test("waits with all its dates where it is a series, those added later too", async () => {
    await publish({ ...FRIDAY, ...WEEKLY });
    expect(await rows()).toHaveLength(4);
    const [first] = await rows();
    const longer = { start_date: "2026-06-09", recurrence_pattern: "weekly", recurrence_end_date: "2026-07-14" };
    await send(`/dashboard/event/${first!.id}/series`, { ...longer, version: "1", form_key: "longer" });
    const all = await rows();
    expect(all).toHaveLength(6);
    expect(all.every(({ public_from }) => public_from?.getTime() === FRIDAY_AT_8.getTime())).toBe(true);
  });

  test.each<[what: string, texts: FormTexts, problem: string]>([
    ["the day is missing", { publish: "later", publish_time: "08:00" }, "Velg dagen det skal vises fra"],
    ["the time is missing", { publish: "later", publish_date: "2026-06-05" }, "Skriv når på dagen det skal vises"],
    ["it has passed", { ...FRIDAY, publish_date: "2026-06-03" }, "Tidspunktet er passert"],
    ["the event has begun by then", { ...FRIDAY, publish_date: "2026-06-10" }, "før arrangementet begynner"],
  ])("is refused where %s, with what was typed", async (_what, texts, problem) => {
    const answer = await publish(texts);
    const form = await answer.text();
    expect(answer.status).toBe(422);
    expect(form).toContain(problem);
    expect(form).toContain("Hemmelig konsert");
    expect(await rows()).toEqual([]);
  });

  test.each([
    ["in the hour that summer time skips", "2027-03-28", "02:30", "2027-03-28T01:30:00Z"],
    ["in the hour that winter time has twice", "2026-10-25", "02:30", "2026-10-25T00:30:00Z"],
  ])("%s waits as an event at that time would begin", async (_when, publish_date, publish_time, moment) => {
    await publish({ publish: "later", publish_date, publish_time, start_date: "2027-06-08" });
    expect(await rows()).toMatchObject([{ publish_at: new Date(moment) }]);
  });

  test("gets another time in its form, or is shown at once, by scope in a series", async () => {
    await publish({ ...FRIDAY, ...WEEKLY });
    const [first, second] = await rows();
    const path = (id: string) => `/dashboard/event/${id}/edit`;
    const form = await pageText(path(first!.id), owner);
    expect(form).toMatch(/name="publish_date"[^>]*value="2026-06-05"|value="2026-06-05"[^>]*name="publish_date"/);
    const typed = (given: FormTexts) => eventTexts({ title: "Hemmelig konsert", scope: "this", ...given });
    await send(path(second!.id), typed({ start_date: "2026-06-16", publish: "now", version: String(second!.version) }));
    expect(await shown()).toBe(1);
    const saturday = { ...FRIDAY, publish_date: "2026-06-06", scope: "all", version: "9" };
    await send(path(first!.id), typed(saturday));
    const times = (await rows()).map(({ publish_at }) => publish_at?.toISOString() ?? null);
    const then = "2026-06-06T06:00:00.000Z";
    expect(times).toEqual([then, null, then, then]);
    expect(await pageText(path(second!.id), owner)).not.toContain('name="publish_date"');
  });
});

describe("on an organisation's first day a time", () => {
  const START = fromNow({ days: 20 });
  beforeEach(async () => {
    organizer = await anOrganizer({ created_at: fromNow({ hours: -1 }), reviewed_at: null });
    owner = await signedIn(organizer.email);
  });
  const YEAR = { ...WEEKLY, recurrence_end_date: "2027-06-01" };
  const SOON = { publish: "later", publish_date: "2026-06-04", publish_time: "23:00" };

  test("does not get round the limit of twenty, neither by waiting nor by being taken back", async () => {
    await publish({ ...SOON, ...YEAR });
    await releaseDueEvents(db, new Date("2026-06-04T21:00:00Z"));
    expect(await shown()).toBe(20);
    // All after the first day, and then at once.
    const other = { ...FRIDAY, publish_time: "22:00", ...YEAR, form_key: "other", title: "Flere" };
    await publish(other);
    const waiting = (await rows()).filter(({ title }) => title === "Flere");
    for (const { id, version, start_time } of waiting.slice(0, 3))
      await send(
        `/dashboard/event/${id}/edit`,
        eventTexts({
          start_date: start_time.toISOString().slice(0, 10),
          title: "Flere",
          publish: "now",
          version: String(version + 9),
          scope: "this",
        }),
      );
    expect(await shown()).toBe(20);
  });

  test("is kept when somebody has looked at it: what waits for its own time waits on", async () => {
    await publish({ ...FRIDAY, ...YEAR });
    for (let n = 0; n < 3; n++)
      await anEvent({ organizer_id: organizer.id, start_time: START, public_from: fromNow({ hours: 23 }) });
    const listed = (await listUnreviewed(db, [])).find(({ id }) => id === organizer.id)!;
    await reviewOrganizer(db, { id: organizer.id, actorId: null }, NOW);
    const all = await rows();
    expect(all.filter(({ public_from }) => public_from === null)).toHaveLength(3);
    expect(all.filter(({ public_from }) => public_from?.getTime() === FRIDAY_AT_8.getTime())).toHaveLength(52);
    expect(listed.held_count).toBe(3 + 32);
    await releaseDueEvents(db, later(NOW, 15));
    expect(await shown()).toBe(3);
    await releaseDueEvents(db, FRIDAY_AT_8);
    expect(await shown()).toBe(55);
  });
});
