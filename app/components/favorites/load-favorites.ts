import { portionsOf } from "~/domain/favorites/saved-ids";
import { failureOf } from "~/network/failure";
import type { FavoritesView } from "~/views/favorites/favorites";
import { deviceLists } from "./device-favorites";
import { keepFavorites, keptFavorites, type LoadedFavorites } from "./kept-favorites";

/** A response this young is shown again at once, so that Back finds the page as it was. */
const FRESH_MS = 5 * 60_000;

const MAX_FOLLOWED_EVENTS = 24;

/** The texts depend on the preferences in the cookie: a response is reused only while those are the same. */
let last: { at: number; cookie: string; loaded: LoadedFavorites } | null = null;

/** At once if they were just requested, else as a promise. */
export function loadFavorites(): LoadedFavorites | Promise<LoadedFavorites> {
  const eventIds = deviceLists.event.read();
  const organizerIds = deviceLists.organizer.read();
  const isSame = last?.loaded.eventIds === eventIds && last.loaded.organizerIds === organizerIds;
  if (last && isSame && last.cookie === document.cookie && Date.now() - last.at < FRESH_MS) return last.loaded;
  return ask(eventIds, organizerIds).catch((error: unknown) => {
    const kept = failureOf(error) === "offline" ? keptFavorites() : null;
    if (kept && !kept.isInAccount) return { ...kept, eventIds, organizerIds };
    console.error("Error loading favorites", error);
    throw error;
  });
}

/** Of the device or an account, to have them without a network. */
export async function fetchForLater(
  eventIds: readonly string[],
  organizerIds: readonly string[],
  isInAccount: boolean,
): Promise<void> {
  const { view } = await request(eventIds, organizerIds);
  keepFavorites({ isInAccount, view });
}

async function ask(eventIds: readonly string[], organizerIds: readonly string[]): Promise<LoadedFavorites> {
  const loaded = await request(eventIds, organizerIds);
  last = { at: Date.now(), cookie: document.cookie, loaded };
  keepFavorites(loaded);
  return loaded;
}

async function request(eventIds: readonly string[], organizerIds: readonly string[]): Promise<LoadedFavorites> {
  const events = portionsOf(eventIds);
  const organizers = portionsOf(organizerIds);
  const count = eventIds.length + organizerIds.length === 0 ? 0 : Math.max(events.length, organizers.length);
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      requestFavorites({ event_ids: events[n] ?? [], organizer_ids: organizers[n] ?? [] }),
    ),
  );
  return { eventIds, organizerIds, isInAccount: false, view: joined(answers) };
}

async function requestFavorites(ids: {
  event_ids: readonly string[];
  organizer_ids: readonly string[];
}): Promise<FavoritesView> {
  const response = await fetch("/api/favorite-events", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(ids),
  });
  if (!response.ok) throw new Error(`/api/favorite-events: ${response.status}`);
  return response.json<FavoritesView>();
}

function joined(answers: FavoritesView[]): FavoritesView {
  const soonestFirst = (lists: FavoritesView["events"][]) =>
    lists.flat().sort((a, b) => a.dateTime.localeCompare(b.dateTime));
  return {
    weekEnds: answers[0]?.weekEnds ?? "",
    events: soonestFirst(answers.map(({ events }) => events)),
    past: soonestFirst(answers.map(({ past }) => past)).reverse(),
    followed: answers.flatMap(({ followed }) => followed),
    followedEvents: soonestFirst(answers.map(({ followedEvents }) => followedEvents)).slice(0, MAX_FOLLOWED_EVENTS),
    // The release before leaves out an empty list.
    gone: answers.flatMap((answer: { gone?: FavoritesView["gone"] }) => answer.gone ?? []),
  };
}
