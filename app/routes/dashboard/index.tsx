import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findDashboard } from "#db/queries/organizers/dashboard";
import { dashboardMessages } from "#messages/dashboard";
import { LikeEventsNote } from "~/components/dashboard/like-events-note";
import { AskAddress, Published, WelcomeBanner } from "~/components/dashboard/notices";
import { OwnEvents } from "~/components/dashboard/own-events";
import { Shortcuts } from "~/components/dashboard/shortcuts";
import { ToIntake } from "~/components/intake/to-intake";
import { pageMeta } from "~/components/layout/page-meta";
import { canActEverywhere, canDo } from "~/domain/accounts/access";
import { searchPhrases } from "~/domain/search/words";
import { FLASH } from "~/domain/site/flash";
import { requireMethod } from "~/http/methods";
import { requireOrganizer } from "~/http/organizers";
import { groupLikeEvents } from "~/models/events/like-events";
import { dashboardQuery } from "~/schemas/organizers/dashboard";
import { queryFields } from "~/schemas/search/fields";
import { viewLikeEventsNotice } from "~/views/events/like-events";
import { viewDashboard } from "~/views/organizers/dashboard";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/dashboard", dashboardMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, organizer } = await requireOrganizer(request, context, "see_dashboard");
  const query = dashboardQuery.parse(queryFields(new URL(request.url).searchParams));
  const { period, after, before, [FLASH.subject]: publishedId } = query;
  const dashboard = await findDashboard(context.db, {
    organizerId: organizer.id,
    email: viewer.email,
    now: context.now,
    allReports: canActEverywhere(viewer, "moderate"),
    phrases: searchPhrases(query.q) ?? [],
    seriesId: null,
    publishedId,
    period,
    after,
    before,
  });
  const likeEvents = canDo(organizer.role, "write_events") ? groupLikeEvents(dashboard.likeEvents, organizer.id) : null;
  return {
    ...viewDashboard(dashboard, organizer, query, context),
    likeEvents: likeEvents && viewLikeEventsNotice(likeEvents),
  };
}

export const action = requireMethod("page");

export default function DashboardPage() {
  const view = useLoaderData<typeof loader>();
  return (
    <>
      <Published published={view.published} held={view.held} />
      <WelcomeBanner view={view} />
      {view.asksForAddress && <AskAddress />}
      {view.likeEvents && <LikeEventsNote count={view.likeEvents.count} />}
      <Shortcuts view={view} />
      {view.mayWriteEvents && (
        <div className="mt-4 lg:mt-5">
          <ToIntake />
        </div>
      )}
      <OwnEvents view={view} />
    </>
  );
}
