import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { DistanceFrom } from "~/components/events/distance-from";
import { useNearMe } from "~/components/home/use-near-me";
import type { PageHandle } from "~/components/layout/page-handle";
import { useCenterChoice, useDistanceFrom } from "~/components/search/use-center";
import { WeekendPage } from "~/components/weekend/weekend-page";
import { requireMethod } from "~/http/methods";
import { requireValid } from "~/http/requests";
import { findWeekend } from "~/models/events/find-weekend";
import { weekendParameters } from "~/schemas/search/events";
import { queryFields, SEARCH_LISTS } from "~/schemas/search/fields";
import { viewWeekend } from "~/views/search/weekend";
import { weekendHead } from "~/views/site/head";

export const handle: PageHandle = { back: "/" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = requireValid(weekendParameters, queryFields(new URL(request.url).searchParams, SEARCH_LISTS));
  const view = viewWeekend(await findWeekend(search, context), search, context);
  return { ...view, head: weekendHead(view, search, context.locale, context.settings.APP_URL) };
}

export const action = requireMethod("page");

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export default function WeekendRoute() {
  const view = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const center = useCenterChoice(view.center);
  const nearMe = useNearMe(center, "/helgen");
  return (
    <DistanceFrom.Provider value={useDistanceFrom(center)}>
      <WeekendPage view={view} search={search} center={center} nearMe={nearMe} />
    </DistanceFrom.Provider>
  );
}
