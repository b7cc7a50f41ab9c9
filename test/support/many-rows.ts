import { env } from "cloudflare:workers";
import { settlingDatabase } from "#db/settling";
import { EVENT_TYPES } from "~/domain/events/types";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { fromNow } from "./clock";
import type { Random } from "./random";
import { anOrganizer, eventValues } from "./rows";

const TOWNS = [
  { lat: 59.91, lng: 10.75 },
  { lat: 60.39, lng: 5.32 },
  { lat: 62.58, lng: 11.38 },
  { lat: 69.65, lng: 18.96 },
];
const WORDS = [
  "Kirkekonsert",
  "Gudstjeneste",
  "Bønn",
  "Små",
  "Håp",
  "Ungdomskveld",
  "Julefest",
  "Åpen kirke",
  "Røros",
  "Salmekveld",
];
const COLUMNS = [
  "id",
  "organizer_id",
  "title",
  "description",
  "event_type",
  "start_time",
  "end_time",
  "location_name",
  "lat",
  "lng",
  "tags",
  "search_text",
  "facets",
] as const;

export type ManyEvent = ReturnType<typeof eventValues>;

/** Inserts many events: in towns, between them and without a position, within half a year from NOW. */
export async function manyEvents(count: number, random: Random): Promise<ManyEvent[]> {
  const organizers = await Promise.all(["Domkirken", "Bymisjonen", "Røros kirke"].map((name) => anOrganizer({ name })));
  const made = Array.from({ length: count }, () =>
    eventValues({ ...anything(random), organizer_id: random.pick(organizers).id }),
  );
  await insertEvents(made);
  return made;
}

/** Inserts events, some hundred at a time. */
export async function insertEvents(made: readonly ManyEvent[]): Promise<void> {
  for (let from = 0; from < made.length; from += 500) await insert(made.slice(from, from + 500));
}

function anything(random: Random) {
  const town = random.pick(TOWNS);
  const spread = random.pick([0.1, 1, 3]);
  return {
    title: `${random.pick(WORDS)} ${random.pick(WORDS)}`,
    description: random.chance(0.3) ? random.pick(WORDS) : "",
    tags: [random.pick(["barn", "korps", "familie"])],
    location_name: random.chance(0.5) ? random.pick(["Røros kirke", "Samfunnshuset"]) : null,
    event_type: random.pick(EVENT_TYPES),
    ...someTime(random),
    ...(random.chance(0.1)
      ? { lat: null, lng: null }
      : {
          lat: onGrid(town.lat + random.between(-spread, spread), random),
          lng: onGrid(town.lng + random.between(-spread, spread) * 2, random),
        }),
  };
}

/** Every thirtieth event lasts some days. */
function someTime(random: Random) {
  const start_time = fromNow({ days: random.whole(180) - 3, minutes: random.whole(96) * 15 });
  const hours = random.chance(1 / 30) ? 24 * (1 + random.whole(4)) : 2;
  return { start_time, end_time: new Date(start_time.getTime() + hours * 3_600_000) };
}

/** Some lie exactly on the lines between grid cells. */
const onGrid = (degrees: number, random: Random) => (random.chance(0.2) ? Math.round(degrees * 50) / 50 : degrees);

async function insert(values: readonly ManyEvent[]): Promise<void> {
  const rows = values.map((value) => ({
    ...value,
    tags: JSON.stringify(value.tags),
    start_time: unixSeconds(value.start_time),
    end_time: unixSeconds(value.end_time!),
  }));
  const selected = COLUMNS.map((column) => `value ->> '${column}'`);
  await settlingDatabase(env.DB)
    .prepare(`insert into events (${COLUMNS.join(", ")}) select ${selected.join(", ")} from json_each(?)`)
    .bind(JSON.stringify(rows))
    .run();
}
