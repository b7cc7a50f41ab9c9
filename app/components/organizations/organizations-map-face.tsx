import { Link, useSearchParams } from "@remix-run/react";
import { organizationsMessages } from "#messages/organizations";
import { searchMapMessages } from "#messages/search-map";
import { MapFace, type Pointing } from "~/components/search-map/map-face";
import { holds } from "~/components/search-map/shown-marks";
import type { HrefOf } from "~/components/search-map/use-moves";
import { buttonStyle } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useOnTheWay } from "~/components/ui/on-the-way";
import type { Position } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizationsView } from "~/views/organizers/card";
import { MoreOrganizations } from "./more-organizations";
import { OrganizationCard } from "./organization-card";

const hrefOf: HrefOf = (search, change) => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ ...change, show: null, after: null }))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return `/organizations?${next}`;
};

export function OrganizationsMapFace({ of: view }: { of: OrganizationsView }) {
  const m = useMessages(organizationsMessages);
  const [shown] = useSearchParams();
  const location = useOnTheWay();
  if (!view.map) return null;
  const current = location?.pathname === "/organizations" ? new URLSearchParams(location.search) : shown;
  const count = view.totalIsCapped ? m.countCapped(view.cap) : m.count(view.total);
  return (
    <MapFace
      start={view.map}
      current={current}
      path="/organizations/map.json"
      hrefOf={hrefOf}
      heading={m.title}
      // Until the map has said what it shows, the list has all.
      count={current.has("bbox") ? m.inView(count) : count}
      list={(pointing) => <Cards view={view} {...pointing} />}
    />
  );
}

function Cards({ view, mark, onPoint }: Pointing & { view: OrganizationsView }) {
  const m = useMessages(organizationsMessages);
  const texts = useMessages(searchMapMessages);
  if (view.organizers.length === 0)
    return (
      <EmptyState title={m.empty} text={texts.emptyHint}>
        <Link to="/organizations?view=map" className={buttonStyle("quiet")}>
          {m.showAll}
        </Link>
      </EmptyState>
    );
  const positionOf = (id: string): Position | null => {
    const [lat, lng] = view.map?.at[id] ?? [];
    return lat === undefined || lng === undefined ? null : { lat, lng };
  };
  return (
    <MoreOrganizations more={view.more} shown={view.organizers.length}>
      {(list) => (
        <ul ref={list} className="grid gap-4 sm:grid-cols-2">
          {view.organizers.map((organizer, index) => {
            const position = positionOf(organizer.id);
            return (
              <OrganizationCard
                key={organizer.id}
                organizer={organizer}
                isEager={index < 2}
                isMarked={mark !== null && position !== null && holds(mark, position)}
                onPoint={(isPointed) => onPoint(isPointed ? position : null)}
              />
            );
          })}
        </ul>
      )}
    </MoreOrganizations>
  );
}
