import { env } from "cloudflare:workers";
import { organizerSearchEntry } from "~/domain/search/entry";

const PLACES = ["Bjørkedal", "Elvebakken", "Solvang", "Østbygda", "Granlia", "Tindegrend"];
const TOWNS = ["Oslo", "Bodø", "Bergen", "Hamar"];

/** Inserts many organizers: half "menighet", half "bedehus", a quarter in each town. */
export async function manyOrganizers(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => {
    const name = `${PLACES[n % PLACES.length]!} ${n} ${Math.floor(n / 4) % 2 ? "menighet" : "bedehus"}`;
    const city = TOWNS[n % TOWNS.length]!;
    return {
      id: `many-${n}`,
      email: `many${n}@menighet.test`,
      name,
      city,
      ...organizerSearchEntry({ name, city, description: null }),
    };
  });
  const columns = Object.keys(rows[0]!);
  for (let from = 0; from < count; from += 1_000) {
    await env.DB.prepare(
      `insert into organizers (${columns.join(", ")}) select ${columns.map((column) => `value ->> '${column}'`).join(", ")} from json_each(?)`,
    )
      .bind(JSON.stringify(rows.slice(from, from + 1_000)))
      .run();
  }
}
