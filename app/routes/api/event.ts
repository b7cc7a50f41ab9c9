import { findEventRecord } from "#db/queries/events/records";
import { cachedAnswer } from "~/http/copies";
import { requireMethod } from "~/http/methods";
import { jsonAnswer, publicLoader } from "~/http/public-answers";
import { dataNotFound } from "~/http/refusals";
import { contentId } from "~/schemas/moderation/forms";
import { viewPublicEvent } from "~/views/events/public-event";

/** One event, also a past one. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return noSuchEvent();
  return cachedAnswer(request, context, { key: `/api/events/${id.data}`, seconds: 60 }, async () => {
    const event = await findEventRecord(context.db, id.data);
    return event ? jsonAnswer(viewPublicEvent(event, context.settings.APP_URL)) : noSuchEvent();
  });
});

export const action = requireMethod("public");

const noSuchEvent = () => dataNotFound("There is no such event.");
