import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { limitMessages } from "#messages/limits";
import { requireMethod } from "~/http/methods";
import { refuseTooMany, requireJson } from "~/http/requests";
import { messagesIn } from "~/i18n/messages-in";
import { geocodeForAnybody } from "~/models/places/geocode";
import { isTownOf } from "~/models/places/pin";
import { geocodeRequest, MAX_BODY_BYTES } from "~/schemas/places/requests";
import { viewGeocode } from "~/views/places/addresses";

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod("POST")({ request, context });
  const { address, exact } = await requireJson(geocodeRequest, request, MAX_BODY_BYTES);
  const found = await geocodeForAnybody(address, context);
  if (!found.ok) return refuseTooMany(found.problem, messagesIn(limitMessages, context.locale).addresses);
  const position = exact && found.value && isTownOf(address, found.value) ? null : found.value;
  return Response.json(viewGeocode(position), { headers: { "Cache-Control": "no-store" } });
}

export const loader = requireMethod("POST");
