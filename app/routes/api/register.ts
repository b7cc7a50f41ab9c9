import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireMethod } from "~/http/methods";
import { refusal, refuseTooMany, requireJson } from "~/http/requests";
import { onlyFollows } from "~/http/viewers";
import { lookUpUnits } from "~/models/organizers/look-up";
import { registerRequest } from "~/schemas/organizers/register";
import { MAX_BODY_BYTES } from "~/schemas/places/requests";
import { viewLookup } from "~/views/organizers/register-lookup";

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod("POST")({ request, context });
  const viewer = await context.viewer();
  if (!viewer) return refusal(401, { message: "Sign in first." });
  if (!viewer.isVerified || (await onlyFollows(viewer, context)))
    return refusal(403, { message: "Only those who describe an organisation look it up." });
  const found = await lookUpUnits(await requireJson(registerRequest, request, MAX_BODY_BYTES), viewer, context);
  if (!found.ok && found.problem.kind === "tooMany")
    return refuseTooMany(found.problem, "Too many lookups. Try again later.");
  return Response.json(viewLookup(found), { headers: { "Cache-Control": "no-store" } });
}

export const loader = requireMethod("POST");
