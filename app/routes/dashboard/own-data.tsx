import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { countPictures } from "#db/queries/organizers/records";
import { ownDataMessages } from "#messages/own-data";
import { pageMeta } from "~/components/layout/page-meta";
import { OwnDataPage } from "~/components/own-data/own-data-page";
import { archiveParts } from "~/domain/organizers/archive";
import { requireMethod } from "~/http/methods";
import { requireOrganizer } from "~/http/organizers";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/dashboard/data", ownDataMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "write_team");
  return { parts: archiveParts(await countPictures(context.db, organizer.id)) };
}

export const action = requireMethod("page");

export default function OwnDataRoute() {
  return <OwnDataPage {...useLoaderData<typeof loader>()} />;
}
