import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { DistanceFrom } from "~/components/events/distance-from";
import { Hero } from "~/components/home/hero";
import { storeSearch } from "~/components/home/last-search";
import { QuickFilters } from "~/components/home/quick-filters";
import { Results } from "~/components/home/results";
import { useCenterChoice, useDistanceFrom } from "~/components/home/use-center";
import { useNearMe } from "~/components/home/use-near-me";
import { requireValid } from "~/http/bodies";
import { findEvents } from "~/models/events/find";
import { eventSearchParameters } from "~/schemas/search/events";
import { queryFields } from "~/schemas/search/fields";
import { viewHome } from "~/views/search/home";
import { homeHead } from "~/views/site/head";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = requireValid(eventSearchParameters, queryFields(new URL(request.url).searchParams, ["type"]));
  const found = await findEvents(search, context);
  const view = viewHome(found, search, context);
  return { ...view, head: homeHead(view.center, context.locale, context.settings.APP_URL) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export default function Home() {
  const view = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const center = useCenterChoice(view.center);
  const nearMe = useNearMe(center);
  useEffect(() => storeSearch(search), [search]);
  const unknownPlace = view.placeIsUnknown ? search.get("near") : null;
  return (
    <DistanceFrom.Provider value={useDistanceFrom(center)}>
      <div className="mx-auto max-w-[1180px] px-5 lg:px-8">
        <Hero center={center} radiusKm={view.radiusKm} nearMe={nearMe} unknownPlace={unknownPlace} />
        <div className="lg:mt-2">
          <QuickFilters nearMe={nearMe} center={center} radiusKm={view.radiusKm} />
        </div>
        <Results view={view} />
      </div>
    </DistanceFrom.Provider>
  );
}
