import { homeMessages } from "#messages/home";
import { searchMapMessages } from "#messages/search-map";
import { MapFace } from "~/components/search-map/map-face";
import { MapList } from "~/components/search-map/map-list";
import { ViewSwitch } from "~/components/search/results-bar";
import { searchHref, useCurrentSearch } from "~/components/search/search-params";
import { useCenterChoice, useDistanceFrom } from "~/components/search/use-center";
import { useMessages } from "~/i18n/use-messages";
import type { HomeView } from "~/views/search/home";

export function EventsMapFace({ of: view }: { of: HomeView }) {
  const m = useMessages(searchMapMessages);
  const home = useMessages(homeMessages);
  const current = useCurrentSearch();
  const from = useDistanceFrom(useCenterChoice(view.center));
  if (!view.map) return null;
  // Until the map has said what it shows, the list has all.
  const said = current.has("bbox") ? m.inView : m.found;
  const wayBack =
    from && current.has("bbox")
      ? { href: searchHref(current, { bbox: null }), text: m.backTo(home.kilometres(view.radiusKm), from) }
      : undefined;
  return (
    <MapFace
      start={view.map}
      current={current}
      path="/map.json"
      hrefOf={searchHref}
      wayBack={wayBack}
      views={<ViewSwitch face="map" />}
      heading={home.resultsHeading}
      count={said(view.totalIsCapped ? m.over(view.total) : String(view.total), view.total)}
      list={(pointing) => <MapList view={view} {...pointing} />}
    />
  );
}
