import { env } from "cloudflare:workers";

/** The titles of an organizer's events that visitors see, by start. */
export async function visibleTitlesOf(organizerId: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select title from visible_events where organizer_id = ? order by start_time",
  )
    .bind(organizerId)
    .all<{ title: string }>();
  return results.map(({ title }) => title);
}

/** How many of an organizer's events visitors see. */
export const shownOf = async (organizerId: string) => (await visibleTitlesOf(organizerId)).length;
