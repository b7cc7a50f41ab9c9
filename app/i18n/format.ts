import { format as formatDate } from "date-fns";
import { enGB } from "date-fns/locale/en-GB";
import { nb } from "date-fns/locale/nb";
import type { Locale } from "~/domain/site/locales";
import type { Preferences } from "~/domain/site/preferences";
import { inNorway } from "~/domain/time/wall-clock";

type Clock = Pick<Preferences, "locale" | "timeFormat">;

const LOCALES = { nb, en: enGB } as const;

/** A moment on the Norwegian clock in date-fns's pattern language. */
export function formatMoment(moment: Date, pattern: string, locale: Locale): string {
  return formatDate(inNorway(moment), pattern, { locale: LOCALES[locale] });
}

/** "18:30", or "6:30 PM". */
export function formatTime(moment: Date, { locale, timeFormat }: Clock): string {
  return formatMoment(
    moment,
    timeFormat === "24h" ? "HH:mm" : "h:mm a",
    locale === "nb" && timeFormat === "12h" ? "en" : locale,
  );
}

/** "søndag 7. juni", with the year where it is not this one. */
export function formatDay(moment: Date, now: Date, locale: Locale): string {
  const year = inNorway(moment).getFullYear() === inNorway(now).getFullYear() ? "" : " yyyy";
  return formatMoment(moment, (locale === "nb" ? "EEEE d. MMMM" : "EEEE d MMMM") + year, locale);
}

/** "7. juni kl. 18:30" — "d. MMMM kl. HH:mm" — in English "7 June at 18:30". */
export function formatDayAndTime(moment: Date, clock: Clock): string {
  const day = formatMoment(moment, clock.locale === "nb" ? "d. MMMM" : "d MMMM", clock.locale);
  return `${day} ${clock.locale === "nb" ? "kl." : "at"} ${formatTime(moment, clock)}`;
}
