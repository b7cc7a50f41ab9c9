import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import { homeMessages } from "#messages/home";
import { chipStyle } from "~/components/ui/choice-chip";
import { useMessages } from "~/i18n/use-messages";
import { searchHref } from "./search-params";
import type { CenterChoice } from "./use-around";

interface Props {
  around: NonNullable<CenterChoice>;
  /** Stands after what is searched around; on phones the line above says it, and the chip leaves room for the others. */
  radiusKm?: number;
  search: URLSearchParams;
  onLeave: () => void;
}

/** Says around what is searched, lit; one touch searches everywhere again. */
export function AroundChip({ around, radiusKm, search, onLeave }: Props) {
  const m = useMessages(homeMessages);
  const where = around.kind === "own" ? m.usePosition : around.kind === "place" ? around.name : m.here;
  const name = around.kind === "here" && around.name ? ` (${around.name})` : "";
  return (
    <Link
      to={searchHref(search, { lat: null, lng: null, near: null, radius_km: null, sort: null })}
      replace
      preventScrollReset
      onClick={onLeave}
      aria-current="true"
      className={chipStyle("fjord")}
    >
      <span>
        {where}
        <span className="max-lg:sr-only">
          {name}
          {radiusKm && ` · ${m.kilometres(radiusKm)}`}
        </span>
      </span>
      <X aria-hidden="true" className="icon-note" />
      <span className="sr-only">{m.takeOut}</span>
    </Link>
  );
}
