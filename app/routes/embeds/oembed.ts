import { findEventRecord } from "#db/queries/events/records";
import { findOrganizerRecord } from "#db/queries/organizers/records";
import type { AppContext } from "~/context";
import { cachedAnswer } from "~/http/copies";
import { jsonAnswer, publicLoader, requireMethod } from "~/http/methods";
import { dataNotFound, refusal, requireQuery } from "~/http/requests";
import { embeddablePage, type OembedParameters, oembedParameters } from "~/schemas/search/oembed";
import { viewEventOembed, viewOrganizerOembed } from "~/views/embeds/oembed";

/** The frame for a page's address, by oEmbed (oembed.com). */
export const loader = publicLoader(async ({ request, context }) => {
  const asked = requireQuery(oembedParameters, request);
  if (asked.format === "xml") return refusal(501, { message: "Only format=json is made.", field: "format" });
  const key = `/oembed?${JSON.stringify(asked)}`;
  return cachedAnswer(request, context, { key, seconds: 300 }, async () => {
    const found = await findOembed(asked, context);
    return found ? jsonAnswer(found) : dataNotFound();
  });
});

async function findOembed(asked: OembedParameters, { db, settings: { APP_URL: appUrl } }: AppContext) {
  const page = embeddablePage(asked.url, appUrl);
  if (!page) return null;
  if (page.kind === "event") {
    const event = await findEventRecord(db, page.id);
    return event && viewEventOembed(event, asked, appUrl);
  }
  const organizer = await findOrganizerRecord(db, page.id);
  return organizer && viewOrganizerOembed(organizer, asked, appUrl);
}

export const action = requireMethod("public");
