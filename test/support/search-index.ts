import { env } from "cloudflare:workers";
import { PLACE_UNKNOWN } from "~/domain/events/display";
import { dayFacet, hourFacet, longFacet, rhythmFacet, weekdayFacet } from "~/domain/search/facets";
import {
  DAY_SECONDS,
  dateFromUnix,
  dayNumber,
  dayOfSecond,
  wallClockAt,
  WEEK_SECONDS,
  weekdayOf,
} from "~/domain/time/days-and-moments";

/** The longest time that an event's days are indexed. */
const YEAR_SECONDS = 31_536_000;

const HOURS_OF_SEVERAL_DAYS = 18;
const DAYS_OF_LONG = 30;

interface EventEntry {
  id: string;
  sort_key: number;
  start_time: number;
  end_time: number | null;
  public_from: number | null;
  merged_into: string | null;
  search_text: string;
  facets: string;
  fact_facets: string;
  location_name: string | null;
  lat: number | null;
  lng: number | null;
  organizer_id: string;
  follows: number | null;
  rhythm: number | null;
}

interface OrganizerEntry {
  id: string;
  seq: number;
  search_text: string;
  search_name: string;
  facet: string;
  fact_facets: string;
  name: string;
  lat: number | null;
  lng: number | null;
}

/** Returns what visitors can find, from the database's views, search indexes and counts. */
export async function actualPublication() {
  return {
    events: await column("select id from visible_events order by id", "id"),
    organizers: await column("select id from visible_organizers order by id", "id"),
    eventWords: await wordsOf("event_search"),
    organizerWords: await wordsOf("organizer_search"),
    weeks: await countsOfWeeks(),
  };
}

async function countsOfWeeks(): Promise<Record<string, number>> {
  const counted = await rows<{ week: number; events: number }>(
    "select week, events from event_weeks where events <> 0",
  );
  return Object.fromEntries(counted.map(({ week, events }) => [week, events]));
}

/** Returns the same, computed from the tables; before there were weekdays and hours, without them. */
export async function expectedPublication({ hasClocks = true } = {}): Promise<
  Awaited<ReturnType<typeof actualPublication>>
> {
  const hidden = new Set(
    await column(
      "select content_type || ':' || content_id as mark from content_moderation_status where is_hidden",
      "mark",
    ),
  );
  const allOrganizers = await rows<OrganizerEntry>(
    "select id, seq, search_text, search_name, facet, fact_facets, name, lat, lng from organizers order by id",
  );
  const organizerById = new Map(allOrganizers.map((organizer) => [organizer.id, organizer]));
  const isHidden = (kind: "event" | "organizer", id: string) => hidden.has(`${kind}:${id}`);
  const organizers = allOrganizers.filter(({ id }) => !isHidden("organizer", id));
  const allEvents = await rows<EventEntry>(
    `select id, sort_key, start_time, end_time, public_from, merged_into, search_text, facets, fact_facets, location_name,
      lat, lng, organizer_id, follows, rhythm from events order by id`,
  );
  const allHosts = await rows<{ event_id: string; organizer_id: string }>(
    "select event_id, organizer_id from event_hosts where state = 'accepted' order by organizer_id",
  );
  // Held events have a moment from which they are shown; releasing them clears it.
  const events = allEvents.filter(
    ({ id, organizer_id, public_from, merged_into }) =>
      public_from === null && merged_into === null && !isHidden("event", id) && !isHidden("organizer", organizer_id),
  );
  const weeks: Record<string, number> = {};
  for (const event of events) {
    const week = Math.floor(event.start_time / WEEK_SECONDS) * (event.follows === null ? 1 : -1);
    weeks[week] = (weeks[week] ?? 0) + 1;
  }
  const eventDocuments = events.map((event) => {
    const others = allEvents.filter(
      ({ merged_into, organizer_id }) => merged_into === event.id && organizer_id !== event.organizer_id,
    );
    const hosts = allHosts.filter(
      ({ event_id, organizer_id }) => event_id === event.id && !isHidden("organizer", organizer_id),
    );
    const owners = [event, ...others, ...hosts].map(({ organizer_id }) => organizerById.get(organizer_id)!);
    return [
      event.sort_key,
      event.search_text,
      owners.map(({ search_name }) => search_name).join(""),
      [
        event.facets,
        ...owners.map(({ facet }) => facet),
        ...factTokensOf(event, owners[0]!),
        ...dayFacets(event),
        ...markFacets(event),
        ...(hasClocks ? clockFacets(event) : []),
      ].join(" "),
    ] as const;
  });
  return {
    events: events.map(({ id }) => id),
    organizers: organizers.map(({ id }) => id),
    eventWords: await wordsOfFresh("event_search", "words, organizer, facets", eventDocuments),
    organizerWords: await wordsOfFresh(
      "organizer_search",
      "words",
      organizers.map(({ seq, search_text }) => [seq, search_text] as const),
    ),
    weeks,
  };
}

