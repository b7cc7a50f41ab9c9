import { useSearchParams } from "@remix-run/react";
import { useOnTheWay } from "~/components/layout/on-the-way";
import { SEARCH_PARAMETERS } from "~/domain/search/limits";

/** Changes to a search: null takes a parameter away, a list sets all its values. */
export type SearchChange = Record<string, string | string[] | null>;

/**
 * A search with a change in it, from its top again. What else stands in an address is left out: a link that somebody was
 * sent carries marks of its own, and those are nobody else's business.
 */
export function changedSearch(current: URLSearchParams, change: SearchChange): URLSearchParams {
  const next = new URLSearchParams(
    SEARCH_PARAMETERS.flatMap((name) => current.getAll(name).map((value) => [name, value])),
  );
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    for (const item of value === null ? [] : [value].flat()) next.append(name, item);
  }
  return next;
}

/** The address of a changed search. */
export function searchHref(current: URLSearchParams, change: SearchChange): string {
  const query = changedSearch(current, change).toString();
  return query ? `/?${query}` : "/";
}

/**
 * What a filled-in form means as an address: without empty fields, and without what another field makes pointless.
 * `changed` is the field that was touched last, which wins over what excludes it; `radiusKm` is for a centre without one.
 */
export function tidySearch(fields: [string, string][], changed: string | null, radiusKm: number): URLSearchParams {
  const search = changedSearch(new URLSearchParams(fields.filter(([, value]) => value.trim() !== "")), {});
  if (changed === "from" || changed === "to") search.delete("when");
  if (search.has("when")) for (const name of ["from", "to"]) search.delete(name);
  if (search.has("near")) for (const name of ["lat", "lng"]) search.delete(name);
  if (!search.has("near") && !search.has("lat")) for (const name of ["radius_km", "sort"]) search.delete(name);
  else if (!search.has("radius_km")) search.set("radius_km", String(radiusKm));
  if (search.get("sort") === "time") search.delete("sort");
  return search;
}

/** Whether a form holds a radius and nothing that it could be measured from. */
export function lacksCentre(form: HTMLFormElement | null): boolean {
  const fields = new FormData(form ?? undefined);
  return fields.has("radius_km") && !fields.has("lat") && !fields.get("near");
}

/** The list with a value in it if it was not, without it if it was. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** The search on its way to be shown if there is one, else the one that is shown: controls answer at once. */
export function useCurrentSearch(): URLSearchParams {
  const [shown] = useSearchParams();
  const location = useOnTheWay();
  return location?.pathname === "/" ? new URLSearchParams(location.search) : shown;
}

/** How many filters a search has: types, days, a place, an order. */
export function countFilters(search: URLSearchParams): number {
  const isSet = (name: string) => (search.get(name) ? 1 : 0);
  const days = search.get("when") || search.get("from") || search.get("to") ? 1 : 0;
  const place = search.get("lat") || search.get("near") ? 1 : 0;
  return search.getAll("type").length + days + place + (place ? isSet("sort") : 0);
}
