import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { moderationActions, moderationMarks, userReports } from "#db/schema";
import cases from "#test/cases/models/moderation/report-content.tsv?raw";
import { casesOf } from "#test/support/cases";
import { fromNow, NOW } from "#test/support/clock";
import { mailsTo } from "#test/support/mailed";
import { moderated, statusOf } from "#test/support/moderation";
import { endOf } from "#test/support/outcomes";
import { about, aReporter, reportBy, reportDeps, reportsOn } from "#test/support/reports";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { AUTO_HIDE_REPORTERS } from "~/domain/moderation/rules";
import { refuse, succeed } from "~/domain/values";
import { reportContent } from "~/models/moderation/report";

const actionsOn = (id: string) =>
  testDatabase().select().from(moderationActions).where(eq(moderationActions.content_id, id));

describe("a report", () => {
  it("is filed with its category, the category's label and who sent it", async () => {
    const event = await anEvent();
    const reporter = await aReporter();
    expect(
      await reportContent(
        about(event.id, { category: "misleading", description: "Feil dato." }),
        reporter,
        reportDeps(),
      ),
    ).toEqual(succeed({ isHidden: false }));
    expect(await reportsOn(event.id)).toMatchObject([
      {
        content_type: "event",
        reporter_id: reporter.userId,
        category: "misleading",
        reason: "Villedende informasjon",
        description: "Feil dato.",
        status: "pending",
        created_at: NOW,
      },
    ]);
  });

  it("counts once a person and content, however often it is sent, also at the same time", async () => {
    const event = await anEvent();
    const reporter = await aReporter();
    const all = await Promise.all(
      Array.from({ length: 4 }, () => reportContent(about(event.id), reporter, reportDeps())),
    );
    expect(all.map(endOf)).toEqual(Array(4).fill("ok"));
    expect(await reportsOn(event.id)).toHaveLength(1);
    expect(await statusOf("event", event.id)).toMatchObject({ is_hidden: false });
  });

  it("is not taken of what visitors cannot see", async () => {
    const hidden = await anEvent();
    await setHidden("event", hidden.id, true);
    for (const id of [hidden.id, "nothing"])
      expect(await reportContent(about(id), await aReporter(), reportDeps())).toEqual(refuse({ kind: "gone" }));
    expect(await reportsOn(hidden.id)).toEqual([]);
  });
});

