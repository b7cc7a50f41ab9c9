import { type ComponentType, memo } from "react";
import { FaceToCome } from "~/components/search/face-to-come";
import { Results, Subscribe } from "~/components/search/results";
import { ResultsBar } from "~/components/search/results-bar";
import { loadedApart } from "~/components/ui/loaded-apart";
import type { SearchView } from "~/domain/search/limits";
import type { HomeView } from "~/views/search/home";

const loadMap = async () => (await import("./events-map-face")).EventsMapFace;
const loadMonth = async () => (await import("./month-face")).MonthFace;

const FACES: Record<Exclude<SearchView, "list">, ComponentType<{ of: HomeView }>> = {
  map: loadedApart<HomeView>(loadMap, <FaceToCome load={loadMap} />),
  month: loadedApart<HomeView>(loadMonth, <FaceToCome load={loadMonth} />),
};

/** Memoized: what the page around it learns while a face is still loading changes nothing of it. */
export const SearchFace = memo(function SearchFace({ view }: { view: HomeView }) {
  if (view.face === "list") return <Results view={view} />;
  const Face = FACES[view.face];
  return (
    <>
      {view.face !== "map" && <ResultsBar face={view.face} />}
      <Face of={view} />
      <Subscribe />
    </>
  );
});
