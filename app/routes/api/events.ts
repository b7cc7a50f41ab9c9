import { searchEventRecords } from "#db/queries/search/search";
import { planSearch } from "~/domain/search/plan";
import { selectFields } from "~/domain/values";
import { cachedAnswer, uncachedAnswer } from "~/http/copies";
import { jsonAnswer, publicLoader, requireMethod } from "~/http/methods";
import { requireQuery } from "~/http/requests";
import { readAsk } from "~/models/search/read";
import { type EventQuery, eventQuery, eventSearchOf, formatEventCursor } from "~/schemas/search/events";
import { SEARCH_LISTS } from "~/schemas/search/fields";
import { viewPublicEventPage } from "~/views/events/public-event";

/** A response with the caller's position is never cached. */
export const loader = publicLoader(async ({ request, context }) => {
  const query = requireQuery(eventQuery, request, SEARCH_LISTS);
  const make = async () => {
    const page = await searchEventRecords(
      context.db,
      planSearch(eventSearchOf(readAsk(query, context.now)), context.now),
    );
    const { events, ...rest } = viewPublicEventPage(
      page,
      formatEventCursor(page.nextCursor, query),
      context.settings.APP_URL,
    );
    return jsonAnswer({ events: events.map((event) => selectFields(event, query.fields)), ...rest });
  };
  if (query.lat !== undefined) return uncachedAnswer(make);
  return cachedAnswer(request, context, { key: keyOf(query), seconds: 60 }, make);
});

export const action = requireMethod("public");

const keyOf = (query: EventQuery) => `/api/events?${JSON.stringify({ ...query, type: [...query.type].sort() })}`;
