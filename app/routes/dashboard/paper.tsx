import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { paperPageMessages } from "#messages/paper-page";
import { pageMeta } from "~/components/layout/page-meta";
import { PaperPage } from "~/components/paper/paper-page";
import { requireMethod } from "~/http/methods";
import { requireOrganizer } from "~/http/organizers";
import { requireQuery } from "~/http/requests";
import { findPaper } from "~/models/events/find-sheet";
import { paperPageQuery } from "~/schemas/paper/parameters";
import { viewPaperPage } from "~/views/paper/paper-page";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, paperPageMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "see_dashboard");
  const asked = requireQuery(paperPageQuery, request);
  const { now, locale: lang, settings } = context;
  const found = await findPaper(organizer.id, asked.week, context);
  return { view: found && viewPaperPage(found.week, found.coming, { ...asked, lang, appUrl: settings.APP_URL, now }) };
}

export const action = requireMethod("page");

export default function PaperRoute() {
  return <PaperPage view={useLoaderData<typeof loader>().view} />;
}
