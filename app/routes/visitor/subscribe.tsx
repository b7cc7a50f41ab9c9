import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SubscribePage } from "~/components/feeds/subscribe-page";
import type { PageHandle } from "~/components/layout/page-handle";
import { requireMethod } from "~/http/methods";
import { requireFound, requireValid } from "~/http/requests";
import { findFeedPlace } from "~/models/events/find-feed";
import { subscribeParameters } from "~/schemas/search/events";
import { queryFields, SEARCH_LISTS } from "~/schemas/search/fields";
import { feedOfSearch } from "~/views/addresses/feed-address";
import { viewSubscribe } from "~/views/feeds/subscribe";

export const handle: PageHandle = { back: "/" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const fields = queryFields(new URL(request.url).searchParams, SEARCH_LISTS);
  const search = feedOfSearch(requireValid(subscribeParameters, fields));
  const placed = requireFound(await findFeedPlace(search, context));
  return viewSubscribe(placed, search, { locale: context.locale, appUrl: context.settings.APP_URL });
}

export const action = requireMethod("page");

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export default function SubscribeRoute() {
  return <SubscribePage view={useLoaderData<typeof loader>()} />;
}
