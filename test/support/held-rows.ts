import { env } from "cloudflare:workers";

/** Returns the titles of an organizer's visible events, by start. */
export async function visibleTitlesOf(organizerId: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select title from visible_events where organizer_id = ? order by start_time",
  )
    .bind(organizerId)
    .all<{ title: string }>();
  return results.map(({ title }) => title);
}

/** Returns the number of an organizer's visible events. */
export const shownOf = async (organizerId: string) => (await visibleTitlesOf(organizerId)).length;
