import { Link } from "@remix-run/react";
import { MapPin, X } from "lucide-react";
import { chipStyle } from "~/components/ui/choice-chip";
import { homeMessages } from "~/i18n/home";
import { useMessages } from "~/i18n/use-messages";
import { searchHref } from "./search-params";
import type { Around } from "./use-around";

interface Props {
  around: NonNullable<Around>;
  /** Stands after what is searched around. */
  radiusKm?: number;
  search: URLSearchParams;
  onLeave: () => void;
}

/** Says around what is searched, lit; one touch searches everywhere again. */
export function AroundChip({ around, radiusKm, search, onLeave }: Props) {
  const m = useMessages(homeMessages);
  const where = around.kind === "own" ? m.usePosition : around.kind === "place" ? around.name : m.here(around.name);
  return (
    <Link
      to={searchHref(search, { lat: null, lng: null, near: null, radius_km: null, sort: null })}
      replace
      preventScrollReset
      onClick={onLeave}
      aria-current="true"
      className={chipStyle("fjord")}
    >
      <MapPin size={18} strokeWidth={1.8} aria-hidden="true" />
      {radiusKm === undefined ? where : `${where} · ${m.kilometres(radiusKm)}`}
      <X size={16} strokeWidth={2} aria-hidden="true" className="-mr-1" />
      <span className="sr-only">{m.takeOut}</span>
    </Link>
  );
}
