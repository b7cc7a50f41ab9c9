import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findFirstHour, setFirstHourAway } from "#db/queries/organizers/first-hour";
import { firstHourMessages } from "#messages/first-hour";
import { FirstHourPage } from "~/components/first-hour/first-hour-page";
import { pageMeta } from "~/components/layout/page-meta";
import { requireOrganizer } from "~/http/organizers";
import { redirectAfter, requireForm, requireFound } from "~/http/requests";
import { firstHourForm } from "~/schemas/organizers/first-hour";
import { viewFirstHour } from "~/views/organizers/first-hour";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/dashboard/start", firstHourMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, organizer } = await requireOrganizer(request, context, "write_events");
  const row = requireFound(await findFirstHour(context.db, organizer.id, viewer.userId));
  return requireFound(viewFirstHour(row, organizer, context.locale));
}

/** Put away, or brought back, for the viewer alone. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, organizer } = await requireOrganizer(request, context, "write_events");
  const { intent } = await requireForm(firstHourForm, request);
  const isAway = intent === "put_away";
  await setFirstHourAway(context.db, { organizerId: organizer.id, userId: viewer.userId, isAway }, context.now);
  return redirectAfter("/dashboard", isAway ? "firstHourAway" : "firstHourBack");
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function FirstHourRoute() {
  return <FirstHourPage view={useLoaderData<typeof loader>()} />;
}
