import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { answerMismatches, listWaitingMismatches } from "#db/queries/events/mismatches";
import { eventMismatches, moderationMarks, userReports } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { mailsTo } from "#test/support/mailed";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { DAY_MS } from "~/domain/time/days-and-moments";
import { sayMismatch } from "~/models/events/mismatches";
import { deleteExpiredData } from "~/models/retention/expire";
import type { SaidMismatch } from "~/schemas/events/mismatch";
import { parseSettings } from "~/schemas/site/settings";

const db = testDatabase();

function say(id: string, said: Partial<SaidMismatch> = {}, { network = "203.0.113.7", now = NOW } = {}) {
  const settings = parseSettings(testSettings);
  const deps = { db, network, now, settings, jobs: { enqueue: async () => undefined } };
  return sayMismatch(id, { problem: "nobody", words: null, ...said }, deps);
}

const saidOf = (id: string) => db.select().from(eventMismatches).where(eq(eventMismatches.event_id, id));
const reportsOn = (id: string) => db.select().from(userReports).where(eq(userReports.content_id, id));

async function anEventNow(organizer?: string) {
  const owner = organizer ?? (await anOrganizer({ email: `post-${Math.abs(made++)}@stemmer.test` })).id;
  return anEvent({ organizer_id: owner, start_time: fromNow({ hours: -1 }), end_time: null, title: "Messe" });
}
let made = 1;

describe("a visitor who stood at a locked door", () => {
  test("tells the organizer, who gets a mail, and nothing says who it was", async () => {
    const organizer = await anOrganizer({ email: "dor@stemmer.test" });
    const { id } = await anEventNow(organizer.id);
    expect(await say(id, { words: "Døra var låst kl. 11." })).toEqual({ ok: true, value: null });
    const [said] = await saidOf(id);
    expect(said).toMatchObject({ problem: "nobody", words: "Døra var låst kl. 11.", answer: null });
    expect(JSON.stringify(said)).not.toContain("203.0.113");
    const [mail] = await mailsTo("dor@stemmer.test");
    expect(mail!.body_text).toContain("Døra var låst kl. 11.");
    expect(mail!.body_text).toContain("/dashboard/mismatches");
  });

  test("counts once however often the form is sent, and writes at most one mail a day about an event", async () => {
    const organizer = await anOrganizer({ email: "en@stemmer.test" });
    const { id } = await anEventNow(organizer.id);
    await say(id);
    await say(id);
    await say(id, {}, { network: "198.51.100.4" });
    expect(await saidOf(id)).toHaveLength(2);
    expect(await mailsTo("en@stemmer.test")).toHaveLength(1);
    await say(id, { problem: "time" }, { now: fromNow({ days: 1 }) });
    expect(await mailsTo("en@stemmer.test")).toHaveLength(2);
  });

  test.each([
    [-4, "tooLate"],
    [-2, null],
    [7 * 24 - 1, null],
    [7 * 24 + 1, "tooLate"],
  ])("%i hours after the start: %s", async (hours, kind) => {
    const { id } = await anEvent({ start_time: new Date(NOW.getTime() - hours * 3_600_000), end_time: null });
    const said = await say(id);
    expect(said.ok ? null : said.problem.kind).toBe(kind);
  });

  test("need not be told of what is cancelled, and cannot of what is hidden", async () => {
    const cancelled = await anEvent({ start_time: NOW, end_time: null, state: "cancelled" });
    expect(await say(cancelled.id)).toMatchObject({ problem: { kind: "tooLate" } });
    const hidden = await anEventNow();
    await setHidden("event", hidden.id, true);
    expect(await say(hidden.id)).toMatchObject({ problem: { kind: "gone" } });
  });

  test("is refused after many from one network", async () => {
    const { id } = await anEventNow();
    const outcomes = [];
    for (let number = 0; number < 21; number++)
      outcomes.push(await say(id, { words: `Nummer ${number}` }, { network: "192.0.2.99" }));
    expect(outcomes.at(-2)!.ok).toBe(true);
    expect(outcomes.at(-1)).toMatchObject({ problem: { kind: "tooMany" } });
  });
});

describe("what was said, for moderators", () => {
  const days = ["192.0.2.1", "198.51.100.1", "203.0.113.1"];

  test("counts only when repeated: from three networks, on three days", async () => {
    const organizer = await anOrganizer();
    for (const [day, network] of days.entries()) {
      expect(await reportsOn(organizer.id)).toEqual([]);
      const now = fromNow({ days: day });
      const { id } = await anEvent({ organizer_id: organizer.id, start_time: now, end_time: null });
      await say(id, {}, { network, now });
    }
    const reports = await reportsOn(organizer.id);
    expect(reports).toMatchObject([
      { content_type: "organizer", category: "misleading", reporter_id: null, status: "pending" },
    ]);
    const [item] = await db.select().from(moderationMarks).where(eq(moderationMarks.content_id, organizer.id));
    expect(item).toMatchObject({ is_waiting: true, is_hidden: false });
  });

  test("does not count from one network or on one day, or where the organizer has put it right", async () => {
    const one = await anOrganizer();
    for (let day = 0; day < 3; day++) {
      const now = fromNow({ days: day });
      const { id } = await anEvent({ organizer_id: one.id, start_time: now, end_time: null });
      await say(id, {}, { now });
    }
    const sameDay = await anOrganizer();
    const { id: crowd } = await anEventNow(sameDay.id);
    for (const network of days) await say(crowd, {}, { network });
    const fixed = await anOrganizer();
    for (const [day, network] of days.entries()) {
      const now = fromNow({ days: day });
      const { id } = await anEvent({ organizer_id: fixed.id, start_time: now, end_time: null });
      await say(id, {}, { network, now });
      await answerMismatches(db, { organizerId: fixed.id, eventId: id, answer: "fixed" }, now);
    }
    for (const { id } of [one, sameDay, fixed]) expect(await reportsOn(id)).toEqual([]);
  });
});

describe("the organizer's answer", () => {
  test("takes it off the list, and only that of its own events", async () => {
    const organizer = await anOrganizer();
    const { id } = await anEventNow(organizer.id);
    await say(id);
    const other = await anOrganizer();
    await answerMismatches(db, { organizerId: other.id, eventId: id, answer: "right" }, NOW);
    expect(await listWaitingMismatches(db, organizer.id)).toHaveLength(1);
    await answerMismatches(db, { organizerId: organizer.id, eventId: id, answer: "right" }, NOW);
    expect(await listWaitingMismatches(db, organizer.id)).toEqual([]);
  });

  test("or none: it is deleted after six months, and the network is forgotten after 90 days", async () => {
    const { id } = await anEventNow();
    await say(id);
    const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
    await deleteExpiredData({ db, now: after(91) });
    expect(await saidOf(id)).toMatchObject([{ network: null }]);
    await deleteExpiredData({ db, now: after(190) });
    expect(await saidOf(id)).toEqual([]);
  });
});
