import { useLocation } from "@remix-run/react";

/** For the same organizer. */
export function useCalendarsAddress(parameters: Record<string, string> = {}): string {
  const org = new URLSearchParams(useLocation().search).get("org");
  const query = String(new URLSearchParams({ ...(org ? { org } : {}), ...parameters }));
  return query ? `/dashboard/calendar-sync?${query}` : "/dashboard/calendar-sync";
}
