import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import {
  calendarRuns,
  calendarSyncs,
  eventHosts,
  events,
  eventSeries,
  organizers,
  storedEventForms,
  userFavorites,
  userFollows,
} from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { type Ids, TOKENS } from "#test/support/screens/screen";
import { sourceRefusal } from "~/domain/calendars/run";
import type { HostPart, HostState } from "~/domain/events/hosts";
import { eventSearchEntry, organizerSearchEntry } from "~/domain/search/entry";
import { unixSeconds } from "~/domain/time/days-and-moments";

export const REPEATED = "Strikkekafé";

/** The demo has no series, so a fortnightly event becomes one. */
export async function addSeries(db: Database, ids: Ids): Promise<void> {
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
    .where(sql`organizer_id = ${ids.owners} and title = ${REPEATED} and start_time > ${unixSeconds(NOW)}`);
}

/** One without events, one with a held event. */
export async function addFirstDay(db: Database, ids: Ids): Promise<void> {
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

export async function addStoredForms(db: Database, { owners }: Ids): Promise<void> {
  const form = (id: string, name: string, texts: Record<string, string> = {}) => ({
    id,
    organizer_id: owners,
    name,
    texts: { ...(name && { title: name }), event_type: "service", start_time: "11:00", country: "Norge", ...texts },
    created_at: NOW,
    updated_at: fromNow({ minutes: -40 }),
  });
  await db.insert(storedEventForms).values([
    {
      ...form("shots-draft", "Sommerkonsert i hagen", {
        event_type: "concert",
        description: "Vi synger sommeren inn. Ta med noe å sitte på.",
        tags: "sommer, sang",
      }),
      kind: "draft",
      preview_token: TOKENS.preview,
    },
    { ...form("shots-draft-empty", ""), kind: "draft" },
    { ...form("shots-template", "Høymesse", { description: "Gudstjeneste med nattverd." }), kind: "template" },
    { ...form("shots-template-2", "Bibeltime"), kind: "template" },
  ]);
}

/** With runs, and one that fails. */
export async function addCalendars(db: Database, ids: Ids): Promise<void> {
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
    {
      ...run,
      slot: 3,
      number: 3,
      started_at: fromNow({ minutes: -30 }),
      skipped: [
        { reason: "looks-private", count: 2, examples: ["Stabsmøte"] },
        { reason: "bad-date", count: 1, examples: ["Høstbasar"] },
      ],
      refusals: [
        sourceRefusal("looks-private", { title: "Stabsmøte", start: fromNow({ days: 2 }).toISOString() }),
        sourceRefusal("looks-private", { title: "Utleie: Hansen", start: fromNow({ days: 5 }).toISOString() }),
        sourceRefusal("bad-date", { title: "Høstbasar", text: "DTSTART:20261345T180000" }),
      ],
    },
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
    failing_since: fromNow({ days: -9 }),
    problem: "web_page",
    created_at: fromNow({ days: -40 }),
  });
}

export async function addFavorites(db: Database, ids: Ids): Promise<void> {
  const mine = { user_id: "demo-visitor", created_at: NOW };
  for (const event_id of [ids.event, ids.imported, ids.past])
    await db.insert(userFavorites).values({ ...mine, id: `favorite-${event_id}`, event_id });
  await db.insert(userFollows).values({ ...mine, id: "shots-follow", organizer_id: ids.owners });
}

/** On the owner's events, and the owner on others'. */
export async function addHosts(db: Database, ids: Ids): Promise<void> {
  const others = await db
    .select({ id: organizers.id })
    .from(organizers)
    .where(sql`id not in (${ids.owners}, ${ids.importers})`)
    .orderBy(organizers.name_key)
    .limit(4);
  const starts = new Map(
    (await db.select({ id: events.id, at: events.start_time }).from(events)).map(({ id, at }) => [id, at]),
  );
  const host = (event_id: string, organizer_id: string, part: HostPart, state: HostState) => ({
    event_id,
    organizer_id,
    part,
    state,
    starts_at: starts.get(event_id)!,
    asked_at: NOW,
  });
  const [choir, church, youth, town] = others.map(({ id }) => id) as [string, string, string, string];
  await db
    .insert(eventHosts)
    .values([
      host(ids.event, choir, "partner", "accepted"),
      host(ids.event, church, "place", "accepted"),
      host(ids.event, youth, "partner", "asked"),
      host(ids.event, town, "partner", "declined"),
      host("shots-like-other", ids.owners, "place", "asked"),
      host(ids.imported, ids.owners, "partner", "accepted"),
    ]);
}

/** One that a choir and the owner each list, and one merged. */
export async function addLikeEvents(db: Database, ids: Ids): Promise<void> {
  const words = { name: "Fjellklang", description: null, city: "Molde" };
  const choir = { ...words, ...organizerSearchEntry(words), id: "shots-choir", email: "post@fjellklang.example" };
  await db.insert(organizers).values({ ...choir, reviewed_at: NOW, created_at: NOW });
  const concert = (id: string, organizer_id: string, days: number, title: string) => {
    const row = {
      id,
      organizer_id,
      title,
      description: "",
      event_type: "concert" as const,
      start_time: fromNow({ days }),
      location_name: "Solvik kirke",
      location_address: null,
      city: "Molde",
      lat: 62.7375,
      lng: 7.1591,
      tags: [],
      created_at: NOW,
    };
    return { ...row, ...eventSearchEntry(row) };
  };
  await db
    .insert(events)
    .values([
      concert("shots-like-own", ids.owners, 6, "Sommerkonsert med koret Fjellklang"),
      concert("shots-like-other", choir.id, 6, "Fjellklang: Sumarkonsert"),
      concert("shots-shown", ids.owners, 9, "Salmekveld ved fjorden"),
      { ...concert("shots-merged", choir.id, 9, "Salmekveld ved fjorden"), merged_into: "shots-shown" },
    ]);
}
