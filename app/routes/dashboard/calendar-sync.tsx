import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findCalendar, listCalendars } from "#db/queries/calendars/calendars";
import { listRuns } from "#db/queries/calendars/runs";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { CalendarsPage, NoOrganization } from "~/components/calendar-sync/calendars-page";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import type { AppContext } from "~/context";
import { canDo } from "~/domain/accounts/access";
import { FLASH } from "~/domain/site/flash";
import { answerCalendars, returnCalendars } from "~/http/calendars";
import { answerDoor, redirectToReview } from "~/http/intake";
import { requireCalendarOrganizer } from "~/http/organizers";
import { badRequest, notFound, requireFormData } from "~/http/requests";
import { manageCalendars } from "~/models/calendars/manage";
import { reviewNewCalendar } from "~/models/intake/bring-in";
import { calendarsQuery, readCalendarRequest } from "~/schemas/calendars/forms";
import { formTexts } from "~/schemas/forms/parse";
import { layChoices } from "~/schemas/forms/seen-version";
import { INTAKE_MAX_BYTES } from "~/schemas/intake/brought";
import { contentId } from "~/schemas/moderation/forms";
import { queryFields } from "~/schemas/search/fields";
import { calendarGroups, calendarTexts, viewCalendars } from "~/views/calendars/calendars";

const ADDRESS = "/dashboard/calendar-sync";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ADDRESS, calendarSyncMessages, (m) => m.page);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, organizer } = await requireCalendarOrganizer(request, context, "see_dashboard");
  if (!organizer) return data(null, 404);
  const {
    runs,
    [FLASH.key]: key,
    [FLASH.subject]: syncId,
  } = calendarsQuery.parse(queryFields(new URL(request.url).searchParams));
  const mayWrite = canDo(organizer.role, "write_calendars");
  const [listed, rows, guides] = await Promise.all([
    listCalendars(context.db, organizer.id, context.now),
    runs ? listRuns(context.db, runs) : [],
    mayWrite ? context.help.page("calendar-guides", context.locale) : null,
  ]);
  const asked = { mayWrite, runs: runs ? { of: runs, rows } : null, flash: { key, syncId } };
  return {
    ...viewCalendars(listed, asked, context),
    mayWrite,
    guides,
    organizer: organizer.name,
    isSuperadmin: viewer.isSuperadmin,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, organizer } = await requireCalendarOrganizer(request, context, "write_calendars");
  if (!organizer) throw notFound();
  const form = await requireFormData(request, INTAKE_MAX_BYTES);
  if (form.get("intent") === "read") return answerDoor(form, viewer, organizer.id, context);
  const texts = formTexts(await chosenForm(form, organizer.id, context));
  const read = readCalendarRequest(texts);
  if (!read) throw badRequest();
  if (!read.ok) return returnCalendars(texts, { errors: read.problem }, context.locale);
  const bringer = { organizerId: organizer.id, userId: viewer.userId };
  if (read.value.intent === "preview") {
    const review = await reviewNewCalendar(read.value, bringer, context);
    return review.ok ? redirectToReview(review.value) : returnCalendars(texts, review, context.locale);
  }
  const managed = await manageCalendars(read.value, bringer, context);
  if (!managed.ok) return returnCalendars(texts, managed, context.locale);
  return answerCalendars(managed.value, viewer.isSuperadmin ? new URL(request.url).searchParams.get("org") : null);
}

/** The form as sent; after a choice between two versions of an own calendar, with the other's chosen fields. */
async function chosenForm(sent: FormData, organizerId: string, { db, locale }: AppContext): Promise<FormData> {
  const id = contentId.safeParse(sent.get("sync_id"));
  const stored = sent.get("intent") === "edit" && id.success ? await findCalendar(db, id.data) : null;
  return stored?.organizer_id === organizerId ? layChoices(sent, calendarTexts(stored), calendarGroups(locale)) : sent;
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function CalendarSyncRoute() {
  const view = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return view ? <CalendarsPage view={view} answer={answer} /> : <NoOrganization />;
}
