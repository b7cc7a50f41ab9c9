import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findOrganizerRecord } from "#db/queries/organizers/records";
import { monthMessages } from "#messages/month";
import type { PageHandle } from "~/components/layout/page-handle";
import { StructuredDataScripts } from "~/components/layout/structured-data";
import { MonthPlan } from "~/components/month/month-plan";
import { shownMonth } from "~/domain/time/month";
import { requireMethod } from "~/http/methods";
import { redirectAfter, requireValid } from "~/http/requests";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import { findOrganizersMonth } from "~/models/events/find-month";
import { contentId } from "~/schemas/moderation/forms";
import { organizerMonthParameters } from "~/schemas/search/events";
import { queryFields } from "~/schemas/search/fields";
import { PRINTED_TITLES, viewMonth } from "~/views/search/month";
import { organizerMonthHead } from "~/views/site/head";
import { organizerMonthTrail } from "~/views/structured/structured-pages";

export const handle: PageHandle = { back: "/organizations" };

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const id = contentId.safeParse(params["id"]);
  const asked = requireValid(organizerMonthParameters, queryFields(new URL(request.url).searchParams));
  const organizer = id.success ? await findOrganizerRecord(context.db, id.data) : null;
  if (!organizer) return redirectAfter("/organizations", "organizerNotFound");
  const shown = shownMonth(asked, context.now);
  const found = await findOrganizersMonth(organizer.id, shown, context);
  const month = viewMonth(found, { day: shown.day, titles: PRINTED_TITLES, withPast: true }, context);
  const { name, language } = organizer;
  const head = organizerMonthHead(organizer, month.heading, context.locale, context.settings.APP_URL);
  const trail = organizerMonthTrail(organizer, month.heading, {
    locale: context.locale,
    appUrl: context.settings.APP_URL,
  });
  return { id: organizer.id, name, language, month, head, trail };
}

export const action = requireMethod("page");

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export default function OrganizerMonthRoute() {
  const { id, name, language, month, trail } = useLoaderData<typeof loader>();
  const m = useMessages(monthMessages);
  const lang = useContentLanguage(language);
  const page = `/organizer/${id}`;
  const hrefOf = ({ month, day }: { month: string; day?: string }) =>
    `${page}/month?${new URLSearchParams({ month, ...(day && { day }) }).toString()}`;
  return (
    <>
      <StructuredDataScripts data={[trail]} />
      <div className="mx-auto max-w-[1180px] px-5 pb-8 lg:px-8">
        <h1 lang={lang} className="mt-4 text-page lg:mt-1 print:text-section">
          <Link to={page} className="hover:underline">
            {name}
          </Link>
        </h1>
        <MonthPlan
          id="month"
          month={month}
          address={{
            hrefOf,
            listOf: (day) => hrefOf({ month: month.month, day }),
            action: `${page}/month`,
            fields: [],
          }}
        />
        <p className="mt-6 print:hidden">
          <a href={`/paper/month/${id}?month=${month.month}`} className="inline-flex min-h-11 items-center underline">
            {m.onPaper}
          </a>
        </p>
      </div>
    </>
  );
}
