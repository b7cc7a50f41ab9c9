import { findEventRecord } from "#db/queries/events/records";
import { keptAnswer } from "~/http/copies";
import { jsonAnswer, publicNotFound, publicLoader, refuseWriting } from "~/http/public-answers";
import { contentId } from "~/schemas/moderation/forms";
import { viewPublicEvent } from "~/views/events/public-event";

/** One event, also a past one. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return noSuchEvent();
  return keptAnswer(request, context, { key: `/api/events/${id.data}`, seconds: 60 }, async () => {
    const event = await findEventRecord(context.db, id.data);
    return event ? jsonAnswer(viewPublicEvent(event, context.settings.APP_URL)) : noSuchEvent();
  });
});

export const action = refuseWriting;

const noSuchEvent = () => publicNotFound("There is no such event.");
