import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import { homeMessages } from "#messages/home";
import { useStoredHome } from "~/components/location/device-location";
import { searchHref } from "~/components/search/search-params";
import type { CenterChoice } from "~/components/search/use-center";
import { chipStyle } from "~/components/ui/choice-chip";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  center: NonNullable<CenterChoice>;
  search: URLSearchParams;
  onLeave: () => void;
}

/** One press searches everywhere again. */
export function CenterChip({ center, search, onLeave }: Props) {
  const m = useMessages(homeMessages);
  const home = useStoredHome();
  const place = center.kind === "place" && (center.name === home ? m.atHome(center.name) : center.name);
  const where = center.kind === "own" ? m.usePosition : place || m.here;
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
