import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import {
  auditLog,
  contentModerationStatus,
  deadJobs,
  eventDeletions,
  eventHistory,
  eventMonths,
  moderationActions,
  moderationObjections,
  outbox,
} from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import type { Ids } from "#test/support/screens/screen";
import { dayOf, monthOf, unixSeconds } from "~/domain/time/days-and-moments";
import { shiftMonth } from "~/domain/time/month";

/** Two events hidden by a moderator, one with an objection. */
export async function addModeration(db: Database, ids: Ids): Promise<void> {
  for (const content_id of [ids.hidden, ids.objected]) {
    const content = { content_type: "event", content_id } as const;
    await db.insert(moderationActions).values({
      ...content,
      action_type: "hide",
      action_reason: "Manual review - content deemed inappropriate",
      moderator_id: "demo-moderator",
      created_at: fromNow({ days: -1 }),
    });
    await db.insert(contentModerationStatus).values({ ...content, is_hidden: true, updated_at: fromNow({ days: -1 }) });
  }
  await db.insert(moderationObjections).values({
    id: "shots-objection",
    content_type: "event",
    content_id: ids.objected,
    action_seq: 2,
    author_id: "demo-second-owner",
    text: "Dette er en vanlig samling hos oss. Tidspunktet er rettet.",
    created_at: NOW,
  });
}

export async function addBin(db: Database, ids: Ids): Promise<void> {
  const deletion = { organizer_id: ids.owners, user_id: "demo-owner" };
  await db.insert(eventDeletions).values([
    {
      ...deletion,
      id: "shots-deletion",
      title: "Sommerfest på plenen",
      count: 1,
      starts_at: fromNow({ days: 20 }),
      deleted_at: fromNow({ days: -1 }),
    },
    {
      ...deletion,
      id: "shots-deleted-series",
      title: "Åpen kirke med kaffe, lystenning og stille musikk hele formiddagen",
      count: 12,
      starts_at: fromNow({ days: 3 }),
      deleted_at: fromNow({ days: -29, hours: -12 }),
    },
  ]);
}

export async function addHistory(db: Database, ids: Ids): Promise<void> {
  const press = { organizer_id: ids.owners, event_id: ids.event, user_id: "demo-owner", count: 1 };
  const starts = unixSeconds(fromNow({ days: 9 }));
  await db.insert(eventHistory).values([
    { ...press, id: "shots-created", act: "created", done_at: fromNow({ days: -12 }) },
    {
      ...press,
      id: "shots-changed",
      act: "changed",
      before: JSON.stringify({ title: "Konsert", start_time: starts, speaker_band: null }),
      after: JSON.stringify({
        title: "Kirkekonsert: sanger for årstiden",
        start_time: starts + 3600,
        speaker_band: "Koret",
      }),
      done_at: fromNow({ days: -2 }),
    },
    {
      ...press,
      id: "shots-state",
      act: "state",
      before: JSON.stringify({ state: "planned" }),
      after: JSON.stringify({ state: "cancelled", state_reason: "Dirigenten er syk" }),
      done_at: fromNow({ hours: -3 }),
    },
  ]);
}

/** Of an event in two months; the demo has the organizer's days. */
export async function addStatistics(db: Database, ids: Ids): Promise<void> {
  const month = monthOf(dayOf(fromNow({ days: -1 })));
  const sums = { organizer_id: ids.owners, views: 38, favorites: 3 };
  await db.delete(eventMonths).where(eq(eventMonths.event_id, ids.event));
  await db.insert(eventMonths).values([
    { ...sums, event_id: ids.event, month },
    { ...sums, event_id: ids.event, month: shiftMonth(month, -1), views: 61, favorites: 12, calendar_adds: 9 },
  ]);
}

/** Mails, failed jobs, the log. */
export async function addPapers(db: Database, ids: Ids): Promise<void> {
  const mail = { status: "sent", attempts: 1, due_at: NOW, finished_at: NOW, created_at: NOW } as const;
  const body = { body_text: "Velkommen til Samling.", body_html: "<p>Velkommen til Samling.</p>" };
  await db.insert(outbox).values([
    {
      ...mail,
      ...body,
      id: "shots-mail",
      key: "one",
      recipient: "ny@demo.example",
      subject: "Bekreft e-postadressen din",
    },
    {
      ...mail,
      id: "shots-failed",
      key: "two",
      recipient: "post@lysstua.example",
      subject: "Kalenderen svarer ikke",
      status: "failed",
      error_code: "E_REJECTED",
    },
  ]);
  await db
    .insert(deadJobs)
    .values({ id: "shots-job", body: '{"kind":"mail","id":"shots-failed"}', attempts: 5, received_at: NOW });
  const act = { actor_id: "demo-superadmin", organizer_id: ids.importers };
  await db.insert(auditLog).values([
    { ...act, action: "write_events", detail: "Sorggruppe", created_at: fromNow({ days: -1 }) },
    { ...act, action: "organizer_edited", detail: "Solrenning menighet", created_at: fromNow({ hours: -2 }) },
    { ...act, action: "moderator_granted", detail: "Trelysneset menighet", created_at: NOW },
  ]);
}
