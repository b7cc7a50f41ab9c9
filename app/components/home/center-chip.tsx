import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import { homeMessages } from "#messages/home";
import { searchHref } from "~/components/search/search-params";
import type { CenterChoice } from "~/components/search/use-center";
import { chipStyle } from "~/components/ui/choice-chip";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  /** Not a place by its name: the chip of the search has that. */
  center: Exclude<NonNullable<CenterChoice>, { kind: "place" }>;
  search: URLSearchParams;
  onLeave: () => void;
}

/** One press searches everywhere again. */
export function CenterChip({ center, search, onLeave }: Props) {
  const m = useMessages(homeMessages);
  const where = center.kind === "own" ? m.usePosition : m.here;
  const name = center.kind === "here" && center.name ? ` (${center.name})` : "";
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
        <span className="max-lg:sr-only">{name}</span>
      </span>
      <X aria-hidden="true" className="icon-note" />
      <span className="sr-only">{m.takeOut}</span>
    </Link>
  );
}
