import { Link, useNavigate, useSearchParams } from "@remix-run/react";
import { LocateFixed, SlidersHorizontal, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { organizationFilterMessages } from "#messages/organization-filters";
import {
  deviceLocation,
  locateDevice,
  returnHome,
  turnLocationOff,
  useStoredHome,
} from "~/components/location/device-location";
import { isBare } from "~/components/search/search-params";
import { chipStyle } from "~/components/ui/choice-chip";
import { FieldError } from "~/components/ui/field-error";
import { inputStyle } from "~/components/ui/text-input";
import { useIsHere } from "~/components/ui/use-is-here";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizationFiltersView } from "~/views/organizers/card";

/** Beside an open disclosure or, on large screens, always. */
const FOLDED = "w-full max-lg:peer-not-open:hidden";

/** Part of the search form. On phones behind one button: a native disclosure, so that it opens without scripts. */
export function OrganizationFilters({ filters }: { filters: OrganizationFiltersView }) {
  const m = useMessages(organizationFilterMessages);
  const active = countActive(filters);
  return (
    <div className="flex flex-wrap items-center gap-3 lg:items-end">
      <details open={filters.near.isUnknown} className="peer lg:hidden">
        <summary className={chipStyle(active > 0 ? "fjord" : "off", "list-none [&::-webkit-details-marker]:hidden")}>
          <SlidersHorizontal aria-hidden="true" className="icon-text" />
          {m.filters(active)}
        </summary>
      </details>
      {Object.entries(filters.kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={`grid max-w-4xl gap-3 sm:grid-cols-2 xl:grid-cols-4 ${FOLDED}`}>
        <label className="flex flex-col gap-1 text-note font-medium text-ink-soft">
          {m.near}
          <input
            key={filters.near.text}
            name="near"
            defaultValue={filters.near.text}
            maxLength={100}
            placeholder={m.nearPlaceholder}
            autoComplete="off"
            aria-invalid={filters.near.isUnknown || undefined}
            aria-describedby={filters.near.isUnknown ? "near-unknown" : undefined}
            className={inputStyle("font-normal")}
          />
        </label>
        <Choice name="family" label={m.family} any={m.anyFamily} choice={filters.family} />
        <Choice name="county" label={m.county} any={m.anyCounty} choice={filters.county} />
        <Choice name="keeper" label={m.keeper} any={m.anyKeeper} choice={filters.keeper} />
      </div>
      {filters.near.isUnknown && <FieldError id="near-unknown">{m.unknown(filters.near.text)}</FieldError>}
      <Near near={filters.near} />
      <Letters letters={filters.letters} />
    </div>
  );
}

const countActive = ({ near, family, county, keeper, letters }: OrganizationFiltersView): number =>
  [near.text, family.value, county.value, keeper.value, letters.some(({ isChosen }) => isChosen)].filter(Boolean)
    .length;

interface ChoiceProps {
  name: string;
  label: string;
  any: string;
  choice: OrganizationFiltersView["family"];
}

function Choice({ name, label, any, choice: { value, options } }: ChoiceProps) {
  return (
    <label className="flex flex-col gap-1 text-note font-medium text-ink-soft">
      {label}
      <select key={value} name={name} defaultValue={value} className={inputStyle("font-normal")}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The device's position only where the visitor asks for it. */
function Near({ near }: { near: OrganizationFiltersView["near"] }) {
  const m = useMessages(organizationFilterMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [state, setState] = useState<"idle" | "locating" | "failed">("idle");
  const home = useStoredHome();
  const isHere = useIsHere("/organizations");
  const hrefWith = (centre: Record<string, string | number> | null) => {
    const next = new URLSearchParams(search);
    for (const name of ["near", "lat", "lng", "bbox", "show", "after"]) next.delete(name);
    for (const [name, value] of Object.entries(centre ?? {})) next.set(name, String(value));
    return { search: `?${next}` };
  };
  const latest = useRef(hrefWith);
  latest.current = hrefWith;
  const locate = async () => {
    setState("locating");
    const position = await locateDevice();
    setState(position ? "idle" : "failed");
    if (position && isHere.current) navigate(latest.current({ ...position }), { preventScrollReset: true });
  };
  const begin = useRef(() => {
    const { home, leftHome } = deviceLocation();
    if (home && !leftHome && isBare(search))
      navigate(hrefWith({ near: home }), { replace: true, preventScrollReset: true });
  });
  useEffect(() => begin.current(), []);
  const isNear = near.isOwn || near.name !== null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {isNear ? (
        <>
          <p className="text-note text-ink-soft">{m.nearest(near.name ?? m.here)}</p>
          <Link
            to={hrefWith(null)}
            preventScrollReset
            onClick={near.name === home ? turnLocationOff : undefined}
            className={chipStyle("fjord")}
          >
            {near.name ?? m.here}
            <span className="sr-only">{m.takeOut}</span>
            <X aria-hidden="true" className="icon-note" />
          </Link>
        </>
      ) : (
        <button
          type="button"
          onClick={() => void locate()}
          disabled={state === "locating"}
          className={chipStyle("off", "noscript:hidden")}
        >
          <LocateFixed aria-hidden="true" className="icon-text" />
          {state === "locating" ? m.finding : m.nearMe}
        </button>
      )}
      {home && near.name !== home && (
        <Link to={hrefWith({ near: home })} preventScrollReset onClick={returnHome} className={chipStyle("off")}>
          {m.atHome(home)}
        </Link>
      )}
      <p role="status" className="text-note text-ink-soft empty:hidden">
        {state === "failed" && m.failed}
      </p>
    </div>
  );
}

function Letters({ letters }: Pick<OrganizationFiltersView, "letters">) {
  const m = useMessages(organizationFilterMessages);
  return (
    <nav aria-label={m.letters} className={FOLDED}>
      <ul className="flex flex-wrap gap-0.5 lg:flex-nowrap lg:*:flex-1">
        {letters.map(({ letter, href, isChosen }) => (
          <li key={letter}>
            <Link
              to={href}
              replace
              preventScrollReset
              aria-current={isChosen ? "true" : undefined}
              className="grid size-11 place-items-center rounded-inner font-semibold text-fjord lg:w-full hover:bg-sunk aria-[current]:bg-fjord aria-[current]:text-on-fjord"
            >
              {letter}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