describe("reports hide a content by themselves", () => {
  it("when three people with proven e-mails have sent one, and say so in the log", async () => {
    const event = await anEvent();
    await reportBy(2, about(event.id));
    expect(await statusOf("event", event.id)).toMatchObject({ is_hidden: false });
    expect(await reportContent(about(event.id), await aReporter(), reportDeps())).toEqual(succeed({ isHidden: true }));
    expect(await statusOf("event", event.id)).toMatchObject({
      is_hidden: true,
      manual_review_required: true,
      auto_hidden_at: NOW,
    });
    expect(await actionsOn(event.id)).toMatchObject([
      { action_type: "hide", automated: true, moderator_id: null, created_at: NOW },
    ]);
  });

  it("also an organizer, with all its events", async () => {
    const organizer = await anOrganizer({ reviewed_at: null });
    const event = await anEvent({ organizer_id: organizer.id });
    await reportBy(3, about(organizer.id, { content_type: "organizer" }));
    expect(await statusOf("organizer", organizer.id)).toMatchObject({ is_hidden: true });
    expect(await reportContent(about(event.id), await aReporter(), reportDeps())).toEqual(refuse({ kind: "gone" }));
  });

  it("not when the e-mails are not proven", async () => {
    const event = await anEvent();
    await reportBy(4, about(event.id), { isVerified: false });
    await reportBy(2, about(event.id));
    expect(await statusOf("event", event.id)).toMatchObject({ is_hidden: false });
  });

  it("once: the fourth report and a repeated third change nothing more", async () => {
    const event = await anEvent();
    await reportBy(2, about(event.id));
    const third = await aReporter();
    await reportContent(about(event.id), third, reportDeps());
    expect(endOf(await reportContent(about(event.id), third, reportDeps(fromNow({ hours: 1 }))))).toBe("ok");
    await reportBy(1, about(event.id), { now: fromNow({ hours: 1 }) });
    expect(await actionsOn(event.id)).toHaveLength(1);
    expect(await statusOf("event", event.id)).toMatchObject({ auto_hidden_at: NOW });
  });

  it("once, when the third and the fourth come at the same time", async () => {
    const event = await anEvent();
    await reportBy(2, about(event.id));
    const late = await Promise.all([aReporter(), aReporter()]);
    await Promise.all(late.map((reporter) => reportContent(about(event.id), reporter, reportDeps())));
    expect(await actionsOn(event.id)).toHaveLength(1);
  });

  it.each(["unhide", "dismiss"] as const)(
    "not after a moderator's %s, by the same reports or by new ones: people decide from then on",
    async (decision) => {
      const event = await anEvent();
      await reportBy(3, about(event.id));
      await moderated("event", event.id, decision, fromNow({ hours: 1 }));
      await reportBy(4, about(event.id), { now: fromNow({ hours: 2 }) });
      expect(await statusOf("event", event.id)).toMatchObject({ is_hidden: false });
      const [item] = await testDatabase()
        .select()
        .from(moderationMarks)
        .where(eq(moderationMarks.content_id, event.id));
      expect(item).toMatchObject({ is_waiting: true });
    },
  );

  it("not by reports that a moderator has decided on", async () => {
    const event = await anEvent();
    await reportBy(2, about(event.id));
    await testDatabase().update(userReports).set({ status: "dismissed" }).where(eq(userReports.content_id, event.id));
    await reportBy(2, about(event.id));
    expect(await statusOf("event", event.id)).toMatchObject({ is_hidden: false });
  });
});

describe("repeatedly dismissed reporters lose weight towards auto-hide", () => {
  const record = async (userId: string, { dismissed, resolved }: { dismissed: number; resolved: number }) => {
    const statuses = [
      ...Array<"dismissed">(dismissed).fill("dismissed"),
      ...Array<"resolved">(resolved).fill("resolved"),
    ];
    for (const [n, status] of statuses.entries()) {
      await testDatabase()
        .insert(userReports)
        .values({
          id: `${userId}-${n}`,
          content_type: "event",
          content_id: `former-${n}`,
          reporter_id: userId,
          reason: "x",
          category: "spam",
          status,
        });
    }
  };

  it.each(casesOf<[number, number, number]>(cases, "dismissed and justified reports: the next one weighs"))(
    "%i dismissed and %i justified reports: the next one weighs %d",
    async (dismissed, resolved, weight) => {
      const event = await anEvent();
      await reportBy(2, about(event.id));
      for (const total of [2 + weight, 2 + 2 * weight]) {
        const reporter = await aReporter();
        await record(reporter.userId, { dismissed, resolved });
        const isHidden = total >= AUTO_HIDE_REPORTERS;
        expect(await reportContent(about(event.id), reporter, reportDeps())).toEqual(succeed({ isHidden }));
        if (isHidden) return;
      }
    },
  );
});

it("the owner is told by mail when reports hide something once, with the reasons and one link to object", async () => {
  const organizer = await anOrganizer();
  const event = await anEvent({ organizer_id: organizer.id });
  await reportBy(2, about(event.id));
  expect(await mailsTo(organizer.email)).toHaveLength(0);
  await reportBy(1, about(event.id, { category: "offensive" }));
  const mails = await mailsTo(organizer.email);
  expect(mails).toHaveLength(1);
  for (const text of ["spam eller reklame, støtende innhold", `/admin/moderation/event/${event.id}/objection`])
    expect(mails[0]!.body_text).toContain(text);
});
