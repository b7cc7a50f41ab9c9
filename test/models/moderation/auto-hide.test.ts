import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { moderationMarks, organizers } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { statusOf } from "#test/support/moderation";
import { endOf } from "#test/support/outcomes";
import { about, aReporter, reportBy, reportDeps, reportsOn } from "#test/support/reports";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { decide } from "~/models/moderation/decide";
import { reportContent } from "~/models/moderation/report";
import { deleteExpiredData } from "~/models/retention/expire";

const isWaiting = async (id: string) =>
  (await testDatabase().select().from(moderationMarks).where(eq(moderationMarks.content_id, id)))[0]?.is_waiting;

describe("reports hide by themselves only as those of people with a history, from different places", () => {
  it.each([
    ["accounts a second old", { since: new Date(NOW.getTime() - 1000) }, false],
    ["accounts almost seven days old", { since: new Date(fromNow({ days: -7 }).getTime() + 1000) }, false],
    ["accounts seven days old", { since: fromNow({ days: -7 }) }, true],
    ["old accounts whose address was proven just now", { since: fromNow({ days: -90 }), verified: NOW }, false],
    [
      "old accounts whose address was proven seven days ago",
      { since: fromNow({ days: -90 }), verified: fromNow({ days: -7 }) },
      true,
    ],
  ])("three %s: hidden is %3$s", async (_, history, isHidden) => {
    const event = await anEvent();
    for (let n = 0; n < 3; n++) await reportContent(about(event.id), await aReporter(true, history), reportDeps());
    expect((await statusOf("event", event.id))?.is_hidden ?? false).toBe(isHidden);
    expect(await isWaiting(event.id)).toBe(true);
  });

  it("the report of a young account does not begin to count when the account has grown older", async () => {
    const event = await anEvent();
    for (let n = 0; n < 2; n++)
      await reportContent(about(event.id), await aReporter(true, { since: NOW }), reportDeps());
    await reportBy(1, about(event.id), { now: fromNow({ days: 8 }) });
    expect(await statusOf("event", event.id)).toMatchObject({ is_hidden: false });
  });

  it.each([
    ["one address", ["192.0.2.7", "192.0.2.7", "192.0.2.7"], false],
    ["neighbouring addresses", ["192.0.2.7", "192.0.2.8", "192.0.2.200"], false],
    ["neighbouring IPv6 networks", ["2001:db8:1:1::/64", "2001:db8:1:2::/64", "2001:db8:1:3::/64"], false],
    ["three networks", ["192.0.2.7", "198.51.100.7", "2001:db8:1:1::/64"], true],
  ])("three people from %s: hidden is %3$s", async (_, from, isHidden) => {
    const event = await anEvent();
    for (const network of from) await reportContent(about(event.id), await aReporter(), reportDeps(NOW, network));
    expect((await statusOf("event", event.id))?.is_hidden ?? false).toBe(isHidden);
  });

  it("of several from one network the others still count: a third network hides", async () => {
    const event = await anEvent();
    for (const network of ["192.0.2.7", "192.0.2.9", "198.51.100.7"])
      await reportContent(about(event.id), await aReporter(), reportDeps(NOW, network));
    expect(await statusOf("event", event.id)).toMatchObject({ is_hidden: false });
    await reportContent(about(event.id), await aReporter(), reportDeps(NOW, "203.0.113.7"));
    expect(await statusOf("event", event.id)).toMatchObject({ is_hidden: true });
  });

  it("an organisation that was looked through is hidden by people only; one that was not, by three reports", async () => {
    for (const reviewed_at of [NOW, null]) {
      const organizer = await anOrganizer();
      await testDatabase().update(organizers).set({ reviewed_at }).where(eq(organizers.id, organizer.id));
      await reportBy(4, about(organizer.id, { content_type: "organizer" }));
      expect((await statusOf("organizer", organizer.id))?.is_hidden ?? false).toBe(reviewed_at === null);
      expect(await isWaiting(organizer.id)).toBe(true);
    }
  });
});

describe("what is kept of a reporter's network", () => {
  const networkOf = async (id: string) => (await reportsOn(id)).map(({ network }) => network);

  it("is a short fingerprint, another one for each content, never the address", async () => {
    const [one, other] = [await anEvent(), await anEvent()];
    for (const { id } of [one, other]) await reportContent(about(id), await aReporter(), reportDeps(NOW, "192.0.2.7"));
    const kept = [...(await networkOf(one.id)), ...(await networkOf(other.id))];
    for (const network of kept) expect(network).toMatch(/^[0-9a-f]{5}$/);
    expect(new Set(kept).size).toBe(2);
  });

  it("goes with a moderator's decision, whatever it is", async () => {
    for (const decision of ["hide", "approve", "dismiss"] as const) {
      const event = await anEvent();
      await reportBy(1, about(event.id));
      const moderator = await aReporter();
      expect(
        endOf(
          await decide({ ...about(event.id), decision, seen: 0 }, { ...moderator, isModerator: true }, reportDeps()),
        ),
      ).toBe("ok");
      expect(await networkOf(event.id), decision).toEqual([null]);
    }
  });

  it("goes after thirty days without one, and the report counts for nobody but moderators then", async () => {
    const event = await anEvent();
    await reportBy(2, about(event.id));
    const late = fromNow({ days: 31 });
    await deleteExpiredData({ db: testDatabase(), now: fromNow({ days: 30 }) });
    expect(await networkOf(event.id)).not.toContain(null);
    await deleteExpiredData({ db: testDatabase(), now: late });
    expect(await networkOf(event.id)).toEqual([null, null]);
    await reportBy(1, about(event.id), { now: late });
    expect(await statusOf("event", event.id)).toMatchObject({ is_hidden: false });
  });
});
