import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findOrganizerRecords } from "#db/queries/organizer-export";
import { organizerExport } from "~/answers/organizer-export";
import { requireFound } from "~/guards/require-found";
import { requireMethod } from "~/guards/require-method";
import { requireSuperadmin } from "~/guards/require-superadmin";
import { requireValid } from "~/guards/require-valid";
import { contentId } from "~/schemas/content-id";

/** Everything of an organisation in a file, to be kept before it is deleted. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  await requireSuperadmin(request, context);
  const id = requireValid(contentId, params["id"]);
  const records = requireFound(await findOrganizerRecords(context.db, id));
  context.acts.push({ organizerId: id, action: "organizer_exported", detail: records.organizer.name });
  return organizerExport(records, context);
}

export const action = ({ request }: ActionFunctionArgs) => requireMethod(request, "GET");
