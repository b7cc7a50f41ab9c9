import { useAnswerTo } from "~/components/suggestions/use-answer-to";
import type { PublicOrganizer, PublicOrganizerPage } from "~/schemas/public-answers/records";

const SHORTEST = 2;
const PAUSE_MS = 200;
const MOST = 6;

/** Null where there are none to show yet. */
export function useOrganizerSuggestions(typed: string): PublicOrganizer[] | null {
  const query = typed.trim();
  return useAnswerTo(query.length < SHORTEST ? "" : query, ask, PAUSE_MS);
}

async function ask(query: string, signal: AbortSignal): Promise<PublicOrganizer[] | null> {
  try {
    const response = await fetch(`/api/organizers?${new URLSearchParams({ q: query, limit: String(MOST) })}`, {
      signal,
    });
    return response.ok ? (await response.json<PublicOrganizerPage>()).organizers : null;
  } catch {
    return null;
  }
}
