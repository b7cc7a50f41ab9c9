import { findEventRecord } from "#db/queries/event-records";
import { keptAnswer } from "~/answers/kept-answer";
import { jsonAnswer, notFound, publicLoader, refuseMethod } from "~/answers/public-answer";
import { contentId } from "~/schemas/content-id";
import { viewPublicEvent } from "~/views/public-event";

/** One event, also a past one. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return noSuchEvent();
  return keptAnswer(request, context, { key: `/api/events/${id.data}`, seconds: 60 }, async () => {
    const event = await findEventRecord(context.db, id.data);
    return event ? jsonAnswer(viewPublicEvent(event, context.settings.APP_URL)) : noSuchEvent();
  });
});

export const action = refuseMethod;

const noSuchEvent = () => notFound("There is no such event.");
