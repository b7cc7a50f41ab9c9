import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useParams, useSearchParams } from "@remix-run/react";
import { weekendMessages } from "#messages/weekend";
import { DistanceFrom } from "~/components/events/distance-from";
import { useNearMe } from "~/components/home/use-near-me";
import type { PageHandle } from "~/components/layout/page-handle";
import { StructuredDataScripts } from "~/components/layout/structured-data";
import { searchHref } from "~/components/search/search-params";
import { useCenterChoice, useDistanceFrom } from "~/components/search/use-center";
import { ButtonLink } from "~/components/ui/button";
import { DaysPage } from "~/components/weekend/days-page";
import { isFeastKey } from "~/domain/search/feasts";
import { findPlaceBySlug } from "~/gateways/gazetteer/place-slugs";
import { requireMethod } from "~/http/methods";
import { notFound, requireFound, requireValid } from "~/http/requests";
import { useMessages } from "~/i18n/use-messages";
import { findFeast } from "~/models/events/find-feast";
import { feastParameters } from "~/schemas/search/events";
import { queryFields, SEARCH_LISTS } from "~/schemas/search/fields";
import { viewFeast } from "~/views/search/feasts";
import { feastHead } from "~/views/site/head";
import { feastTrail } from "~/views/structured/structured-pages";

export const handle: PageHandle = { back: "/" };

export async function loader({ params: { feast, place }, request, context }: LoaderFunctionArgs) {
  if (!isFeastKey(feast)) throw notFound();
  const named = place === undefined ? null : requireFound(findPlaceBySlug(place));
  const asked = requireValid(feastParameters, queryFields(new URL(request.url).searchParams, SEARCH_LISTS));
  const search = named ? { ...asked, near: named.name } : asked;
  const view = viewFeast(await findFeast(feast, search, context), search, context);
  const reader = { locale: context.locale, appUrl: context.settings.APP_URL };
  return { ...view, trail: feastTrail(view, reader), head: feastHead(view, reader.locale, reader.appUrl) };
}

export const action = requireMethod("page");

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export default function FeastRoute() {
  const m = useMessages(weekendMessages);
  const view = useLoaderData<typeof loader>();
  const isNamed = useParams()["place"] !== undefined;
  const [asked] = useSearchParams();
  const search = new URLSearchParams(asked);
  if (isNamed && view.center?.name) search.set("near", view.center.name);
  const page = `/hoytid/${view.key}` as const;
  const center = useCenterChoice(view.center);
  const nearMe = useNearMe(center, page, isNamed);
  return (
    <DistanceFrom.Provider value={useDistanceFrom(center)}>
      <StructuredDataScripts data={[view.trail]} />
      <DaysPage
        heading={view.heading}
        empty={view.empty}
        view={view}
        page={page}
        search={search}
        list={view.list}
        center={center}
        nearMe={nearMe}
      >
        {!view.isEmpty && (
          <ButtonLink kind="quiet" to={searchHref(search, {})}>
            {m.later}
          </ButtonLink>
        )}
      </DaysPage>
    </DistanceFrom.Provider>
  );
}
