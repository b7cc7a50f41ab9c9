import { Link } from "@remix-run/react";
import { ChevronDown, MapPin, X } from "lucide-react";
import type { ReactNode } from "react";
import { commonMessages } from "#messages/common";
import { homeMessages } from "#messages/home";
import { searchHref, toggled, useCurrentSearch } from "~/components/search/search-params";
import type { CenterChoice } from "~/components/search/use-center";
import { chipStyle } from "~/components/ui/choice-chip";
import { EVENT_TYPES } from "~/domain/events/types";
import { useMessages } from "~/i18n/use-messages";
import { PANEL } from "./filter-panel";
import type { NearMe } from "./use-near-me";
import type { FilterPart, OpenPart } from "./use-open-part";

const ANY_DAY = { when: null, from: null, to: null, weekday: null };

const hasDays = (search: URLSearchParams) => Object.keys(ANY_DAY).some((name) => search.get(name));

/** All but those that are nothing of these. */
const TYPES = EVENT_TYPES.filter((type) => type !== "other");

/** Those with a chip of their own. */
export const AUDIENCES = ["for_children", "for_youth", "for_seniors"] as const;

interface Props extends OpenPart {
  isMap: boolean;
  nearMe: NearMe;
  center: CenterChoice;
  radiusKm: number;
}

/** Where, when, what and for whom in one row; on phones and above a map it scrolls. Links are the search; the others open their filter. */
export function QuickFilters({ isMap, nearMe, center, radiusKm, open, onOpen }: Props) {
  const m = useMessages(homeMessages);
  const types = useMessages(commonMessages).eventTypes;
  const search = useCurrentSearch();
  const chosen = { type: search.getAll("type"), fact: search.getAll("fact") };
  const opens = (part: FilterPart) => ({
    isOpen: open === part,
    onPress: () => onOpen(open === part ? null : part),
  });
  return (
    <nav
      aria-label={m.quickFilters}
      className={`relative overflow-x-auto py-1 ${isMap ? "" : "-mx-5 px-5 [scrollbar-width:none] lg:-mx-8 lg:mt-2 lg:px-8"}`}
    >
      <ul className={`flex w-max gap-2 lg:gap-x-1 ${isMap ? "" : "lg:w-auto lg:flex-wrap"}`}>
        {center === null && <NearMeChip nearMe={nearMe} />}
        <Opener {...opens("place")} isOn={center !== null}>
          {center ? <Center center={center} radiusKm={radiusKm} isMap={isMap} /> : m.place}
        </Opener>
        {search.has("bbox") && search.get("view") !== "map" && (
          <Chip isOn to={searchHref(search, { bbox: null })}>
            {m.mapArea}
            <X aria-hidden="true" className="icon-note" />
            <span className="sr-only">{m.takeOut}</span>
          </Chip>
        )}
        <Opener {...opens("when")} isOn={hasDays(search)}>
          {daysOf(search, m)}
        </Opener>
        <Chip isOn={false} to={weekendHref(search)} isPage={!search.has("view")}>
          {m.weekend}
        </Chip>
        <li aria-hidden="true" className="mx-1 my-2 w-px bg-line" />
        {TYPES.map((type) => (
          <Chip
            key={type}
            isOn={chosen.type.includes(type)}
            to={searchHref(search, { type: toggled(chosen.type, type) })}
          >
            {types[type]}
          </Chip>
        ))}
        {AUDIENCES.map((fact) => (
          <Chip
            key={fact}
            isOn={chosen.fact.includes(fact)}
            to={searchHref(search, { fact: toggled(chosen.fact, fact) })}
          >
            {m.audiences[fact]}
          </Chip>
        ))}
      </ul>
    </nav>
  );
}

function daysOf(search: URLSearchParams, m: typeof homeMessages): string {
  const when = search.get("when");
  if (when === "today" || when === "tomorrow" || when === "weekend" || when === "week") return m[when];
  return hasDays(search) ? m.chosenDays : m.when;
}

/** The list's weekend has a page of its own, with the same place and types. */
const weekendHref = (search: URLSearchParams) =>
  search.has("view") ? searchHref(search, { ...ANY_DAY, when: "weekend" }) : searchHref(search, ANY_DAY, "/helgen");

const TIGHT = "lg:px-2.75";

/** Back leads from another page to the search, but not from search to search. */
function Chip({
  isOn,
  to,
  isPage = false,
  children,
}: {
  isOn: boolean;
  to: string;
  isPage?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <Link
        to={to}
        replace={!isPage}
        preventScrollReset={!isPage}
        aria-current={isOn ? "true" : undefined}
        className={chipStyle(isOn ? "fjord" : "off", TIGHT)}
      >
        {children}
      </Link>
    </li>
  );
}

/** Without scripts the filter toggle opens all of them. */
function Opener({
  isOn,
  isOpen,
  onPress,
  children,
}: {
  isOn: boolean;
  isOpen: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <li className="noscript:hidden">
      <button
        type="button"
        onClick={onPress}
        aria-expanded={isOpen}
        aria-controls={PANEL}
        className={chipStyle(isOn ? "fjord" : "off", TIGHT)}
      >
        {children}
        <ChevronDown aria-hidden="true" className={`icon-note ${isOpen ? "rotate-180" : ""}`} />
      </button>
    </li>
  );
}

function NearMeChip({ nearMe }: { nearMe: NearMe }) {
  const m = useMessages(homeMessages);
  return (
    <li className="noscript:hidden">
      <button type="button" onClick={nearMe.turnOn} disabled={nearMe.isLocating} className={chipStyle("off", TIGHT)}>
        <MapPin aria-hidden="true" className="icon-text lg:hidden" />
        {nearMe.isLocating ? m.findingPosition : m.nearMe}
      </button>
    </li>
  );
}

interface CenterProps extends Pick<Props, "radiusKm" | "isMap"> {
  center: NonNullable<CenterChoice>;
}

/** Where the line above says how far, only for those who hear it. */
function Center({ center, radiusKm, isMap }: CenterProps) {
  const m = useMessages(homeMessages);
  const where = center.kind === "own" ? m.nearMe : center.kind === "place" ? center.name : m.here;
  return (
    <span>
      {where}
      <span className={isMap ? "max-lg:sr-only" : "sr-only"}> · {m.kilometres(radiusKm)}</span>
    </span>
  );
}
