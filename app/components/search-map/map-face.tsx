import { useSearchParams } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { searchMapMessages } from "#messages/search-map";
import { useLoaded } from "~/components/map/use-loaded";
import { RESULTS } from "~/components/search/scroll-to-results";
import { buttonStyle } from "~/components/ui/button";
import type { Position } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";
import type { MapStart } from "~/views/search/map";
import { CardSheet } from "./card-sheet";
import type { MapPath } from "./fetch-marks";
import type { WayBack } from "./map-controls";
import type { ShownMark } from "./shown-marks";
import type { HrefOf } from "./use-moves";

const loadMap = () => import("~/components/search-map/search-map.client");

/** Between the list and its map: which mark the pointer is on, and where the card is that is looked at. */
export interface Pointing {
  mark: ShownMark | null;
  onPoint: (position: Position | null) => void;
}

interface Props {
  start: MapStart;
  /** The search that is loading, else the one on the page. */
  current: URLSearchParams;
  path: MapPath;
  hrefOf: HrefOf;
  wayBack?: WayBack | undefined;
  /** Where the page has no row of its own for the ways to see what is found. */
  views?: ReactNode;
  heading: string;
  count: string;
  list: (pointing: Pointing) => ReactNode;
}

/** Below the bar of the page and one row. */
const FROM_TOP = "[--above:128px] lg:mt-2";

/**
 * On phones the map fills what `--above` it leaves of the screen, with the list as a sheet over it. Where that is too
 * little for a map, it reaches below the screen, and its sheet does not.
 */
export function MapFace({ heading, count, views, list, ...map }: Props) {
  const [pointed, setPointed] = useState<Position | null>(null);
  const [mark, setMark] = useState<ShownMark | null>(null);
  const m = useMessages(searchMapMessages);
  return (
    <section
      aria-labelledby={RESULTS}
      className={`relative -mx-5 flex flex-col [--sheet:4rem] mt-3 mb-24 h-[calc(100dvh-var(--tabs)-var(--above,351px))] min-h-80 lg:mx-0 lg:mt-4 lg:mb-0 lg:grid lg:h-auto lg:grid-cols-2 lg:gap-6 noscript:mx-0 noscript:block noscript:h-auto print:mx-0 print:block print:h-auto ${views ? FROM_TOP : ""}`}
    >
      <div className="absolute inset-0 isolate overflow-hidden bg-sunk lg:sticky lg:top-4 lg:order-2 lg:h-[calc(100dvh-9.5rem)] lg:rounded-card lg:border lg:border-line noscript:hidden print:hidden">
        <MapPane {...map} hasSearch={!views} pointed={pointed} onPoint={setMark} />
      </div>
      {views && (
        <div data-map-controls className="absolute top-3 left-3 z-10 lg:hidden noscript:hidden print:hidden">
          {views}
        </div>
      )}
      <CardSheet count={count}>
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2
            id={RESULTS}
            tabIndex={-1}
            className="flex scroll-mt-4 flex-wrap items-baseline gap-x-2.5 gap-y-1 text-title lg:text-section"
          >
            <span className={views ? "lg:sr-only" : ""}>{heading}</span>{" "}
            <span className="font-sans text-note font-normal tracking-normal text-ink-soft even-digits max-lg:hidden lg:basis-full noscript:inline print:inline">
              {count}
            </span>
          </h2>
          {views && <div className="shrink-0 max-lg:hidden noscript:block print:hidden">{views}</div>}
        </div>
        <p role="status" className="sr-only">
          {count}
        </p>
        <p className="mb-3 hidden text-note text-ink-soft noscript:block">{m.needsScript}</p>
        {list({ mark, onPoint: setPointed })}
      </CardSheet>
    </section>
  );
}

interface PaneProps extends Omit<Props, "heading" | "count" | "views" | "list"> {
  /** On phones it offers the way to the search, which is out of sight. */
  hasSearch: boolean;
  pointed: Position | null;
  onPoint: (mark: ShownMark | null) => void;
}

function MapPane(pane: PaneProps) {
  const m = useMessages(searchMapMessages);
  const [shown] = useSearchParams();
  const { loaded: map, again } = useLoaded(loadMap, true);
  return (
    <>
      <a
        href={`#${RESULTS}`}
        className="sr-only z-[1200] rounded-full bg-ink px-5 py-3 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
      >
        {m.skip}
      </a>
      <p className="sr-only">{m.listHasAll}</p>
      {map && map !== "failed" ? (
        <map.SearchMap {...pane} shown={shown} />
      ) : (
        <div role="status" className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
          {map === "failed" ? m.mapFailed : m.loadingMap}
          {map === "failed" && (
            <button type="button" onClick={again} className={buttonStyle("quiet")}>
              {m.again}
            </button>
          )}
        </div>
      )}
    </>
  );
}
