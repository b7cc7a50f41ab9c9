import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listOrganizers } from "#db/queries/organizers/list";
import { organizationsMessages } from "#messages/organizations";
import { pageMeta } from "~/components/layout/page-meta";
import { OrganizationList } from "~/components/organizations/organization-list";
import { OrganizationSearch } from "~/components/organizations/organization-search";
import { requireValid } from "~/http/bodies";
import { useMessages } from "~/i18n/use-messages";
import { queryFields } from "~/schemas/search/fields";
import { organizerSearchParameters } from "~/schemas/search/organizers";
import { viewOrganizations } from "~/views/organizers/card";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/organizations", organizationsMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = requireValid(organizerSearchParameters, queryFields(new URL(request.url).searchParams));
  const page = await listOrganizers(context.db, { query: search.q, limit: search.show, after: search.after ?? null });
  return viewOrganizations(page, search);
}

export default function Organizations() {
  const view = useLoaderData<typeof loader>();
  const m = useMessages(organizationsMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.title}</h1>
      <p className="mt-2 mb-5 max-w-xl text-lead text-balance text-ink-soft lg:mb-7">{m.subtitle}</p>
      <OrganizationSearch query={view.query} />
      <OrganizationList view={view} />
    </div>
  );
}
