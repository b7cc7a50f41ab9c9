import { formats } from "#messages/formats";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";

/** Making one takes a hundred times as long as using it. */
const made = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = made.get(key) ?? new Intl.NumberFormat(messagesIn(formats, locale).numbers, options);
  made.set(key, known);
  return known;
}

/** "12 345", in English "12,345". */
export const formatNumber = (value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string =>
  formatOf(locale, options).format(value);

/** "600 m" in hundreds below a kilometre, then "2,4 km", from ten on "14 km"; on one line. */
export function formatDistance(km: number, locale: Locale): string {
  const metres = Math.max(100, Math.round(km * 10) * 100);
  if (metres < 1000) return `${metres}\u00A0m`;
  return `${formatNumber(km, locale, { maximumFractionDigits: km < 10 ? 1 : 0 })}\u00A0km`;
}
