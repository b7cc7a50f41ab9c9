import { findEventRecord } from "#db/queries/events/records";
import { selectFields } from "~/domain/values";
import { cachedAnswer } from "~/http/copies";
import { jsonAnswer, publicLoader, requireMethod } from "~/http/methods";
import { dataNotFound, requireQuery } from "~/http/requests";
import { contentId } from "~/schemas/moderation/forms";
import { oneEventQuery } from "~/schemas/search/events";
import { viewPublicEvent } from "~/views/events/public-event";

/** Past ones too. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return noSuchEvent();
  const { fields } = requireQuery(oneEventQuery, request);
  const key = `/api/events/${id.data}?${JSON.stringify(fields ?? [])}`;
  return cachedAnswer(request, context, { key, seconds: 60 }, async () => {
    const event = await findEventRecord(context.db, id.data);
    return event ? jsonAnswer(selectFields(viewPublicEvent(event, context.settings.APP_URL), fields)) : noSuchEvent();
  });
});

export const action = requireMethod("public");

const noSuchEvent = () => dataNotFound("There is no such event.");
