import { eq, sql } from "drizzle-orm";
import { getPlatformProxy } from "wrangler";
import { type Database, openDatabase } from "#db/client";
import {
  accountTokens,
  auditLog,
  calendarRuns,
  calendarSyncs,
  contentModerationStatus,
  deadJobs,
  events,
  eventSeries,
  moderationActions,
  moderationObjections,
  organizerAdmins,
  organizers,
  outbox,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  sessions,
  userFavorites,
  userFollows,
  users,
} from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { fillWithDemo } from "#test/support/demo-rows";
import { hashRecoveryCode } from "~/auth/recovery-codes";
import { hashToken } from "~/auth/tokens";
import { eventSearchEntry, organizerSearchEntry } from "~/domain/search/entry";

/** Who is signed in on a picture: the accounts of the demo, and those whose screens it does not have. */
export type Person = (typeof DEMO_PEOPLE | typeof NEW_PEOPLE)[number];

const DEMO_PEOPLE = ["superadmin", "moderator", "owner", "second-owner", "editor", "viewer", "visitor"] as const;
const NEW_PEOPLE = ["newcomer", "unverified", "beginner", "founder", "keyholder"] as const;

/** What the browser of a person who is signed in holds in its cookie. */
export const sessionTokenOf = (person: Person) => `session-of-${person}`;

/** A token of the form of our links, for each that is looked at. */
export const TOKENS = {
  invitation: "i".repeat(43),
  confirm_email: "c".repeat(43),
  reset_password: "r".repeat(43),
  change_email: "e".repeat(43),
  second_step: "s".repeat(43),
  unknown: "x".repeat(43),
};

/** Ids of what addresses name. */
export interface Ids {
  owners: string;
  importers: string;
  beginners: string;
  event: string;
  imported: string;
  past: string;
  /** A day of a series. */
  repeated: string;
  series: string;
  calendar: string;
  /** Hidden by a moderator, with no objection yet and with one. */
  hidden: string;
  objected: string;
}

/** Fills a state folder with the demo and with what every screen shows besides; returns what addresses need. */
export async function fillForShots(state: string): Promise<Ids> {
  fillWithDemo(state);
  const proxy = await getPlatformProxy<{ DB: D1Database }>({ persist: { path: `${state}/v3` } });
  try {
    const db = openDatabase(proxy.env.DB);
    const ids = await findIds(db);
    await addPeople(db, ids);
    await addSeries(db, ids);
    await addFirstDay(db, ids);
    await addRuns(db, ids);
    await addModeration(db, ids);
    await addPapers(db, ids);
    return ids;
  } finally {
    await proxy.dispose();
  }
}

async function findIds(db: Database): Promise<Ids> {
  const one = async (query: ReturnType<typeof sql>) => {
    const row = await db.get<{ id: string } | undefined>(query);
    if (!row) throw new Error("The demo does not have what a picture shows.");
    return row.id;
  };
  const organizerOf = (person: Person) =>
    one(sql`select o.id from organizers o join users u on u.email = o.email where u.id = ${`demo-${person}`}`);
  const owners = await organizerOf("owner");
  const importers = await organizerOf("second-owner");
  const coming = async (organizer: string, order: { at?: number; where?: ReturnType<typeof sql> } = {}) =>
    one(sql`select id from events where organizer_id = ${organizer} and start_time > ${NOW.getTime() / 1000}
      and ${order.where ?? sql`true`} order by start_time limit 1 offset ${order.at ?? 0}`);
  return {
    owners,
    importers,
    beginners: "shots-beginners",
    event: await coming(owners, { where: sql`image_url is not null and speaker_band is not null` }),
    imported: await coming(importers),
    past: await one(sql`select id from events where organizer_id = ${owners} order by start_time limit 1`),
    repeated: await coming(owners, { where: sql`title = ${REPEATED}` }),
    series: "shots-series",
    calendar: await one(sql`select id from calendar_syncs where organizer_id = ${importers}`),
    hidden: await coming(importers, { at: 20 }),
    objected: await coming(importers, { at: 21 }),
  };
}

/** Title of an event of the demo that comes again and again. */
const REPEATED = "Strikkekafé";

/** Accounts that the demo has none of, and everybody's session. */
async function addPeople(db: Database, ids: Ids): Promise<void> {
  const seen = { created_at: fromNow({ days: -30 }), password_hash: "none" };
  await db.insert(users).values([
    {
      ...seen,
      id: "newcomer",
      email: "ny@demo.example",
      email_verified_at: NOW,
      pending_organizer_name: "Sandvik bedehus",
    },
    { ...seen, id: "unverified", email: "ubekreftet@demo.example", pending_organizer_name: "Fjellheim menighet" },
    { ...seen, id: "beginner", email: "post@lysstua.example", email_verified_at: NOW },
    { ...seen, id: "founder", email: "post@fjordglimt.example", email_verified_at: NOW },
    { ...seen, id: "keyholder", email: "nokkel@demo.example", email_verified_at: NOW },
  ]);
  // Lucia has the machine's clock, and a session lasts thirty days.
  const expires_at = Math.floor(Date.now() / 1000) + 20 * 86_400;
  const user_agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
  const sessionOf = (person: Person, user_id: string) => ({
    id: hashToken(sessionTokenOf(person)),
    user_id,
    expires_at,
    user_agent,
    created_at: fromNow({ days: -2 }),
    last_seen_at: NOW,
  });
  for (const person of DEMO_PEOPLE) await db.insert(sessions).values(sessionOf(person, `demo-${person}`));
  for (const person of NEW_PEOPLE) await db.insert(sessions).values(sessionOf(person, person));
  await db.insert(passkeys).values({
    id: "shots-passkey",
    user_id: "keyholder",
    public_key: "none",
    counter: 0,
    transports: [],
    name: "Telefonen min",
    created_at: fromNow({ days: -20 }),
    last_used_at: fromNow({ days: -2 }),
  });
  await db.insert(recoveryCodes).values({ id: hashRecoveryCode("keyholder", "ABCD-EFGH"), user_id: "keyholder" });
  await db.insert(passkeyChallenges).values({
    id: hashToken(TOKENS.second_step),
    user_id: "keyholder",
    challenge: "none",
    expires_at: fromNow({ days: 1 }),
  });
  await db.insert(organizerAdmins).values({
    id: "shots-invited",
    organizer_id: ids.owners,
    user_email: "ny@demo.example",
    invited_by: "demo-owner",
    role: "editor",
    invited_at: NOW,
    token_hash: hashToken(TOKENS.invitation),
    expires_at: fromNow({ days: 7 }),
  });
  await addLinks(db);
  await addFavorites(db, ids);
}

