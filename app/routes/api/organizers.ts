import { listOrganizerRecords } from "#db/queries/organizers/list";
import { selectFields } from "~/domain/values";
import { cachedAnswer } from "~/http/copies";
import { jsonAnswer, publicLoader, requireMethod } from "~/http/methods";
import { requireQuery } from "~/http/requests";
import { filtersOf } from "~/models/organizers/find";
import { formatOrganizerCursor, organizerCursorOf, organizerQuery } from "~/schemas/search/organizers";
import { viewPublicOrganizerPage } from "~/views/organizers/public-organizer";

/** Sorted by name. */
export const loader = publicLoader(async ({ request, context }) => {
  const query = requireQuery(organizerQuery, request);
  return cachedAnswer(request, context, { key: `/api/organizers?${JSON.stringify(query)}`, seconds: 60 }, async () => {
    const { q, limit } = query;
    const after = organizerCursorOf(query);
    const page = await listOrganizerRecords(context.db, { query: q, filters: filtersOf(query), limit, after });
    const { organizers, ...rest } = viewPublicOrganizerPage(
      page,
      formatOrganizerCursor(page.nextAfter, query),
      context.settings.APP_URL,
    );
    return jsonAnswer({ organizers: organizers.map((found) => selectFields(found, query.fields)), ...rest });
  });
});

export const action = requireMethod("public");
