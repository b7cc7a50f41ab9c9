import { findOrganizerRecord } from "#db/queries/organizers/records";
import { cachedAnswer } from "~/http/copies";
import { requireMethod } from "~/http/methods";
import { jsonAnswer, publicLoader } from "~/http/public-answers";
import { dataNotFound } from "~/http/refusals";
import { contentId } from "~/schemas/moderation/forms";
import { viewPublicOrganizerDetail } from "~/views/organizers/public-organizer";

/** One organizer, with all its public fields. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return noSuchOrganizer();
  return cachedAnswer(request, context, { key: `/api/organizers/${id.data}`, seconds: 60 }, async () => {
    const organizer = await findOrganizerRecord(context.db, id.data);
    return organizer ? jsonAnswer(viewPublicOrganizerDetail(organizer, context.settings.APP_URL)) : noSuchOrganizer();
  });
});

export const action = requireMethod("public");

const noSuchOrganizer = () => dataNotFound("There is no such organizer.");