async function addLinks(db: Database): Promise<void> {
  const fresh = { created_at: NOW, expires_at: fromNow({ hours: 1 }) };
  const visitor = { user_id: "demo-visitor", email: "besokende@demo.example" };
  await db.update(users).set({ pending_email: "nyadresse@demo.example" }).where(eq(users.id, visitor.user_id));
  await db.insert(accountTokens).values([
    {
      ...fresh,
      id: hashToken(TOKENS.confirm_email),
      user_id: "unverified",
      email: "ubekreftet@demo.example",
      purpose: "confirm_email",
    },
    { ...fresh, ...visitor, id: hashToken(TOKENS.reset_password), purpose: "reset_password" },
    { ...fresh, ...visitor, id: hashToken(TOKENS.change_email), purpose: "change_email" },
  ]);
}

async function addFavorites(db: Database, ids: Ids): Promise<void> {
  const mine = { user_id: "demo-visitor", created_at: NOW };
  for (const event_id of [ids.event, ids.imported, ids.past])
    await db.insert(userFavorites).values({ ...mine, id: `favorite-${event_id}`, event_id });
  await db.insert(userFollows).values({ ...mine, id: "shots-follow", organizer_id: ids.owners });
}

/** The demo has no series: an event of its that comes every other week is one here. */
async function addSeries(db: Database, ids: Ids): Promise<void> {
  await db.insert(eventSeries).values({
    id: ids.series,
    organizer_id: ids.owners,
    pattern: "biweekly",
    until: "2026-12-18",
    first_day: "2026-06-09",
    created_at: NOW,
  });
  await db
    .update(events)
    .set({ series_id: ids.series, series_day: sql`date(start_time, 'unixepoch')` })
    .where(sql`organizer_id = ${ids.owners} and title = ${REPEATED} and start_time > ${NOW.getTime() / 1000}`);
}

/** Two organisations on their first day: one with nothing yet, one whose event waits to be shown. */
async function addFirstDay(db: Database, ids: Ids): Promise<void> {
  const organizer = (id: string, name: string, email: string) => {
    const words = { name, description: null, city: "Molde" };
    return { ...words, ...organizerSearchEntry(words), id, email, organization_number: "974760673", created_at: NOW };
  };
  await db
    .insert(organizers)
    .values([
      organizer(ids.beginners, "Lysstua menighet", "post@lysstua.example"),
      organizer("shots-founders", "Fjordglimt menighet", "post@fjordglimt.example"),
    ]);
  const held = {
    id: "shots-held",
    organizer_id: "shots-founders",
    title: "Åpningskonsert",
    description: "Velkommen til vår første konsert.",
    event_type: "concert" as const,
    start_time: fromNow({ days: 20 }),
    location_name: null,
    location_address: null,
    city: "Molde",
    lat: 62.7375,
    lng: 7.1591,
    tags: [],
    public_from: fromNow({ days: 1 }),
    created_at: NOW,
  };
  await db.insert(events).values({ ...held, ...eventSearchEntry(held) });
}

async function addRuns(db: Database, ids: Ids): Promise<void> {
  const run = {
    sync_id: ids.calendar,
    trigger: "cron" as const,
    outcome: "unchanged" as const,
    events_new: 0,
    events_changed: 0,
    events_removed: 0,
    events_unchanged: 64,
    events_held: 0,
    total_events: 70,
    past_skipped: 6,
  };
  await db.insert(calendarRuns).values([
    {
      ...run,
      slot: 1,
      number: 1,
      trigger: "first",
      outcome: "changed",
      started_at: fromNow({ days: -3 }),
      events_new: 64,
      events_unchanged: 0,
      skipped: [{ reason: "private", count: 2, examples: ["Bisettelse", "Stabsmøte"] }],
    },
    { ...run, slot: 2, number: 2, outcome: "failed", problem: "unreachable", started_at: fromNow({ days: -1 }) },
    { ...run, slot: 3, number: 3, started_at: fromNow({ minutes: -30 }) },
  ]);
  await db.update(calendarSyncs).set({ runs: 3 }).where(eq(calendarSyncs.id, ids.calendar));
  await db.insert(calendarSyncs).values({
    id: "shots-broken",
    organizer_id: ids.importers,
    calendar_name: "Ungdomsklubben",
    calendar_url: "https://ungdom.solrenning.example/kalender.ics",
    last_sync: fromNow({ days: -9 }),
    last_attempt_at: fromNow({ hours: -5 }),
    failures: 6,
    problem: "web_page",
    created_at: fromNow({ days: -40 }),
  });
}

async function addModeration(db: Database, ids: Ids): Promise<void> {
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

/** What those who look after the product read: mails, failed jobs, the log. */
async function addPapers(db: Database, ids: Ids): Promise<void> {
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
