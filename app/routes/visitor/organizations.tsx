import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { organizationsMessages } from "#messages/organizations";
import { pageMeta } from "~/components/layout/page-meta";
import { OrganizationFaces } from "~/components/organizations/organization-faces";
import { OrganizationList } from "~/components/organizations/organization-list";
import { OrganizationSearch } from "~/components/organizations/organization-search";
import { FaceToCome } from "~/components/search/face-to-come";
import { loadedApart } from "~/components/ui/loaded-apart";
import { requireValid } from "~/http/requests";
import { useMessages } from "~/i18n/use-messages";
import { findOrganizers } from "~/models/organizers/find";
import { queryFields } from "~/schemas/search/fields";
import { organizerSearchParameters } from "~/schemas/search/organizers";
import { viewOrganizations } from "~/views/organizers/card";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/organizations", organizationsMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = requireValid(organizerSearchParameters, queryFields(new URL(request.url).searchParams));
  return viewOrganizations(await findOrganizers(search, context.db), search, context);
}

const loadMap = async () => (await import("~/components/organizations/organizations-map-face")).OrganizationsMapFace;
const MapFace = loadedApart(loadMap, <FaceToCome load={loadMap} />);

export default function OrganizationsRoute() {
  const view = useLoaderData<typeof loader>();
  const m = useMessages(organizationsMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pt-5 [--above:396px] lg:px-8 lg:pt-8">
      <div>
        <h1 className="text-page lg:text-display">{m.title}</h1>
        <p className="mt-2 mb-5 max-w-xl text-lead text-balance text-ink-soft lg:mb-7">{m.subtitle}</p>
      </div>
      <OrganizationSearch view={view} />
      <OrganizationFaces view={view} />
      {view.face === "map" ? <MapFace of={view} /> : <OrganizationList view={view} />}
    </div>
  );
}
