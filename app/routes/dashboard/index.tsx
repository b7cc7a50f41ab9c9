import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findDashboard } from "#db/queries/organizers/dashboard";
import { dashboardMessages } from "#messages/dashboard";
import { Drafts } from "~/components/dashboard/drafts";
import { LanguageProposal } from "~/components/dashboard/language-proposal";
import { AskPlace, Deleted, EventSaved, Published, StateSet, WelcomeBanner } from "~/components/dashboard/notices";
import { OwnEvents } from "~/components/dashboard/own-events";
import { SeveralDone } from "~/components/dashboard/several-done";
import { Shortcuts } from "~/components/dashboard/shortcuts";
import { HiddenNote, WaitingNotes } from "~/components/dashboard/waiting-notes";
import { HeldNote } from "~/components/events/hold-note";
import { FirstHourBox } from "~/components/first-hour/first-hour-box";
import { Door } from "~/components/intake/door";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { canActEverywhere, canDo, isOwn } from "~/domain/accounts/access";
import { searchPhrases } from "~/domain/search/words";
import { FLASH } from "~/domain/site/flash";
import { answerDoor } from "~/http/intake";
import { requireOrganizer } from "~/http/organizers";
import { requireFormData } from "~/http/requests";
import { groupLikeEvents } from "~/models/events/like-events";
import { INTAKE_MAX_BYTES } from "~/schemas/intake/brought";
import { dashboardQuery } from "~/schemas/organizers/dashboard";
import { queryFields } from "~/schemas/search/fields";
import { readPreferences } from "~/schemas/site/preferences";
import { viewDashboard } from "~/views/dashboard/dashboard";
import { viewLikeEventsNotice } from "~/views/events/like-events";
import { viewFirstHour } from "~/views/organizers/first-hour";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/dashboard", dashboardMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, organizer } = await requireOrganizer(request, context, "see_dashboard");
  const { locale: chosenLocale } = readPreferences(request.headers.get("Cookie"));
  const query = dashboardQuery.parse(queryFields(new URL(request.url).searchParams));
  const {
    after,
    before,
    [FLASH.subject]: publishedId,
    [FLASH.count]: _count,
    [FLASH.rest]: _rest,
    ny: _,
    ...filter
  } = query;
  const dashboard = await findDashboard(context.db, {
    organizerId: organizer.id,
    email: viewer.email,
    userId: viewer.userId,
    now: context.now,
    allReports: canActEverywhere(viewer, "moderate"),
    phrases: searchPhrases(filter.q) ?? [],
    seriesId: null,
    publishedId,
    filter,
    after,
    before,
  });
  const likeEvents = canDo(organizer.role, "write_events") ? groupLikeEvents(dashboard.likeEvents, organizer.id) : null;
  return {
    ...viewDashboard(dashboard, organizer, query, { ...context, chosenLocale }),
    firstHour: isOwn(viewer, organizer.id) ? viewFirstHour(dashboard.firstHour, organizer, context.locale) : null,
    likeEvents: likeEvents && viewLikeEventsNotice(likeEvents),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, organizer } = await requireOrganizer(request, context, "write_events");
  const form = await requireFormData(request, INTAKE_MAX_BYTES);
  return answerDoor(form, viewer, organizer.id, context);
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function DashboardPage() {
  const view = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <>
      <Published published={view.published} held={view.outNow ?? view.held} />
      <EventSaved event={view.published} />
      <StateSet event={view.published} />
      <Deleted />
      <SeveralDone />
      <HiddenNote count={view.hidden} />
      <WelcomeBanner view={view} />
      {view.language && <LanguageProposal proposal={view.language} />}
      {view.held && view.list.period !== "past" && (
        <div className="mt-4">
          <HeldNote text={view.held} />
        </div>
      )}
      <WaitingNotes mismatches={view.mismatches} hosts={view.hosts} likeEvents={view.likeEvents?.count ?? 0} />
      <Shortcuts view={view} firstHour={view.firstHour} />
      {view.mayWriteEvents && (
        <div className="mt-3 lg:mt-4">
          <Door answer={answer} />
        </div>
      )}
      {view.firstHour?.isShown && <FirstHourBox view={view.firstHour} />}
      {view.lacksPlace && <AskPlace lacks={view.lacksPlace} />}
      <Drafts drafts={view.drafts} />
      <OwnEvents view={view} />
    </>
  );
}
