import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireJson } from "~/guards/require-json";
import { requireMethod } from "~/guards/require-method";
import { geocodeRequest, MAX_BODY_BYTES } from "~/schemas/address-requests";
import { viewGeocode } from "~/views/addresses";

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod(request, "POST");
  const { address } = await requireJson(geocodeRequest, request, MAX_BODY_BYTES);
  return Response.json(viewGeocode(await context.addresses.geocode(address)), { headers: { "Cache-Control": "no-store" } });
}

export const loader = ({ request }: LoaderFunctionArgs) => requireMethod(request, "POST");
