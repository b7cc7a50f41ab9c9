import { demo } from "./demo";
import { scaled } from "./scale";
import { writeRows } from "./write-rows";

export interface SeedOptions {
  now: Date;
  /** The same number gives the same rows. */
  seed?: number;
  /** Given together, they replace the demo by that many. */
  organizers?: number;
  events?: number;
}

/** `d1` is migrated and empty, and settles what is written. */
export async function seedDatabase(
  d1: Pick<D1Database, "prepare" | "batch">,
  { now, seed = 1, organizers, events }: SeedOptions,
) {
  const isScale = organizers !== undefined && events !== undefined;
  const { rows, images } = isScale
    ? { rows: scaled({ now, seed, organizers, events }), images: [] }
    : demo({ now, seed });
  await writeRows(d1, rows);
  return {
    organizers: rows.organizers.length,
    events: rows.events.length,
    /** Of the rows; none when filled to scale. */
    images,
  };
}
