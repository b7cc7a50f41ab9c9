import { findOrganizerRecord } from "#db/queries/organizers/records";
import { selectFields } from "~/domain/values";
import { cachedAnswer } from "~/http/copies";
import { jsonAnswer, publicLoader, requireMethod } from "~/http/methods";
import { dataNotFound, requireQuery } from "~/http/requests";
import { contentId } from "~/schemas/moderation/forms";
import { oneOrganizerQuery } from "~/schemas/search/organizers";
import { viewPublicOrganizerDetail } from "~/views/organizers/public-organizer";

export const loader = publicLoader(async ({ request, params, context }) => {
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return noSuchOrganizer();
  const { fields } = requireQuery(oneOrganizerQuery, request);
  const key = `/api/organizers/${id.data}?${JSON.stringify(fields ?? [])}`;
  return cachedAnswer(request, context, { key, seconds: 60 }, async () => {
    const organizer = await findOrganizerRecord(context.db, id.data);
    if (!organizer) return noSuchOrganizer();
    return jsonAnswer(selectFields(viewPublicOrganizerDetail(organizer, context.settings.APP_URL), fields));
  });
});

export const action = requireMethod("public");

const noSuchOrganizer = () => dataNotFound("There is no such organizer.");
