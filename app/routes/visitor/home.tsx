import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Hero } from "~/components/home/hero";
import { QuickFilters } from "~/components/home/quick-filters";
import { Results } from "~/components/home/results";
import { useNearMe } from "~/components/home/use-near-me";
import { requireValid } from "~/guards/require-valid";
import { findEvents } from "~/models/find-events";
import { eventSearchParameters } from "~/schemas/event-search";
import { queryFields } from "~/schemas/search-fields";
import { viewHome } from "~/views/home";
import { homeHead } from "~/views/page-head";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = requireValid(eventSearchParameters, queryFields(new URL(request.url).searchParams, ["type"]));
  const found = await findEvents(search, context);
  return { ...viewHome(found, search, context), head: homeHead(context.locale, context.settings.APP_URL) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export default function Home() {
  const view = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const nearMe = useNearMe();
  const unknownPlace = view.placeIsUnknown ? search.get("near") : null;
  return (
    <div className="mx-auto max-w-[1180px] px-5 lg:px-8">
      <Hero view={view} nearMe={nearMe} unknownPlace={unknownPlace} />
      <div className="lg:mt-2">
        <QuickFilters nearMe={nearMe} around={view.around} radiusKm={view.radiusKm} />
      </div>
      <Results view={view} />
    </div>
  );
}
