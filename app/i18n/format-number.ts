import { formats } from "#messages/formats";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";

/** Returns "12 345", in English "12,345". */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(messagesIn(formats, locale).numbers, options).format(value);
}

/**
 * Returns "2,4 km" below ten, "14 km" from there on, "under 1 km" for the nearest; number and unit stay on one line.
 */
export function formatDistance(km: number, locale: Locale): string {
  if (km < 1) return "under 1\u00A0km";
  return `${formatNumber(km, locale, { maximumFractionDigits: km < 10 ? 1 : 0 })}\u00A0km`;
}
