import { demo } from "./demo";
import type { DemoImage } from "./images";
import { scaled } from "./scale";
import { writeRows } from "./write-rows";

export interface SeedOptions {
  now: Date;
  /** Another number gives other rows; the same number the same ones. */
  seed?: number;
  /** Given together, they fill the database with that many of each instead of the demo. */
  organizers?: number;
  events?: number;
}

export interface SeedCounts {
  organizers: number;
  events: number;
  /** What the rows refer to and nobody has painted yet: none when filled to scale. */
  pictures: DemoImage[];
}

/** Fills a migrated, empty database. */
export async function seedDatabase(
  d1: D1Database,
  { now, seed = 1, organizers, events }: SeedOptions,
): Promise<SeedCounts> {
  const isScale = organizers !== undefined && events !== undefined;
  const { rows, pictures } = isScale
    ? { rows: scaled({ now, seed, organizers, events }), pictures: [] }
    : demo({ now, seed });
  await writeRows(d1, rows);
  return { organizers: rows.organizers.length, events: rows.events.length, pictures };
}
