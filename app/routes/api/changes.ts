import { listPublicChanges } from "#db/queries/events/public-changes";
import { CHANGES_KEPT_DAYS, placeBefore } from "~/domain/events/public-changes";
import { daysBefore } from "~/domain/site/retention";
import { cachedAnswer } from "~/http/copies";
import { jsonAnswer, publicLoader, requireMethod } from "~/http/methods";
import { refusal, requireQuery } from "~/http/requests";
import { changesQuery, isForgotten, placeOfSince } from "~/schemas/search/changes";
import { viewPublicChanges } from "~/views/events/public-changes";

/** In order, for those who mirror events. */
export const loader = publicLoader(async ({ request, context }) => {
  const query = requireQuery(changesQuery, request);
  const kept = daysBefore(context.now, CHANGES_KEPT_DAYS);
  const since = (query.since === undefined ? null : placeOfSince(query.since)) ?? placeBefore(kept);
  if (isForgotten(since, kept)) return refusal(410, FORGOTTEN);
  return cachedAnswer(request, context, { key: `/api/changes?${JSON.stringify(query)}`, seconds: 60 }, async () => {
    const found = await listPublicChanges(context.db, since, query.limit);
    return jsonAnswer(viewPublicChanges(found, { ...query, after: since }, context.settings.APP_URL));
  });
});

export const action = requireMethod("public");

const FORGOTTEN = {
  message: `Changes are kept for ${CHANGES_KEPT_DAYS} days. Read all of /api/events anew, and begin with the moment before you did.`,
  field: "since",
};
