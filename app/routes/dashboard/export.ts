import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findOrganizerRecords } from "#db/queries/organizers/records";
import { isForeign } from "~/domain/accounts/access";
import { organizerArchive } from "~/http/export/organizer-archive";
import { requireMethod } from "~/http/methods";
import { requireOrganizer } from "~/http/organizers";
import { redirectAfter, requireFound, requireQuery } from "~/http/requests";
import { limitAttempts } from "~/models/site/attempts";
import { archiveQuery } from "~/schemas/organizers/archive";

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { viewer, organizer } = await requireOrganizer(request, context, "write_team");
  const { part } = requireQuery(archiveQuery, request);
  const limited = await limitAttempts({ exportByOrganizer: organizer.id }, context);
  if (!limited.ok) return redirectAfter("/dashboard/data", "tooManyExports");
  const records = requireFound(await findOrganizerRecords(context.db, organizer.id));
  if (isForeign(viewer, organizer.id))
    context.acts.push({ organizerId: organizer.id, action: "organizer_exported", detail: records.organizer.name });
  return organizerArchive(records, part, context);
}

export const action = requireMethod("GET");
