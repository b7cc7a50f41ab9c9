import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { frameAnswer, problemAnswer } from "~/components/embeds/frame-answers.server";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { cachedAnswer, uncachedAnswer } from "~/http/copies";
import { inFrame } from "~/http/embeds";
import { requireMethod } from "~/http/methods";
import { wrongFields } from "~/http/requests";
import { findEmbed } from "~/models/events/find-embed";
import { embedParameters } from "~/schemas/search/embeds";
import { queryFields, SEARCH_LISTS } from "~/schemas/search/fields";
import { embedAddress } from "~/views/embeds/address";
import { viewEmbed } from "~/views/embeds/embed";

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { APP_URL: appUrl } = context.settings;
  const parsed = embedParameters.safeParse(queryFields(new URL(request.url).searchParams, SEARCH_LISTS));
  if (!parsed.success)
    return problemAnswer({ wrong: wrongFields(parsed.error).message }, { locale: CONTENT_LOCALE, appUrl });
  const asked = parsed.data;
  const frame = { locale: asked.lang, appUrl };
  const make = async () => {
    const found = await findEmbed(asked, context);
    return frameAnswer(found && viewEmbed(found, asked, { appUrl, now: context.now }), frame);
  };
  const answer = () =>
    asked.lat === undefined
      ? cachedAnswer(request, context, { key: embedAddress(asked), seconds: 300 }, make)
      : uncachedAnswer(make);
  return inFrame(answer, () => problemAnswer("unavailable", frame));
}

export const action = requireMethod("public");
