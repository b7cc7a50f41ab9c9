import { Link } from "@remix-run/react";
import { MapPin, X } from "lucide-react";
import type { ReactNode } from "react";
import { commonMessages } from "#messages/common";
import { homeMessages } from "#messages/home";
import { searchHref, toggled, useCurrentSearch } from "~/components/search/search-params";
import type { CenterChoice } from "~/components/search/use-center";
import { ChipEmoji, chipStyle } from "~/components/ui/choice-chip";
import { EVENT_TYPE_FACTS, EVENT_TYPES } from "~/domain/events/types";
import { useMessages } from "~/i18n/use-messages";
import { CenterChip } from "./center-chip";
import type { NearMe } from "./use-near-me";

const SPANS = ["today", "weekend", "week"] as const;

interface Props {
  nearMe: NearMe;
  center: CenterChoice;
  radiusKm: number;
}

interface QuickFiltersProps extends Props {
  /** They stand among the chips on phones. */
  views: ReactNode;
}

/** Links: the address is the search. */
export function QuickFilters({ nearMe, center, radiusKm, views }: QuickFiltersProps) {
  const m = useMessages(homeMessages);
  const types = useMessages(commonMessages).eventTypes;
  const search = useCurrentSearch();
  const when = search.get("when");
  const chosen = search.getAll("type");
  const isNamed = center?.kind === "place";
  return (
    <nav aria-label={m.quickFilters}>
      <div className="flex w-max gap-4 lg:w-auto lg:flex-col lg:gap-2">
        <ul className="flex gap-2 lg:flex-wrap">
          <ChosenPlace nearMe={nearMe} center={center} radiusKm={radiusKm} search={search} />
          {!isNamed && <OtherPlaces nearMe={nearMe} center={center} search={search} />}
          <li className="lg:hidden">{views}</li>
          {/* Beside a named place the narrowest phones have room for the faces or for these; elsewhere they correct a place. */}
          {isNamed && <OtherPlaces nearMe={nearMe} center={center} search={search} />}
          {SPANS.map((span) => (
            <FilterLink key={span} isOn={when === span} to={spanHref(search, span)} tone="ink">
              {m[span]}
            </FilterLink>
          ))}
        </ul>
        <ul className="flex gap-2">
          {EVENT_TYPES.map((type) => (
            <FilterLink
              key={type}
              isOn={chosen.includes(type)}
              to={searchHref(search, { type: toggled(chosen, type) })}
              tone="fjord"
            >
              <ChipEmoji emoji={EVENT_TYPE_FACTS[type].emoji} />
              {types[type]}
            </FilterLink>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The list's weekend has a page of its own, with the same place and types. */
function spanHref(search: URLSearchParams, span: (typeof SPANS)[number]): string {
  const isOn = search.get("when") === span;
  const hasPage = span === "weekend" && !isOn && !search.has("view");
  return searchHref(search, { when: isOn || hasPage ? null : span, from: null, to: null }, hasPage ? "/helgen" : "/");
}

function FilterLink({
  isOn,
  to,
  tone,
  children,
}: {
  isOn: boolean;
  to: string;
  tone: "ink" | "fjord";
  children: ReactNode;
}) {
  return (
    <li>
      <Link
        to={to}
        replace
        preventScrollReset
        aria-current={isOn ? "true" : undefined}
        className={chipStyle(isOn ? tone : "off")}
      >
        {children}
      </Link>
    </li>
  );
}

function ChosenPlace({ nearMe, center, radiusKm, search }: Props & { search: URLSearchParams }) {
  const m = useMessages(homeMessages);
  return (
    <>
      {center && (
        <li>
          <CenterChip center={center} radiusKm={radiusKm} search={search} onLeave={nearMe.leave} />
        </li>
      )}
      {search.has("bbox") && search.get("view") !== "map" && (
        <li>
          <Link
            to={searchHref(search, { bbox: null })}
            replace
            preventScrollReset
            aria-current="true"
            className={chipStyle("fjord")}
          >
            {m.mapArea}
            <X aria-hidden="true" className="icon-note" />
            <span className="sr-only">{m.takeOut}</span>
          </Link>
        </li>
      )}
    </>
  );
}

function OtherPlaces({ nearMe, center, search }: Pick<Props, "nearMe" | "center"> & { search: URLSearchParams }) {
  const m = useMessages(homeMessages);
  return (
    <>
      {center?.kind !== "own" && (
        <li className="noscript:hidden">
          <button type="button" onClick={nearMe.turnOn} disabled={nearMe.isLocating} className={chipStyle("off")}>
            <MapPin aria-hidden="true" className="icon-text" />
            {nearMe.isLocating ? m.findingPosition : m.nearMe}
          </button>
        </li>
      )}
      {nearMe.home && !(center?.kind === "place" && center.name === nearMe.home) && (
        <li>
          <Link
            to={searchHref(search, { near: nearMe.home, lat: null, lng: null, radius_km: String(nearMe.radiusKm) })}
            replace
            preventScrollReset
            onClick={nearMe.goHome}
            className={chipStyle("off")}
          >
            {m.atHome(nearMe.home)}
          </Link>
        </li>
      )}
      {nearMe.place && nearMe.place !== nearMe.home && !(center?.kind === "place" && center.name === nearMe.place) && (
        <li>
          <Link
            to={searchHref(search, { near: nearMe.place, lat: null, lng: null, radius_km: String(nearMe.radiusKm) })}
            replace
            preventScrollReset
            onClick={() => nearMe.name(nearMe.place ?? "")}
            className={chipStyle("off")}
          >
            {m.near(nearMe.place)}
          </Link>
        </li>
      )}
    </>
  );
}
