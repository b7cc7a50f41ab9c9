import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findEventRecord } from "#db/queries/events/records";
import { frameAnswer, problemAnswer } from "~/components/embeds/frame-answers.server";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { cachedAnswer } from "~/http/copies";
import { inFrame } from "~/http/embeds";
import { requireMethod } from "~/http/methods";
import { wrongFields } from "~/http/requests";
import { contentId } from "~/schemas/moderation/forms";
import { eventEmbedParameters } from "~/schemas/search/embeds";
import { queryFields } from "~/schemas/search/fields";
import { viewEventEmbed } from "~/views/embeds/embed";

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { APP_URL: appUrl } = context.settings;
  const parsed = eventEmbedParameters.safeParse(queryFields(new URL(request.url).searchParams));
  if (!parsed.success)
    return problemAnswer({ wrong: wrongFields(parsed.error).message }, { locale: CONTENT_LOCALE, appUrl });
  const frame = { locale: parsed.data.lang, appUrl };
  const id = contentId.safeParse(params["id"]);
  if (!id.success) return problemAnswer("notFound", frame);
  const make = async () => {
    const event = await findEventRecord(context.db, id.data);
    return frameAnswer(event && viewEventEmbed(event, { ...frame, now: context.now }), frame);
  };
  const key = `/embed/event/${id.data}?${frame.locale}`;
  const answer = () => cachedAnswer(request, context, { key, seconds: 300 }, make);
  return inFrame(answer, () => problemAnswer("unavailable", frame));
}

export const action = requireMethod("public");
