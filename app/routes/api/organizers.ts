import { listOrganizerRecords } from "#db/queries/organizer-list";
import { keptAnswer } from "~/answers/kept-answer";
import { jsonAnswer, publicLoader, refuseMethod } from "~/answers/public-answer";
import { requireQuery } from "~/guards/require-query";
import { formatOrganizerCursor, organizerCursorOf, organizerQuery } from "~/schemas/organizer-query";
import { viewPublicOrganizerPage } from "~/views/public-organizer";

/** Organizers that match, in the order of their names. */
export const loader = publicLoader(async ({ request, context }) => {
  const query = requireQuery(organizerQuery, request);
  return keptAnswer(request, context, { key: `/api/organizers?${JSON.stringify(query)}`, seconds: 60 }, async () => {
    const { q, limit } = query;
    const page = await listOrganizerRecords(context.db, { query: q, limit, after: organizerCursorOf(query) });
    return jsonAnswer(viewPublicOrganizerPage(page, formatOrganizerCursor(page.nextAfter, query), context.settings.APP_URL));
  });
});

export const action = refuseMethod;
