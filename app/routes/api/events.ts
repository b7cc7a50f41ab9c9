import { searchEventRecords } from "#db/queries/event-search";
import { keptAnswer, unkeptAnswer } from "~/answers/kept-answer";
import { jsonAnswer, publicLoader, refuseMethod } from "~/answers/public-answer";
import { planSearch } from "~/domain/search-plan";
import { requireQuery } from "~/guards/require-query";
import { type EventQuery, eventQuery, eventSearchOf, formatEventCursor } from "~/schemas/event-query";
import { viewPublicEventPage } from "~/views/public-event";

/** Coming events that match. A caller's position is kept by no cache. */
export const loader = publicLoader(async ({ request, context }) => {
  const query = requireQuery(eventQuery, request, ["type"]);
  const make = async () => {
    const page = await searchEventRecords(context.db, planSearch(eventSearchOf(query), context.now));
    return jsonAnswer(viewPublicEventPage(page, formatEventCursor(page.nextCursor, query), context.settings.APP_URL));
  };
  if (query.lat !== undefined) return unkeptAnswer(make);
  return keptAnswer(request, context, { key: keyOf(query), seconds: 60 }, make);
});

export const action = refuseMethod;

const keyOf = (query: EventQuery) => `/api/events?${JSON.stringify({ ...query, type: [...query.type].sort() })}`;
