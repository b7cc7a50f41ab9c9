import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findOrganizerRecords } from "#db/queries/organizers/records";
import { organizerExport } from "~/http/export/organizer-json";
import { requireMethod } from "~/http/methods";
import { requireFound, requireValid } from "~/http/requests";
import { requireSuperadmin } from "~/http/viewers";
import { contentId } from "~/schemas/moderation/forms";

/** Stored before an organizer is deleted. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  await requireSuperadmin(request, context);
  const id = requireValid(contentId, params["id"]);
  const records = requireFound(await findOrganizerRecords(context.db, id));
  context.acts.push({ organizerId: id, action: "organizer_exported", detail: records.organizer.name });
  return organizerExport(records, context);
}

export const action = requireMethod("GET");
