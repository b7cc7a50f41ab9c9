import { Link } from "@remix-run/react";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { homeMessages } from "#messages/home";
import { TypeLabel } from "~/components/events/type-label";
import { FilterSection } from "~/components/search/filter-section";
import { scrollToResults, RESULTS } from "~/components/search/scroll-to-results";
import { countFilters, searchHref } from "~/components/search/search-params";
import type { CenterChoice } from "~/components/search/use-center";
import { Button, buttonStyle } from "~/components/ui/button";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { EVENT_TYPES } from "~/domain/events/types";
import { useMessages } from "~/i18n/use-messages";
import { DistanceFilter } from "./distance-filter";
import { MoreFilters } from "./more-filters";
import type { NearMe } from "./use-near-me";
import type { FilterPart, OpenPart } from "./use-open-part";

const SPANS = ["today", "tomorrow", "weekend", "week"] as const;
const FIELD = "h-11 rounded-inner border-[1.5px] border-line-strong bg-surface px-3";

/** A span and dates exclude each other. */
function DateFilter({ search }: { search: URLSearchParams }) {
  const m = useMessages(homeMessages);
  const when = search.get("when") ?? "";
  const weekdays = search.getAll("weekday").join();
  return (
    <FilterSection legend={m.dateSection}>
      <ChoiceChip type="radio" name="when" value="" checked={when === ""} onChange={() => {}}>
        {m.anyTime}
      </ChoiceChip>
      {SPANS.map((span) => (
        <ChoiceChip key={span} type="radio" name="when" value={span} checked={when === span} onChange={() => {}}>
          {m[span]}
        </ChoiceChip>
      ))}
      <div role="group" aria-label={m.weekdays} className="flex w-full flex-wrap gap-2">
        {m.weekdayNames.map((name, at) => (
          <ChoiceChip
            key={name}
            type="checkbox"
            name="weekday"
            value={at + 1}
            checked={weekdays.includes(`${at + 1}`)}
            onChange={() => {}}
          >
            {name}
          </ChoiceChip>
        ))}
      </div>
      <div className="flex w-full flex-wrap gap-3 pt-1">
        {(["from", "to"] as const).map((name) => (
          <label key={name} className="flex min-w-32 flex-1 flex-col gap-1 text-note font-medium text-ink-soft">
            {name === "from" ? m.fromDate : m.toDate}
            <input
              type="date"
              name={name}
              key={search.get(name)}
              defaultValue={search.get(name) ?? ""}
              className={`${FIELD} w-full text-ink`}
            />
          </label>
        ))}
      </div>
    </FilterSection>
  );
}

export const PANEL = "filters";

interface Props extends OpenPart {
  search: URLSearchParams;
  center: CenterChoice;
  nearMe: NearMe;
  unknownPlace: string | null;
}

/** A native disclosure, so that it opens without scripts. It lies over the results, which change beneath it. */
export function FilterPanel({ open, onOpen, search, center, nearMe, unknownPlace }: Props) {
  const m = useMessages(homeMessages);
  const panel = useRef<HTMLDetailsElement>(null);
  useClosing(panel, open, () => onOpen(null));

  const part = (name: FilterPart, children: ReactNode) => (
    <div
      data-part={name}
      tabIndex={-1}
      hidden={open !== null && open !== "all" && open !== name}
      className="flex flex-col gap-6 outline-none"
    >
      {children}
    </div>
  );
  return (
    <details
      ref={panel}
      open={open !== null}
      onToggle={({ currentTarget: { open: isOpen } }) => {
        if (isOpen !== (open !== null)) onOpen(isOpen ? "all" : null);
      }}
    >
      <FilterToggle active={countFilters(search)} />
      <div
        id={PANEL}
        className="pointer-events-none absolute inset-x-0 top-full z-30 pb-[calc(var(--dock)+16px)] lg:pb-4"
      >
        <div className="pointer-events-auto flex max-w-2xl flex-col gap-6 rounded-card border border-line bg-surface p-5 shadow-float">
          {part(
            "place",
            <DistanceFilter search={search} center={center} nearMe={nearMe} unknownPlace={unknownPlace} />,
          )}
          {part("all", <TypeFilter search={search} />)}
          {part("when", <DateFilter search={search} />)}
          {part("all", <MoreFilters search={search} />)}
          <div className="flex flex-wrap gap-2.5">
            <Button
              type="submit"
              formAction={`/#${RESULTS}`}
              onClick={() => {
                onOpen(null);
                scrollToResults();
              }}
            >
              {m.showResults}
            </Button>
            <Link to="/" preventScrollReset onClick={nearMe.turnOff} className={buttonStyle("quiet")}>
              {m.resetAll}
            </Link>
          </div>
        </div>
      </div>
    </details>
  );
}

/** By Escape, and by a press beside it. A part that its chip opened gets the focus, its text field first, and the chip has it back. */
function useClosing(panel: { current: HTMLDetailsElement | null }, open: FilterPart | null, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (open === null) return;
    const opener = document.activeElement;
    const part = panel.current?.querySelector<HTMLElement>(`[data-part=${open}]`);
    const first = part?.querySelector<HTMLElement>("[type=text]") ?? part;
    if (open !== "all" && !part?.contains(opener)) first?.focus({ preventScroll: true });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      if (opener instanceof HTMLElement && panel.current?.contains(document.activeElement)) opener.focus();
      close.current();
    };
    const onPress = ({ target }: PointerEvent) => {
      const isBeside = target instanceof Element && !target.closest(`[aria-controls=${PANEL}]`);
      if (isBeside && !panel.current?.contains(target)) close.current();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [open, panel]);
}

function FilterToggle({ active }: { active: number }) {
  const m = useMessages(homeMessages);
  return (
    <summary className="relative grid size-12 lg:size-[54px] list-none place-items-center rounded-field bg-fjord text-on-fjord hover:bg-fjord-deep [&::-webkit-details-marker]:hidden">
      <SlidersHorizontal aria-hidden="true" />
      <span className="sr-only">
        {m.filters}
        {active > 0 && `, ${m.filtersActive(active)}`}
      </span>
      {active > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-1.5 -right-1.5 grid size-[22px] place-items-center rounded-full bg-amber text-tab font-bold text-on-amber even-digits"
        >
          {active}
        </span>
      )}
    </summary>
  );
}

function TypeFilter({ search }: { search: URLSearchParams }) {
  const m = useMessages(homeMessages);
  const chosen = search.getAll("type");
  return (
    <FilterSection legend={m.typeSection}>
      {EVENT_TYPES.map((type) => (
        <ChoiceChip
          key={type}
          type="checkbox"
          name="type"
          value={type}
          checked={chosen.includes(type)}
          onChange={() => {}}
        >
          <TypeLabel type={type} />
        </ChoiceChip>
      ))}
      {chosen.length > 0 && (
        <Link
          to={searchHref(search, { type: null })}
          replace
          preventScrollReset
          className="min-h-11 content-center px-2 font-medium text-fjord underline"
        >
          {m.clearAll}
        </Link>
      )}
    </FilterSection>
  );
}
