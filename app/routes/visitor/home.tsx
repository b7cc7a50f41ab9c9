import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useDeferredValue, useEffect } from "react";
import { DistanceFrom } from "~/components/events/distance-from";
import { ChosenFacts } from "~/components/home/chosen-facts";
import { SearchFace } from "~/components/home/faces";
import { Hero } from "~/components/home/hero";
import { QuickFilters } from "~/components/home/quick-filters";
import { useNearMe } from "~/components/home/use-near-me";
import { useOpenPart } from "~/components/home/use-open-part";
import { StructuredDataScripts } from "~/components/layout/structured-data";
import { storeSearch } from "~/components/search/last-search";
import { useCenterChoice, useDistanceFrom } from "~/components/search/use-center";
import { loadedApart } from "~/components/ui/loaded-apart";
import type { AppContext } from "~/context";
import type { FeastKey } from "~/domain/search/feasts";
import { TITLES_A_DAY } from "~/domain/search/limits";
import { requireValid } from "~/http/requests";
import { findEvents } from "~/models/events/find";
import { findSearchedMonth } from "~/models/events/find-searched-month";
import { findFewTold } from "~/models/search/few-told";
import { eventSearchParameters, type EventSearchParameters } from "~/schemas/search/events";
import { queryFields, SEARCH_LISTS } from "~/schemas/search/fields";
import { feedOfSearch } from "~/views/addresses/feed-address";
import { viewChosenFacts } from "~/views/facts/chosen";
import { type OfferedFeasts, viewOfferedFeasts } from "~/views/search/feasts";
import { type HomeView, viewHome, viewHomeMonth } from "~/views/search/home";
import { viewMonth } from "~/views/search/month";
import type { UnderstoodView } from "~/views/search/understood";
import { homeHead } from "~/views/site/head";
import { homeData } from "~/views/structured/structured-pages";

const FeastStrip = loadedApart<OfferedFeasts>(async () => (await import("~/components/home/feast-strip")).FeastStrip);

const Understood = loadedApart<UnderstoodView>(
  async () => (await import("~/components/home/understood")).UnderstoodChips,
);

/** Above a map all of them, whatever their own place is. */
const ONE_ROW = "flex min-w-0 flex-1 items-center gap-2 overflow-x-auto whitespace-nowrap [scrollbar-width:none]";

const NOTHING_SAID: [] = [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = requireValid(eventSearchParameters, queryFields(new URL(request.url).searchParams, SEARCH_LISTS));
  const [{ feasts, ...view }, fewHaveTold] = await Promise.all([
    search.view === "month" ? loadMonth(search, context) : loadList(search, context),
    findFewTold(search, context),
  ]);
  const chosenFacts = viewChosenFacts(search, context.locale);
  const appUrl = context.settings.APP_URL;
  const data = homeData(view.center, search.near, { locale: context.locale, appUrl });
  const offered = viewOfferedFeasts({ ...view, feasts }, context);
  return {
    ...view,
    chosenFacts,
    fewHaveTold,
    offered,
    data,
    head: homeHead(view.center, feedOfSearch(search), context.locale, appUrl),
  };
}

type LoadedView = HomeView & { feasts: FeastKey[] };

async function loadList(search: EventSearchParameters, context: AppContext): Promise<LoadedView> {
  const found = await findEvents(search, context);
  return { ...viewHome(found, search, context), feasts: found.feasts };
}

async function loadMonth(search: EventSearchParameters, context: AppContext): Promise<LoadedView> {
  const found = await findSearchedMonth(search, context);
  const month = viewMonth(found, { day: found.day, titles: TITLES_A_DAY }, context);
  return { ...viewHomeMonth(month, found, search, context), feasts: [] };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export default function HomeRoute() {
  const view = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const center = useCenterChoice(view.center);
  // What a map showed is searched instead of the circle.
  const shownCenter = search.has("bbox") ? null : center;
  const nearMe = useNearMe(center);
  useEffect(() => storeSearch(search), [search]);
  const unknownPlace = view.placeIsUnknown ? search.get("near") : null;
  const lacksPlace = unknownPlace !== null || (search.has("radius_km") && !search.get("near") && !search.has("lat"));
  const part = useOpenPart(lacksPlace, nearMe.hasFailed);
  const isMap = view.face === "map";
  const filters = (
    <QuickFilters isMap={isMap} nearMe={nearMe} center={shownCenter} radiusKm={view.radiusKm} {...part} />
  );
  const chosen = (
    <>
      <ChosenFacts chosen={view.chosenFacts} fewHaveTold={view.fewHaveTold} />
      {view.face === "list" && !search.has("q") && <FeastStrip of={view.offered} />}
      {view.understood && <Understood of={view.understood} />}
    </>
  );
  return (
    <DistanceFrom.Provider value={useDeferredValue(useDistanceFrom(center))}>
      <StructuredDataScripts data={view.data} />
      <div className="mx-auto max-w-[1180px] px-5 lg:px-8">
        <div className={`relative ${isMap ? "flex items-center gap-2.5" : ""}`}>
          <Hero
            {...part}
            said={view.understood?.said ?? NOTHING_SAID}
            isMap={isMap}
            center={shownCenter}
            radiusKm={view.radiusKm}
            nearMe={nearMe}
            unknownPlace={unknownPlace}
          />
          {isMap ? (
            <div className={ONE_ROW}>
              {chosen}
              {filters}
            </div>
          ) : (
            filters
          )}
        </div>
        {!isMap && chosen}
        <SearchFace view={view} />
      </div>
    </DistanceFrom.Provider>
  );
}
