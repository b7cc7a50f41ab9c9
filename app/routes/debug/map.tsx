import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { debugMessages } from "#messages/debug";
import { MapTest } from "~/components/debug/map-test";
import { pageMeta } from "~/components/layout/page-meta";
import { requireMethod } from "~/http/methods";
import { requireDebugger } from "~/http/viewers";
import { traceAddress } from "~/models/places/trace";
import { debugMapQuery } from "~/schemas/admin/forms";
import { queryFields } from "~/schemas/search/fields";
import { viewAddressTrace } from "~/views/places/trace";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/debug/map", debugMessages, (m) => m.map);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireDebugger(context);
  const { address } = debugMapQuery.parse(queryFields(new URL(request.url).searchParams));
  return viewAddressTrace(address, await traceAddress(address, context), context);
}

export const action = requireMethod("page");

export default function DebugMapRoute() {
  return <MapTest view={useLoaderData<typeof loader>()} />;
}
