import { Link } from "@remix-run/react";
import { LocateFixed } from "lucide-react";
import { rememberRadius } from "~/components/location/device-location";
import { chipStyle, ChoiceChip } from "~/components/ui/choice-chip";
import { RADII_KM } from "~/domain/search-limits";
import { homeMessages } from "~/i18n/home";
import { useMessages } from "~/i18n/use-messages";
import { FilterSection } from "./filter-panel";
import { PlaceField } from "./place-field";
import { searchHref } from "./search-params";
import type { NearMe } from "./use-near-me";

interface Props {
  search: URLSearchParams;
  nearMe: NearMe;
  unknownPlace: string | null;
}

/** Near the visitor, near a named place, or everywhere; and how far away. */
export function DistanceFilter({ search, nearMe, unknownPlace }: Props) {
  const m = useMessages(homeMessages);
  const usesPosition = search.has("lat");
  const usesPlace = Boolean(search.get("near"));
  const radius = Number(search.get("radius_km")) || nearMe.radiusKm;
  return (
    <FilterSection legend={m.distanceSection}>
      {usesPosition && (
        <>
          <input type="hidden" name="lat" value={search.get("lat") ?? ""} />
          <input type="hidden" name="lng" value={search.get("lng") ?? ""} />
        </>
      )}
      <button type="button" aria-pressed={usesPosition} onClick={nearMe.turnOn} disabled={nearMe.isLocating} className={chipStyle(usesPosition ? "fjord" : "off", "noscript:hidden")}>
        <LocateFixed size={18} strokeWidth={1.8} aria-hidden="true" />
        {nearMe.isLocating ? m.findingPosition : m.usePosition}
      </button>
      <Link
        to={searchHref(search, { lat: null, lng: null, near: null, radius_km: null, sort: null })}
        replace
        preventScrollReset
        onClick={nearMe.turnOff}
        aria-current={!usesPosition && !usesPlace ? "true" : undefined}
        className={chipStyle(!usesPosition && !usesPlace ? "fjord" : "off")}
      >
        {m.showAll}
      </Link>
      <fieldset className="flex w-full flex-wrap gap-2">
        <legend className="sr-only">{m.radius}</legend>
        {RADII_KM.map((km) => (
          <ChoiceChip key={km} type="radio" name="radius_km" value={km} checked={radius === km} onChange={() => rememberRadius(km)}>
            {m.kilometres(km)}
          </ChoiceChip>
        ))}
      </fieldset>
      <PlaceField place={search.get("near") ?? ""} isUnknown={unknownPlace !== null} needsFocus={nearMe.hasFailed} />
      {(usesPosition || usesPlace) && (
        <fieldset className="flex w-full flex-wrap gap-2">
          <legend className="mb-1.5 text-sm font-medium text-ink-soft">{m.sortSection}</legend>
          {(["time", "distance"] as const).map((sort) => (
            <ChoiceChip key={sort} type="radio" name="sort" value={sort} checked={(search.get("sort") ?? "time") === sort} onChange={() => {}}>
              {sort === "time" ? m.sortTime : m.sortDistance}
            </ChoiceChip>
          ))}
        </fieldset>
      )}
    </FilterSection>
  );
}
