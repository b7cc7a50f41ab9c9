import { eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { arrangeFirstDays } from "#db/queries/publishing/publishing";
import { events, outbox } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { visibleTitlesOf } from "#test/support/held-rows";
import { deleteRows } from "#test/support/migrations";
import { anEvent, anOrganizer, aSeries, testDatabase } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { signedIn } from "#test/support/signed-in";
import { MOST_EVENTS_WHILE_NEW, shownFrom } from "~/domain/organizers/standing";
import type { JobMessage } from "~/jobs/queue";
import { tellOfFirstDays } from "~/models/organizers/first-day";

beforeEach(deleteRows);

const CREATED = fromNow({ hours: -1 });
const UNTIL = shownFrom(CREATED);
const db = () => testDatabase();
const arrange = () => db().batch(arrangeFirstDays(db(), NOW));
const aNewOrganizer = () => anOrganizer({ name: "Nykirken", created_at: CREATED, reviewed_at: null });

/** Dates a week apart, the first in `inDays` days. */
async function aWeeklySeries(organizer_id: string, count: number, inDays = 1) {
  const { id } = await aSeries(organizer_id);
  for (let week = 0; week < count; week++)
    await anEvent({
      organizer_id,
      series_id: id,
      title: `Uke ${week + 1}`,
      start_time: fromNow({ days: inDays + 7 * week }),
    });
}

describe("the places of a new organisation's first day", () => {
  it("are all a series' while it is alone, soonest first", async () => {
    const { id } = await aNewOrganizer();
    await aWeeklySeries(id, 52);
    await arrange();
    expect(await visibleTitlesOf(id)).toEqual(Array.from({ length: MOST_EVENTS_WHILE_NEW }, (_, n) => `Uke ${n + 1}`));
  });

  it.each(Array.from({ length: 7 }, (_, day) => day))(
    "go to what comes tonight, also when it comes last, on each day of the week: %i",
    async (day) => {
      const { id } = await aNewOrganizer();
      await aWeeklySeries(id, 52, 2 + day);
      await arrange();
      await anEvent({ organizer_id: id, title: "I kveld", start_time: fromNow({ hours: 6 }), public_from: UNTIL });
      await arrange();
      const shown = await visibleTitlesOf(id);
      expect(shown).toHaveLength(MOST_EVENTS_WHILE_NEW);
      expect(shown[0]).toBe("I kveld");
      expect(shown).not.toContain("Uke 20");
    },
  );

  it("go to others' next two dates before a series' third", async () => {
    const { id } = await aNewOrganizer();
    await aWeeklySeries(id, 52);
    for (let n = 0; n < 18; n++)
      await anEvent({ organizer_id: id, title: `Enkelt ${n}`, start_time: fromNow({ days: 60 + n }) });
    await arrange();
    const shown = await visibleTitlesOf(id);
    expect(shown.filter((title) => title.startsWith("Uke"))).toEqual(["Uke 1", "Uke 2"]);
    expect(shown).toHaveLength(MOST_EVENTS_WHILE_NEW);
  });

  it("do not matter to what begins before the day is over, and what is past takes none", async () => {
    const { id } = await aNewOrganizer();
    for (let n = 0; n < 25; n++)
      await anEvent({ organizer_id: id, title: `Snart ${n}`, start_time: fromNow({ hours: 2, minutes: n }) });
    for (let n = 0; n < 3; n++)
      await anEvent({ organizer_id: id, title: `Før ${n}`, start_time: fromNow({ days: -n - 1 }) });
    await anEvent({ organizer_id: id, title: "Senere", start_time: new Date(UNTIL.getTime() + 1000) });
    await arrange();
    const shown = await visibleTitlesOf(id);
    expect(shown).toHaveLength(28);
    expect(shown).not.toContain("Senere");
  });

  it("are given anew when one is deleted", async () => {
    const { id } = await aNewOrganizer();
    for (let n = 0; n < 21; n++)
      await anEvent({ organizer_id: id, title: `Dag ${n}`, start_time: fromNow({ days: 2 + n }) });
    await arrange();
    expect(await visibleTitlesOf(id)).not.toContain("Dag 20");
    await db().delete(events).where(eq(events.title, "Dag 3"));
    await arrange();
    expect(await visibleTitlesOf(id)).toContain("Dag 20");
  });

  it("keep an event's own later time, and touch nothing of those who are not new", async () => {
    const at = fromNow({ hours: 3 });
    const { id } = await aNewOrganizer();
    const timed = await anEvent({
      organizer_id: id,
      start_time: fromNow({ days: 3 }),
      publish_at: at,
      public_from: at,
    });
    const old = await anOrganizer({ created_at: fromNow({ days: -3 }), reviewed_at: null });
    for (let n = 0; n < 25; n++) await anEvent({ organizer_id: old.id, start_time: fromNow({ days: 2 + n }) });
    await arrange();
    const [row] = await db().select().from(events).where(eq(events.id, timed.id));
    expect(row!.public_from).toEqual(at);
    expect(await visibleTitlesOf(old.id)).toHaveLength(25);
  });
});

describe("whoever answers for the whole", () => {
  const queued: JobMessage[] = [];
  const tell = () =>
    tellOfFirstDays({
      db: db(),
      jobs: { enqueue: async (messages) => void queued.push(...messages) },
      settings: { APP_URL: testSettings.APP_URL },
      now: NOW,
    });
  const told = () => db().select().from(outbox).where(like(outbox.key, "first_day:%"));

  beforeEach(async () => {
    queued.length = 0;
    await anOrganizer({ email: "super@styret.test", is_superadmin: true });
    await signedIn("super@styret.test");
  });

  it("is told once when events begin before the others are shown", async () => {
    const { id } = await aNewOrganizer();
    await aWeeklySeries(id, 30);
    await arrange();
    await tell();
    expect(await told()).toEqual([]);
    await anEvent({ organizer_id: id, title: "Ungdomskveld", start_time: fromNow({ hours: 6 }) });
    await arrange();
    await tell();
    await tell();
    const mails = await told();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: "super@styret.test" });
    expect(mails[0]!.body_text).toContain("Ungdomskveld");
    expect(mails[0]!.body_text).toContain(`${testSettings.APP_URL}/admin/moderation`);
    expect(queued).toHaveLength(1);
  });

  it("hears nothing where nothing is held", async () => {
    const { id } = await aNewOrganizer();
    await anEvent({ organizer_id: id, start_time: fromNow({ hours: 6 }) });
    await arrange();
    await tell();
    expect(await told()).toEqual([]);
  });
});
