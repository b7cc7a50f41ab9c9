import { Form, Link } from "@remix-run/react";
import { MapPin, X } from "lucide-react";
import { homeMessages } from "#messages/home";
import { weekendMessages } from "#messages/weekend";
import type { NearMe } from "~/components/home/use-near-me";
import { RunningStrip } from "~/components/search/running-strip";
import { searchHref } from "~/components/search/search-params";
import { type CenterChoice, useDistanceFrom } from "~/components/search/use-center";
import { Button, ButtonLink } from "~/components/ui/button";
import { chipStyle } from "~/components/ui/choice-chip";
import { EmptyState } from "~/components/ui/empty-state";
import { RADII_KM } from "~/domain/search/limits";
import { useMessages } from "~/i18n/use-messages";
import type { WeekendView } from "~/views/search/weekend";
import { DaySection } from "./day-section";

interface Props {
  view: WeekendView;
  search: URLSearchParams;
  center: CenterChoice;
  nearMe: NearMe;
}

/** What people travel to first, then each day's services by the hour. */
export function WeekendPage({ view, search, center, nearMe }: Props) {
  const m = useMessages(weekendMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pb-8 lg:px-8">
      <h1 className="mt-4 text-page lg:mt-1 lg:text-display">{m.heading}</h1>
      <p className="mt-1 text-lead text-ink-soft">{view.when}</p>
      <WeekendPlace view={view} search={search} center={center} nearMe={nearMe} />
      {view.isEmpty ? (
        <Empty view={view} search={search} />
      ) : (
        view.days.map((day) => (
          <DaySection
            key={day.day}
            day={day}
            listHref={searchHref(search, { when: null, from: day.day, to: day.day })}
          />
        ))
      )}
      <RunningStrip events={view.running} />
      <p className="mt-8 flex flex-wrap gap-3 print:hidden">
        <ButtonLink kind="quiet" to={searchHref(search, { when: "weekend", from: null, to: null })}>
          {m.allFilters}
        </ButtonLink>
        <ButtonLink kind="quiet" to={searchHref(search, { when: "weekend", from: null, to: null }, "/abonner")}>
          {m.subscribe}
        </ButtonLink>
      </p>
    </div>
  );
}

function Empty({ view, search }: Pick<Props, "view" | "search">) {
  const m = useMessages(weekendMessages);
  const wider = view.center === null ? undefined : RADII_KM.find((km) => km > view.radiusKm);
  return (
    <EmptyState title={m.empty} text={m.emptyHint}>
      {wider && (
        <ButtonLink to={searchHref(search, { radius_km: String(wider) }, "/helgen")}>{m.wider(wider)}</ButtonLink>
      )}
      <ButtonLink kind="quiet" to={searchHref(search, { when: null, from: null, to: null })}>
        {m.later}
      </ButtonLink>
    </EmptyState>
  );
}

interface WeekendPlaceProps {
  view: WeekendView;
  search: URLSearchParams;
  center: CenterChoice;
  nearMe: NearMe;
}

const PAGE = "/helgen";

function WeekendPlace({ view, search, center, nearMe }: WeekendPlaceProps) {
  const m = useMessages(weekendMessages);
  const home = useMessages(homeMessages);
  const from = useDistanceFrom(center);
  const unknown = view.placeIsUnknown ? search.get("near") : null;
  const others = searchHref(search, { near: null, lat: null, lng: null, sort: null, view: null }, PAGE);
  const kept = [...new URLSearchParams(others.slice(PAGE.length))];
  return (
    <div className="mt-2 print:hidden">
      <p className="text-ink-soft">{from ? m.within(view.radiusKm, from) : m.everywhere}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {from && (
          <Link
            to={searchHref(search, { near: null, lat: null, lng: null, radius_km: null, sort: null }, PAGE)}
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
            {nearMe.isLocating ? m.findingPosition : m.nearMe}
          </button>
        )}
        {nearMe.home && !(center?.kind === "place" && center.name === nearMe.home) && (
          <Link
            to={searchHref(search, { near: nearMe.home, lat: null, lng: null }, PAGE)}
            onClick={nearMe.goHome}
            className={chipStyle("off")}
          >
            {home.atHome(nearMe.home)}
          </Link>
        )}
        <Form action={PAGE} className="flex min-w-0 flex-1 basis-64 gap-2 sm:max-w-sm">
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
            aria-describedby={unknown === null ? undefined : "weekend-place-message"}
            placeholder={m.placeHint}
            enterKeyHint="search"
            className="h-11 min-w-0 flex-1 rounded-inner border-[1.5px] border-line-strong bg-surface px-3 placeholder:text-ink-faint"
          />
          <Button type="submit" kind="quiet">
            {m.show}
          </Button>
        </Form>
      </div>
      {(unknown !== null || nearMe.hasFailed) && (
        <p id="weekend-place-message" role="alert" className="mt-2 text-note text-ink-soft">
          {unknown === null ? home.positionFailed : m.unknownPlace(unknown)}
        </p>
      )}
    </div>
  );
}
