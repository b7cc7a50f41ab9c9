import { type ComponentType, lazy, memo, Suspense } from "react";
import { FaceToCome } from "~/components/search/face-to-come";
import { Results, RESULTS_BAR, Subscribe } from "~/components/search/results";
import { ViewSwitch } from "~/components/search/view-switch";
import type { SearchView } from "~/domain/search/limits";
import type { HomeView } from "~/views/search/home";

type Face = ComponentType<{ view: HomeView }>;

const FACES: Record<Exclude<SearchView, "list">, Face> = {
  map: lazy(async () => ({ default: (await import("./events-map-face")).EventsMapFace })),
  month: lazy(async () => ({ default: (await import("./month-face")).MonthFace })),
};

/** Memoized: what the page around it learns while a face is still loading would make React draw it anew. */
export const SearchFace = memo(function SearchFace({ view }: { view: HomeView }) {
  if (view.face === "list") return <Results view={view} />;
  const Face = FACES[view.face];
  return (
    <>
      <div className={RESULTS_BAR}>
        <ViewSwitch face={view.face} />
      </div>
      <Suspense fallback={<FaceToCome />}>
        <Face view={view} />
        <Subscribe />
      </Suspense>
    </>
  );
});
