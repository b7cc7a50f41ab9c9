import { useSearchParams } from "@remix-run/react";
import { useOnTheWay } from "~/components/ui/on-the-way";
import type { FeastKey } from "~/domain/search/feasts";
import { FACT_PARAMETERS, SEARCH_PARAMETERS } from "~/domain/search/limits";

/** Null removes a parameter, a list sets all its values. */
export type SearchChange = Record<string, string | string[] | null>;

/** Begins at the first page. Other parameters, such as tracking ones of a shared link, are dropped. */
function changedSearch(current: URLSearchParams, change: SearchChange): URLSearchParams {
  const next = new URLSearchParams(
    SEARCH_PARAMETERS.flatMap((name) => current.getAll(name).map((value) => [name, value])),
  );
  // A chosen place is searched around, instead of what the map shows.
  if ("near" in change || "radius_km" in change) next.delete("bbox");
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    for (const item of value === null ? [] : [value].flat()) next.append(name, item);
  }
  return next;
}

export type SearchPage = "/" | "/helgen" | "/abonner" | `/hoytid/${FeastKey}`;

/** On the front page unless another is named. */
export function searchHref(current: URLSearchParams, change: SearchChange, page: SearchPage = "/") {
  const query = changedSearch(current, change).toString();
  return query ? `${page}?${query}` : page;
}

/**
 * Of a filled-in form, without empty fields and without those that another makes pointless. `changed` was changed last
 * and wins over what excludes it; `radiusKm` is the default radius of a centre.
 */
export function tidySearch(fields: [string, string][], changed: string | null, radiusKm: number): URLSearchParams {
  const search = changedSearch(new URLSearchParams(fields.filter(([, value]) => value.trim() !== "")), {});
  if (changed === "from" || changed === "to") search.delete("when");
  if (changed === "near" || changed === "radius_km") search.delete("bbox");
  if (search.has("when")) for (const name of ["from", "to"]) search.delete(name);
  if (search.has("near")) for (const name of ["lat", "lng"]) search.delete(name);
  if (!search.has("near") && !search.has("lat")) for (const name of ["radius_km", "sort"]) search.delete(name);
  else if (!search.has("radius_km")) search.set("radius_km", String(radiusKm));
  if (search.get("sort") === "time") search.delete("sort");
  if (search.get("exact") !== search.get("q")) search.delete("exact");
  return search;
}

/** A radius waits for its place, and stops nothing meanwhile. */
export function lacksCentre(form: HTMLFormElement | null): boolean {
  const fields = new FormData(form ?? undefined);
  return fields.has("radius_km") && !fields.has("lat") && !fields.get("near");
}

export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** The search of `page` that is loading, else the one shown, so that controls react at once. */
export function useCurrentSearch(page = "/"): URLSearchParams {
  const [shown] = useSearchParams();
  const location = useOnTheWay();
  return location?.pathname === page ? new URLSearchParams(location.search) : shown;
}

/** Chooses nothing but how what is found is shown. */
export const isBare = (search: URLSearchParams): boolean =>
  [...search.keys()].every((name) => ["view", "month", "day"].includes(name));

/** Types, facts, days, a place, an order. */
export function countFilters(search: URLSearchParams): number {
  const isSet = (name: string) => (search.get(name) ? 1 : 0);
  const days = search.get("when") || search.get("from") || search.get("to") ? 1 : 0;
  const place = search.get("lat") || search.get("near") ? 1 : 0;
  const listed = ["type", "weekday", ...FACT_PARAMETERS].flatMap((name) => search.getAll(name));
  return listed.length + days + place + (place ? isSet("sort") : 0);
}
