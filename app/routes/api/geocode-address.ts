import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusal } from "~/answers/refusal";
import { requireJson } from "~/guards/require-json";
import { requireMethod } from "~/guards/require-method";
import { limitMessages } from "~/i18n/limits";
import { geocodeForAnybody } from "~/models/geocode-for-anybody";
import { geocodeRequest, MAX_BODY_BYTES } from "~/schemas/address-requests";
import { viewGeocode } from "~/views/addresses";

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, "POST");
  const { address } = await requireJson(geocodeRequest, request, MAX_BODY_BYTES);
  const found = await geocodeForAnybody(address, context);
  if (found.kind === "too_many") return refusal(429, { message: limitMessages[context.locale].addresses }, { "Retry-After": String(found.retryAfterSeconds) });
  return Response.json(viewGeocode(found.position), { headers: { "Cache-Control": "no-store" } });
}

export const loader = ({ request }: LoaderFunctionArgs) => requireMethod(request, "POST");
