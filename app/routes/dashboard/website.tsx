import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { websiteMessages } from "#messages/website";
import { pageMeta } from "~/components/layout/page-meta";
import { WebsitePage } from "~/components/website/website-page";
import { requireMethod } from "~/http/methods";
import { requireOrganizer } from "~/http/organizers";
import { requireQuery } from "~/http/requests";
import { websiteQuery } from "~/schemas/organizers/website";
import { viewWebsite } from "~/views/embeds/website";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, websiteMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "see_dashboard");
  const chosen = requireQuery(websiteQuery, request, ["type"]);
  return viewWebsite(organizer, chosen, context.settings.APP_URL);
}

export const action = requireMethod("page");

export default function WebsiteRoute() {
  return <WebsitePage view={useLoaderData<typeof loader>()} />;
}
