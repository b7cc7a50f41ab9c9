import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { events, letterEvents, userFavorites, users } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { aReader, forgetLetters, jobsOf, lettersOf, runLetters } from "#test/support/letters";
import { anEvent, testDatabase } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { tellSaved } from "~/models/letters/saved";

const db = testDatabase();

beforeEach(async () => {
  await forgetLetters();
  // The first run begins to look.
  await runLetters(fromNow({ minutes: -1 }));
});

const subjects = async (id: string) => (await lettersOf(id)).map(({ subject }) => subject);

async function aSaver(given: Parameters<typeof aReader>[0], eventId: string) {
  const reader = await aReader({ weekly: false, next_at: null, ...given });
  await db.insert(letterEvents).values({ reader_id: reader.id, event_id: eventId });
  return reader;
}

describe("a reminder of what is saved", () => {
  test("comes two hours before, once, with its own way to stop it", async () => {
    const { id: event } = await anEvent({
      title: "Korkveld",
      start_time: fromNow({ hours: 2, minutes: 5 }),
      end_time: null,
    });
    const { id } = await aSaver({ reminder: "hours" }, event);
    await runLetters(fromNow({ minutes: 5 }));
    expect(await subjects(id)).toEqual([]);
    await runLetters(fromNow({ minutes: 6 }));
    await runLetters(fromNow({ minutes: 7 }));
    expect(await subjects(id)).toEqual(["Om to timer: Korkveld"]);
    const [letter] = await lettersOf(id);
    expect(letter!.body_text).toContain("kl. 14:05: Korkveld");
    expect(letter!.unsubscribe_url).toMatch(/kind=reminder$/);
  });

  test("comes the day before, to an account for its favourites", async () => {
    const { id: event } = await anEvent({
      title: "Konsert",
      start_time: fromNow({ days: 1, minutes: 5 }),
      end_time: null,
    });
    await db.insert(users).values({ id: "liv", email: "liv@lillevik.test", password_hash: "x" });
    await db.insert(userFavorites).values({ id: "fav", user_id: "liv", event_id: event });
    const { id } = await aReader({ user_id: "liv", weekly: false, next_at: null, reminder: "day" });
    await runLetters(fromNow({ minutes: 10 }));
    expect(await subjects(id)).toEqual(["I morgen: Konsert"]);
  });

  test("comes of a whole day in the afternoon before", async () => {
    const { id: event } = await anEvent({
      title: "Leir",
      start_time: new Date("2026-06-04T22:00:00Z"),
      end_time: null,
      all_day: true,
    });
    const { id } = await aSaver({ reminder: "hours" }, event);
    await runLetters(new Date("2026-06-04T14:00:00Z"));
    expect(await subjects(id)).toEqual([]);
    await runLetters(new Date("2026-06-04T14:01:00Z"));
    expect(await subjects(id)).toEqual(["I morgen: Leir"]);
  });

  test("does not come of what is cancelled, nor unconfirmed or to others", async () => {
    const soon = { start_time: fromNow({ hours: 2 }), end_time: null };
    const { id: event } = await anEvent({ ...soon, state: "cancelled" });
    const { id: other } = await anEvent(soon);
    const readers = [
      await aSaver({ reminder: "hours" }, event),
      await aSaver({ reminder: "day" }, other),
      await aSaver({ reminder: "hours", confirmed_at: null }, other),
    ];
    await runLetters(fromNow({ minutes: 1 }));
    for (const { id } of readers) expect(await subjects(id)).toEqual([]);
  });
});

describe("a message at once", () => {
  const change = (id: string, given: Partial<typeof events.$inferInsert>) =>
    db.update(events).set(given).where(eq(events.id, id));

  test("tells that something saved is cancelled, and that it is on again, each once", async () => {
    const { id: event } = await anEvent({ title: "Korkveld", start_time: fromNow({ days: 3 }) });
    const { id } = await aSaver({ at_once: true }, event);
    await change(event, { state: "cancelled", updated_at: NOW });
    await runLetters(fromNow({ minutes: 1 }));
    await change(event, { description: "Ny tekst", updated_at: fromNow({ minutes: 1 }) });
    await runLetters(fromNow({ minutes: 2 }));
    expect(await subjects(id)).toEqual(["Avlyst: Korkveld"]);
    await change(event, { state: "planned", updated_at: fromNow({ minutes: 3 }) });
    await runLetters(fromNow({ minutes: 3 }));
    await change(event, { state: "cancelled", updated_at: fromNow({ minutes: 4 }) });
    await runLetters(fromNow({ minutes: 4 }));
    expect((await subjects(id)).sort()).toEqual([
      "Avlyst: Korkveld",
      "Avlyst: Korkveld",
      "Som planlagt likevel: Korkveld",
    ]);
  });

  test("tells the organizer's reason, below what a list of mails shows", async () => {
    const { id: event } = await anEvent({ title: "Korkveld", start_time: fromNow({ days: 3 }) });
    const { id } = await aSaver({ at_once: true }, event);
    await change(event, { state: "cancelled", state_reason: "Presten er syk. Se kirken.test", updated_at: NOW });
    await runLetters(fromNow({ minutes: 1 }));
    const [letter] = await lettersOf(id);
    expect(letter!.body_text).toContain("Arrangøren skriver: «Presten er syk. Se kirken. test»");
    expect(letter!.body_text!.indexOf("Presten")).toBeGreaterThan(140);
  });

  test("does not tell of other changes, nor those who want none", async () => {
    const { id: event } = await anEvent({ start_time: fromNow({ days: 3 }) });
    const wants = await aSaver({ at_once: true }, event);
    const not = await aSaver({ reminder: "day" }, event);
    await change(event, { title: "Nytt navn", updated_at: NOW });
    await runLetters(fromNow({ minutes: 1 }));
    await change(event, { state: "cancelled", updated_at: fromNow({ minutes: 1 }) });
    await runLetters(fromNow({ minutes: 2 }));
    expect(await subjects(wants.id)).toEqual(["Avlyst: Nytt navn"]);
    expect(await subjects(not.id)).toEqual([]);
  });

  test("a job that is delivered twice, or at the same time, tells nobody twice", async () => {
    const { id: event } = await anEvent({ title: "Korkveld", start_time: fromNow({ hours: 3 }) });
    const { id } = await aSaver({ at_once: true, reminder: "hours" }, event);
    const jobs = jobsOf();
    const deps = { db, jobs, settings: testSettings, now: NOW };
    const reminder = { event_id: event, occasion: "hours", after: "" } as const;
    await Promise.all([tellSaved(reminder, deps), tellSaved(reminder, deps)]);
    await change(event, { state: "cancelled", updated_at: NOW });
    const message = { event_id: event, occasion: "at_once", after: "" } as const;
    await Promise.all([tellSaved(message, deps), tellSaved(message, deps)]);
    await tellSaved(message, deps);
    expect((await subjects(id)).sort()).toEqual(["Avlyst: Korkveld", "Om to timer: Korkveld"]);
    expect(jobs.messages.filter(({ type }) => type === "send_mail")).toHaveLength(2);
  });

  test("reaches all of more than a hundred who have saved it, each once", async () => {
    const { id: event } = await anEvent({ start_time: fromNow({ days: 3 }) });
    for (let n = 0; n < 120; n++) await aSaver({ at_once: true }, event);
    await change(event, { state: "cancelled", updated_at: NOW });
    expect(await runLetters(fromNow({ minutes: 1 }))).toHaveLength(120);
    expect(await runLetters(fromNow({ minutes: 2 }))).toHaveLength(0);
  });
});
