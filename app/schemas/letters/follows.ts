import * as z from "zod";
import { MOST_SAVED_EVENTS, MOST_FOLLOWED } from "~/domain/letters/letters";
import { roundPosition } from "~/domain/places/position";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { contentId } from "~/schemas/moderation/forms";
import { type FeedParameters, feedParameters } from "~/schemas/search/events";
import { queryFields, SEARCH_LISTS } from "~/schemas/search/fields";

const MAX_SEARCH = 600;

/** Without days of its own, which would pass, and with a rounded position; null where it wants nothing at all. */
export function parseFollowed(text: string): FeedParameters | null {
  if (text.length > MAX_SEARCH) return null;
  const parsed = feedParameters.safeParse(queryFields(new URLSearchParams(text), SEARCH_LISTS));
  if (!parsed.success) return null;
  const { from: _from, to: _to, ...search } = parsed.data;
  const { lat, lng } = search;
  const position = lat === undefined || lng === undefined ? {} : roundPosition({ lat, lng });
  const asked = [search.type, search.fact, search.family, search.language, search.weekday ?? []].some(
    (list) => list.length > 0,
  );
  const isSearch =
    asked || search.q !== "" || [search.ask, search.near, lat, search.bbox].some((place) => place !== undefined);
  return isSearch || search.organizer_id !== undefined ? { ...search, ...position, lang: CONTENT_LOCALE } : null;
}

export const jsonText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const jsonList = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .string()
    .default("[]")
    .transform((text) => jsonText(text || "[]"))
    .pipe(z.array(item).max(most));

export const deviceFields = {
  // What is no search is left out: it lay in the browser's storage, where nobody can mend it.
  searches: jsonList(z.string(), MOST_FOLLOWED).transform((texts) => texts.filter((text) => parseFollowed(text))),
  organizer_ids: jsonList(contentId, MOST_FOLLOWED),
  event_ids: jsonList(contentId, MOST_SAVED_EVENTS),
};

export const followedRequest = z.object({ searches: z.array(z.string().max(MAX_SEARCH)).max(MOST_FOLLOWED) });
