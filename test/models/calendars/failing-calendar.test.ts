import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { findCalendar } from "#db/queries/calendars/calendars";
import { aCalendar, runCalendar } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { TWO_VERSIONS } from "#test/support/feed-calendars";
import { mailsTo } from "#test/support/mailed";
import { anOrganizer, testDatabase } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { FeedAnswer } from "~/gateways/feeds/feed-fetcher";

const FAILURE: FeedAnswer = { kind: "failed", problem: "unreachable", detail: "connection refused" };

describe("a calendar that fails", () => {
  it("is tried less and less often, once a day at last, and as usual when it works again", async () => {
    const { id } = await aCalendar();
    await runCalendar(id, TWO_VERSIONS.before());
    const waits: number[] = [];
    for (let run = 0; run < 8; run++) {
      await runCalendar(id, FAILURE);
      waits.push(((await findCalendar(testDatabase(), id))!.due_at - unixSeconds(NOW)) / 3600);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 24, 24, 24]);
    expect(await findCalendar(testDatabase(), id)).toMatchObject({
      failures: 8,
      problem: "unreachable",
      last_sync: NOW,
    });
    await runCalendar(id, TWO_VERSIONS.before());
    expect(await findCalendar(testDatabase(), id)).toMatchObject({
      failures: 0,
      problem: null,
      due_at: unixSeconds(fromNow({ hours: 1 })),
    });
  });

  it("is written about once after a week without success, and again only when it worked in between", async () => {
    const organizer = await anOrganizer({ email: "klokker@fjellkirken.test" });
    const { id } = await aCalendar({ organizer_id: organizer.id, calendar_name: "Fjellkirken.no" });
    await runCalendar(id, TWO_VERSIONS.before());
    const failAfter = (days: number, minutes = 0) => runCalendar(id, FAILURE, { now: fromNow({ days, minutes }) });
    await failAfter(1);
    expect((await failAfter(7, -1)).jobs).toEqual([]);
    const { jobs } = await failAfter(7);
    const [mail] = await mailsTo(organizer.email);
    expect(jobs).toEqual([{ type: "send_mail", outbox_id: mail!.id }]);
    expect(mail!.subject).toBe("En kalender lar seg ikke lese");
    expect(mail!.body_text).toContain("Vi får ikke lest «Fjellkirken. no»");
    expect(mail!.body_text).toContain("torsdag 4. juni");
    expect(mail!.body_text).toContain("http://samling.test/dashboard/calendar-sync");
    await failAfter(8);
    await failAfter(30);
    expect(await mailsTo(organizer.email)).toHaveLength(1);
    await runCalendar(id, TWO_VERSIONS.before(), { now: fromNow({ days: 31 }) });
    await failAfter(37);
    expect(await mailsTo(organizer.email)).toHaveLength(1);
    await failAfter(38);
    expect(await mailsTo(organizer.email)).toHaveLength(2);
  });

  it("is written about in the organizer's language, also where it never worked", async () => {
    const organizer = await anOrganizer({ email: "office@fjellkirken.test" });
    await signedIn(organizer.email);
    await env.DB.prepare("update users set locale = 'en' where email = ?").bind(organizer.email).run();
    const { id } = await aCalendar({ organizer_id: organizer.id });
    await runCalendar(id, FAILURE, { now: fromNow({ days: 7 }) });
    const [mail] = await mailsTo(organizer.email);
    expect(mail!.subject).toBe("A calendar cannot be read");
    expect(mail!.body_text).toContain("it has not gone well once");
  });
});