/** Returns the entries of the superadmins' index, as they are and as they should be. */
export async function adminIndex() {
  const entries = await rows<{ seq: number; words: string }>("select seq, words from organizer_admin_entries");
  const table = "organizer_admin_search";
  const documents = entries.map(({ seq, words }) => [seq, words] as const);
  return { actual: await wordsOf(table), expected: await wordsOfFresh(table, "words", documents) };
}

/** An event's own tokens lie over its organizer's, elsewhere over its family's alone; an empty one takes that away. */
function factTokensOf(event: EventEntry, organizer: OrganizerEntry): string[] {
  const tokensOf = (row: { fact_facets: string }) => JSON.parse(row.fact_facets) as Record<string, string>;
  const house = tokensOf(organizer);
  const inherited = isAtHome(event, organizer) ? house : { family: house["family"] ?? "" };
  return Object.values({ ...inherited, ...tokensOf(event) }).filter((token) => token !== "");
}

function isAtHome(event: EventEntry, home: OrganizerEntry): boolean {
  if (event.lat === null || event.lng === null || home.lat === null || home.lng === null) {
    return [null, PLACE_UNKNOWN, home.name].includes(event.location_name);
  }
  return Math.abs(event.lat - home.lat) < 0.003 && Math.abs(event.lng - home.lng) < 0.006;
}

function dayFacets({ start_time, end_time }: EventEntry): string[] {
  if (end_time === null || end_time - start_time < HOURS_OF_SEVERAL_DAYS * 3600) return [];
  const first = dayOfSecond(start_time);
  const last = dayOfSecond(Math.min(end_time - 1, start_time + YEAR_SECONDS));
  return Array.from({ length: last - first + 1 }, (_, later) => dayFacet(first + later));
}

function markFacets({ start_time, end_time, rhythm }: EventEntry): string[] {
  const isLong = end_time !== null && end_time - start_time >= DAYS_OF_LONG * DAY_SECONDS;
  return [...(rhythm === null ? [] : [rhythmFacet(rhythm)]), ...(isLong ? [longFacet] : [])];
}

function clockFacets({ start_time }: EventEntry): string[] {
  const { day, time } = wallClockAt(dateFromUnix(start_time));
  return [weekdayFacet(weekdayOf(dayNumber(day))), hourFacet(Number(time.slice(0, 2)))];
}

async function rows<Row = Record<string, unknown>>(query: string): Promise<Row[]> {
  return (await env.DB.prepare(query).all<Row>()).results;
}

async function column(query: string, name: string): Promise<string[]> {
  return (await rows(query)).map((row) => String(row[name]));
}

/** Returns every entry of a full-text index as "document term", in one batch between two others. */
async function wordsOf(table: string, before: D1PreparedStatement[] = [], after: string[] = []): Promise<string[]> {
  const terms = `${table}_terms`;
  const read = await env.DB.batch<{ entry: string }>([
    ...before,
    env.DB.prepare(`create virtual table ${terms} using fts5vocab('${table}', 'instance')`),
    env.DB.prepare(
      `select doc || ' ' || coalesce(offset || ' ', '') || term as entry from ${terms} order by doc, offset, term`,
    ),
    ...[`drop table ${terms}`, ...after].map((statement) => env.DB.prepare(statement)),
  ]);
  return read[before.length + 1]!.results.map(({ entry }) => entry);
}

/** As in a new index that is like another. */
async function wordsOfFresh(
  like: string,
  columns: string,
  documents: (readonly (string | number)[])[],
): Promise<string[]> {
  const [{ sql }] = (await rows<{ sql: string }>(`select sql from sqlite_schema where name = '${like}'`)) as [
    { sql: string },
  ];
  const places = columns
    .split(",")
    .map(() => "?")
    .join(", ");
  const filled = [
    env.DB.prepare(sql.replace(/`?\b(?:event|organizer|organizer_admin)_search\b`?/, "fresh")),
    ...documents.map((values) =>
      env.DB.prepare(`insert into fresh (rowid, ${columns}) values (cast(? as integer), ${places})`).bind(...values),
    ),
  ];
  return wordsOf("fresh", filled, ["drop table fresh"]);
}
