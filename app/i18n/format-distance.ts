import type { Locale } from "~/domain/site/locales";

/** "2,4 km" below ten, "14 km" from there on, "under 1 km" for the nearest; number and unit stay in one line. */
export function formatDistance(km: number, locale: Locale): string {
  if (km < 1) return "under 1\u00A0km";
  const digits = km < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(locale === "nb" ? "nb-NO" : "en-GB", { maximumFractionDigits: digits }).format(km)}\u00A0km`;
}
