import { Form, Link } from "@remix-run/react";
import { MapPin, X } from "lucide-react";
import { homeMessages } from "#messages/home";
import { weekendMessages } from "#messages/weekend";
import type { NearMe } from "~/components/home/use-near-me";
import { searchHref, type SearchPage } from "~/components/search/search-params";
import { type CenterChoice, useDistanceFrom } from "~/components/search/use-center";
import { Button } from "~/components/ui/button";
import { chipStyle } from "~/components/ui/choice-chip";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  page: SearchPage;
  search: URLSearchParams;
  radiusKm: number;
  placeIsUnknown: boolean;
  center: CenterChoice;
  nearMe: NearMe;
}

export function DaysPlace({ page, search, radiusKm, placeIsUnknown, center, nearMe }: Props) {
  const m = useMessages(weekendMessages);
  const home = useMessages(homeMessages);
  const from = useDistanceFrom(center);
  const unknown = placeIsUnknown ? search.get("near") : null;
  const others = searchHref(search, { near: null, lat: null, lng: null, sort: null, view: null }, page);
  const kept = [...new URLSearchParams(others.slice(page.length))];
  return (
    <div className="mt-2 print:hidden">
      <p className="text-ink-soft">{from ? m.within(radiusKm, from) : m.everywhere}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {from && (
          <Link
            to={searchHref(search, { near: null, lat: null, lng: null, radius_km: null, sort: null }, page)}
            onClick={nearMe.leave}
            className={chipStyle("off")}
          >
            <X aria-hidden="true" className="icon-note" />
            {m.wholeCountry}
          </Link>
        )}
        {center?.kind !== "own" && (
          <button
            type="button"
            onClick={nearMe.turnOn}
            disabled={nearMe.isLocating}
            className={chipStyle("off", "noscript:hidden")}
          >
            <MapPin aria-hidden="true" className="icon-text" />
            {nearMe.isLocating ? home.findingPosition : home.nearMe}
          </button>
        )}
        {nearMe.home && !(center?.kind === "place" && center.name === nearMe.home) && (
          <Link
            to={searchHref(search, { near: nearMe.home, lat: null, lng: null }, page)}
            onClick={nearMe.goHome}
            className={chipStyle("off")}
          >
            {home.atHome(nearMe.home)}
          </Link>
        )}
        <Form action={page} className="flex min-w-0 flex-1 basis-64 gap-2 sm:max-w-sm">
          {kept.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <input
            type="text"
            name="near"
            required
            maxLength={100}
            key={search.get("near")}
            defaultValue={search.get("near") ?? ""}
            aria-label={home.nearPlace}
            aria-invalid={unknown !== null || undefined}
            aria-describedby={unknown === null ? undefined : "place-message"}
            placeholder={home.nearPlacePlaceholder}
            enterKeyHint="search"
            className="h-11 min-w-0 flex-1 rounded-inner border-[1.5px] border-line-strong bg-surface px-3 placeholder:text-ink-faint"
          />
          <Button type="submit" kind="quiet">
            {m.show}
          </Button>
        </Form>
      </div>
      {(unknown !== null || nearMe.hasFailed) && (
        <p id="place-message" role="alert" className="mt-2 text-note text-ink-soft">
          {unknown === null ? home.positionFailed : m.unknownPlace(unknown)}
        </p>
      )}
    </div>
  );
}
