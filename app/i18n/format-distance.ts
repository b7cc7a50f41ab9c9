import type { Locale } from "./catalogue";

/** "2,4 km" below ten, "14 km" from there on, "under 1 km" for the nearest. */
export function formatDistance(km: number, locale: Locale): string {
  if (km < 1) return "under 1 km";
  const digits = km < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(locale === "nb" ? "nb-NO" : "en-GB", { maximumFractionDigits: digits }).format(km)} km`;
}
