import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MapTest } from "~/components/debug/map-test";
import { refuseMethod } from "~/guards/refuse-method";
import { requireDebugger } from "~/guards/require-debugger";
import { debugMessages } from "~/i18n/debug";
import { traceAddress } from "~/models/debug/trace-address";
import { pageMeta } from "~/page-meta";
import { debugMapQuery } from "~/schemas/debug-forms";
import { queryFields } from "~/schemas/search-fields";
import { viewAddressTrace } from "~/views/address-trace";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/debug/map", { nb: debugMessages.nb.map, en: debugMessages.en.map });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireDebugger(context);
  const { address } = debugMapQuery.parse(queryFields(new URL(request.url).searchParams));
  return viewAddressTrace(address, await traceAddress(address, context), context);
}

export const action = refuseMethod;

export default function DebugMap() {
  return <MapTest view={useLoaderData<typeof loader>()} />;
}
