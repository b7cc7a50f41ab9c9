import { Link } from "@remix-run/react";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button, buttonStyle } from "~/components/ui/button";
import { ChipEmoji, ChoiceChip } from "~/components/ui/choice-chip";
import { EVENT_TYPE_EMOJI, EVENT_TYPES } from "~/domain/event-types";
import { commonMessages } from "~/i18n/common";
import { homeMessages } from "~/i18n/home";
import { useMessages } from "~/i18n/use-messages";
import { DateFilter } from "./date-filter";
import { DistanceFilter } from "./distance-filter";
import { goToResults, RESULTS } from "./go-to-results";
import { countFilters, lacksCentre, searchHref } from "./search-params";
import type { Around } from "./use-around";
import type { NearMe } from "./use-near-me";

interface Props {
  search: URLSearchParams;
  around: Around;
  nearMe: NearMe;
  unknownPlace: string | null;
}

/** All filters behind one button: a native disclosure, so that it opens without scripts too. */
export function FilterPanel({ search, around, nearMe, unknownPlace }: Props) {
  const m = useMessages(homeMessages);
  const panel = useRef<HTMLDetailsElement>(null);
  const lacksPlace = unknownPlace !== null || (search.has("radius_km") && !search.get("near") && !search.has("lat"));
  const wantsAttention = nearMe.hasFailed || lacksPlace;
  useEffect(() => {
    if (wantsAttention && panel.current) panel.current.open = true;
  }, [wantsAttention]);

  return (
    <details ref={panel} open={lacksPlace}>
      <FilterToggle active={countFilters(search)} />
      <div className="mt-3 flex flex-col gap-6 rounded-3xl border border-line bg-surface p-5 shadow-float">
        <DistanceFilter search={search} around={around} nearMe={nearMe} unknownPlace={unknownPlace} />
        <TypeFilter search={search} />
        <DateFilter search={search} />
        <div className="flex flex-wrap gap-2.5">
          <Button
            type="submit"
            formAction={`/#${RESULTS}`}
            onClick={(event) => {
              if (lacksCentre(event.currentTarget.form)) {
                event.preventDefault();
                return document.getElementById("near")?.focus();
              }
              if (panel.current) panel.current.open = false;
              goToResults();
            }}
          >
            {m.showResults}
          </Button>
          <Link to="/" preventScrollReset onClick={nearMe.turnOff} className={buttonStyle("quiet")}>
            {m.resetAll}
          </Link>
        </div>
      </div>
    </details>
  );
}

function FilterToggle({ active }: { active: number }) {
  const m = useMessages(homeMessages);
  return (
    <summary className="absolute top-0 right-0 grid size-[54px] list-none place-items-center rounded-2xl bg-fjord text-on-fjord hover:bg-fjord-deep [&::-webkit-details-marker]:hidden">
      <SlidersHorizontal strokeWidth={1.8} aria-hidden="true" />
      <span className="sr-only">
        {m.filters}
        {active > 0 && `, ${m.filtersActive(active)}`}
      </span>
      {active > 0 && (
        <span aria-hidden="true" className="absolute -top-1.5 -right-1.5 grid size-[22px] place-items-center rounded-full bg-amber text-xs font-bold text-on-amber tabular-nums">
          {active}
        </span>
      )}
    </summary>
  );
}

function TypeFilter({ search }: { search: URLSearchParams }) {
  const m = useMessages(homeMessages);
  const types = useMessages(commonMessages).eventTypes;
  const chosen = search.getAll("type");
  return (
    <FilterSection legend={m.typeSection}>
      {EVENT_TYPES.map((type) => (
        <ChoiceChip key={type} type="checkbox" name="type" value={type} checked={chosen.includes(type)} onChange={() => {}}>
          <ChipEmoji emoji={EVENT_TYPE_EMOJI[type]} />
          {types[type]}
        </ChoiceChip>
      ))}
      {chosen.length > 0 && (
        <Link to={searchHref(search, { type: null })} replace preventScrollReset className="min-h-11 content-center px-2 font-medium text-fjord underline">
          {m.clearAll}
        </Link>
      )}
    </FilterSection>
  );
}

export function FilterSection({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 font-serif text-lg font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
