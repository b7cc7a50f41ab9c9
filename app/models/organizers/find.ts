import type { Database } from "#db/client";
import type { OrganizerFilters } from "#db/queries/organizers/filtered-list";
import { type FoundOrganizerPage, listOrganizers } from "#db/queries/organizers/list";
import { findOrganizersOnMap, type OrganizersOnMap } from "#db/queries/organizers/on-map";
import { type Bounds, MAP_AREA, type Position, roundPosition, sharedBounds } from "~/domain/places/position";
import { findNearestPlace, findPlace } from "~/gateways/gazetteer/find-place";
import type { OrganizerMapParameters, OrganizerSearchParameters } from "~/schemas/search/organizers";

export interface FoundOrganizers extends FoundOrganizerPage {
  near: { name: string | null; position: Position } | null;
  placeIsUnknown: boolean;
}

export async function findOrganizers(search: OrganizerSearchParameters, db: Database): Promise<FoundOrganizers> {
  const near = centreOf(search);
  const page = await listOrganizers(db, {
    query: search.q,
    filters: filtersOf(search, near?.position ?? null, search.bbox ?? null),
    limit: search.show,
    after: search.after ?? null,
  });
  return { ...page, near, placeIsUnknown: Boolean(search.near) && !near };
}

function centreOf({ near, lat, lng }: OrganizerSearchParameters): FoundOrganizers["near"] {
  const place = near ? findPlace(near) : null;
  if (place) return { name: place.name, position: place.position };
  if (lat === undefined || lng === undefined) return null;
  const position = roundPosition({ lat, lng });
  return { name: findNearestPlace(position)?.name ?? null, position };
}

type Filters = Pick<OrganizerSearchParameters, "family" | "county" | "keeper" | "letter">;

export const filtersOf = (
  { family, county, keeper, letter }: Filters,
  near: Position | null = null,
  bounds: Bounds | null = null,
): OrganizerFilters | null =>
  family || county || keeper || letter || near || bounds
    ? { family: family ?? null, county: county ?? null, keeper: keeper ?? null, letter: letter ?? null, near, bounds }
    : null;

export async function findOnOrganizerMap(search: OrganizerMapParameters, db: Database): Promise<OrganizersOnMap> {
  const bounds = sharedBounds(search.bbox, MAP_AREA);
  const filters = filtersOf(search, null, bounds);
  return bounds && filters
    ? findOrganizersOnMap(db, { query: search.q, filters, bounds })
    : { marks: [], organizers: [] };
}
