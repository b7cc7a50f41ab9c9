import { useLocation } from "@remix-run/react";

/** Returns the page's own address with these parameters, for the same organizer. */
export function useCalendarsAddress(parameters: Record<string, string> = {}): string {
  const org = new URLSearchParams(useLocation().search).get("org");
  const query = String(new URLSearchParams({ ...(org ? { org } : {}), ...parameters }));
  return query ? `/dashboard/calendar-sync?${query}` : "/dashboard/calendar-sync";
}
