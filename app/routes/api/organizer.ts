import { findOrganizerRecord } from "#db/queries/organizers/records";
import { keptAnswer } from "~/http/copies";
import { jsonAnswer, publicNotFound, publicLoader, refuseWriting } from "~/http/public-answers";
import { contentId } from "~/schemas/moderation/forms";
import { viewPublicOrganizerDetail } from "~/views/organizers/public-organizer";

/** One organizer, with all that is public of it. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return noSuchOrganizer();
  return keptAnswer(request, context, { key: `/api/organizers/${id.data}`, seconds: 60 }, async () => {
    const organizer = await findOrganizerRecord(context.db, id.data);
    return organizer ? jsonAnswer(viewPublicOrganizerDetail(organizer, context.settings.APP_URL)) : noSuchOrganizer();
  });
});

export const action = refuseWriting;

const noSuchOrganizer = () => publicNotFound("There is no such organizer.");
