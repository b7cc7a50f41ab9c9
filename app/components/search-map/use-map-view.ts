import { useEffect, useState } from "react";
import type { MapView } from "~/views/search/map";
import { fetchMarks, type MapPath } from "./fetch-marks";

/**
 * Null until the server has answered. The former view stays until the new one is here; of several searches the last
 * wins. `query` is the search with what the map shows; null asks for nothing.
 */
export function useMapView(path: MapPath, query: string | null): MapView | null {
  const [view, setView] = useState<MapView | null>(null);
  useEffect(() => {
    if (query === null) return;
    const asking = new AbortController();
    fetchMarks(path, new URLSearchParams(query), asking.signal).then(
      (answer) => !asking.signal.aborted && setView(answer),
      () => undefined, // Nobody waits for it any more.
    );
    return () => asking.abort();
  }, [path, query]);
  return view;
}
