import { Link } from "@remix-run/react";
import { LocateFixed } from "lucide-react";
import { useEffect, useState } from "react";
import { homeMessages } from "#messages/home";
import { storeRadius } from "~/components/location/device-location";
import { FilterSection } from "~/components/search/filter-section";
import { searchHref } from "~/components/search/search-params";
import { type CenterChoice, useDistanceFrom } from "~/components/search/use-center";
import { chipStyle, ChoiceChip } from "~/components/ui/choice-chip";
import { RADII_KM } from "~/domain/search/limits";
import { useMessages } from "~/i18n/use-messages";
import { CenterChip } from "./center-chip";
import { PlaceField } from "./place-field";
import type { NearMe } from "./use-near-me";

interface Props {
  search: URLSearchParams;
  center: CenterChoice;
  nearMe: NearMe;
  unknownPlace: string | null;
}

export function DistanceFilter({ search, center, nearMe, unknownPlace }: Props) {
  const m = useMessages(homeMessages);
  const from = useDistanceFrom(center);
  const hasPosition = search.has("lat");
  const hasCentre = hasPosition || Boolean(search.get("near"));
  const inAddress = Number(search.get("radius_km")) || null;
  // A radius without a centre waits for one.
  const [pendingRadius, setPendingRadius] = useState<number | null>(null);
  const waiting = hasCentre ? null : (pendingRadius ?? inAddress);
  useEffect(() => {
    if (hasCentre) setPendingRadius(null);
  }, [hasCentre]);
  const radius = hasCentre ? (inAddress ?? nearMe.radiusKm) : waiting;
  return (
    <FilterSection legend={from ? m.distanceFrom(from) : m.distanceSection}>
      <PlaceField
        place={search.get("near") ?? ""}
        isUnknown={unknownPlace !== null}
        hasFailed={nearMe.hasFailed}
        waitingKm={waiting}
        ownPlace={center?.kind === "own" ? center.name : null}
      />
      {hasPosition && (
        <>
          <input type="hidden" name="lat" value={search.get("lat") ?? ""} />
          <input type="hidden" name="lng" value={search.get("lng") ?? ""} />
        </>
      )}
      {hasPosition && center && center.kind !== "place" && (
        <CenterChip center={center} search={search} onLeave={nearMe.leave} />
      )}
      {!(hasPosition && center?.kind === "own") && (
        <button
          type="button"
          onClick={nearMe.turnOn}
          disabled={nearMe.isLocating}
          className={chipStyle("off", "noscript:hidden")}
        >
          <LocateFixed aria-hidden="true" className="icon-text" />
          {nearMe.isLocating ? m.findingPosition : m.useMyPosition}
        </button>
      )}
      <StoredPlaces nearMe={nearMe} center={center} search={search} />
      <Link
        to={searchHref(search, { lat: null, lng: null, near: null, radius_km: null, sort: null })}
        replace
        preventScrollReset
        onClick={() => {
          setPendingRadius(null);
          nearMe.turnOff();
        }}
        aria-current={!hasCentre && waiting === null ? "true" : undefined}
        className={chipStyle(!hasCentre && waiting === null ? "fjord" : "off")}
      >
        {m.showAll}
      </Link>
      <fieldset className="flex w-full flex-wrap gap-2">
        <legend className="sr-only">{m.radius}</legend>
        {RADII_KM.map((km) => (
          <ChoiceChip
            key={km}
            type="radio"
            name="radius_km"
            value={km}
            checked={radius === km}
            onChange={() => {
              storeRadius(km);
              if (!hasCentre) setPendingRadius(km);
            }}
          >
            {m.kilometres(km)}
          </ChoiceChip>
        ))}
      </fieldset>
      {hasCentre && <Order search={search} />}
    </FilterSection>
  );
}

/** The home place and the one last searched around, unless they are searched around now. */
function StoredPlaces({ nearMe, center, search }: Omit<Props, "unknownPlace">) {
  const m = useMessages(homeMessages);
  const { home, place } = nearMe;
  const isCentre = (name: string) => center?.kind === "place" && center.name === name;
  const link = (name: string, text: string, onClick: () => void) => (
    <Link
      to={searchHref(search, { near: name, lat: null, lng: null, radius_km: String(nearMe.radiusKm) })}
      replace
      preventScrollReset
      onClick={onClick}
      className={chipStyle("off")}
    >
      {text}
    </Link>
  );
  return (
    <>
      {home && !isCentre(home) && link(home, m.atHome(home), nearMe.goHome)}
      {place && place !== home && !isCentre(place) && link(place, m.near(place), () => nearMe.name(place))}
    </>
  );
}

function Order({ search }: { search: URLSearchParams }) {
  const m = useMessages(homeMessages);
  return (
    <fieldset className="flex w-full flex-wrap gap-2">
      <legend className="mb-1.5 text-note font-medium text-ink-soft">{m.sortSection}</legend>
      {(["time", "distance"] as const).map((sort) => (
        <ChoiceChip
          key={sort}
          type="radio"
          name="sort"
          value={sort}
          checked={(search.get("sort") ?? "time") === sort}
          onChange={() => {}}
        >
          {sort === "time" ? m.sortTime : m.sortDistance}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
