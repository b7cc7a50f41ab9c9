import { statisticsMessages } from "#messages/statistics";
import type { Locale } from "~/domain/site/locales";
import type { ChartPeriod } from "~/domain/statistics/chart-period";
import { type CountedKind, shownNumber, STEP, sumOf, type Sums } from "~/domain/statistics/kinds";
import { startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { formatAs, formatMoment } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { formatShown, nameOfMonth } from "./numbers";

/** A day or a month in a chart and in its table. */
interface BarView {
  at: string;
  /** "tirsdag 3. november" */
  label: string;
  /** "25", or "færre enn 5" */
  text: string;
  /** Hundredths of the chart's height; zero where the number is too small to show. */
  height: number;
}

export type ChartView = ReturnType<typeof viewChart>;

interface Options {
  /** Days or months in order. */
  over: readonly string[];
  name: string;
  by: ChartPeriod;
  locale: Locale;
}

export function viewChart(
  kind: CountedKind,
  periods: readonly { at: string; sums: Sums | undefined }[],
  { name, by, over, locale }: Options,
) {
  const m = messagesIn(statisticsMessages, locale);
  const shown = periods.map(({ at, sums }) => ({ at, shown: shownNumber(sumOf(sums, kind)) }));
  const top = Math.max(2 * STEP, ...shown.map((bar) => (bar.shown === "few" ? 0 : bar.shown)));
  const bars = shown.map((bar) => ({
    at: bar.at,
    label: periodName(bar.at, by, locale),
    text: formatShown(bar.shown, locale),
    height: bar.shown === "few" ? 0 : Math.round((100 * bar.shown) / top),
  }));
  const highest = bars.reduce((most, bar) => (bar.height > most.height ? bar : most), NONE);
  const hasEmpty = bars.some(({ height }) => height === 0);
  const note = highest.height === 0 ? m.onlyFew : hasEmpty ? m.noBar[by] : null;
  return {
    name,
    summary: [`${name}.`, highest.height > 0 && m.most(highest.text, highest.label), note].filter(Boolean).join(" "),
    top: formatShown(top, locale),
    /** "1" and "30", or "des." and "nov.", below the first and the last bar; none where no number is large enough. */
    ends: highest.height > 0 ? [over.at(0), over.at(-1)].map((at) => (at ? endName(at, by, locale) : "")) : null,
    /** Why places are empty though the sum counts them; null where each has a bar. */
    note,
    /** Room for all days of a month: those to come have no bar. */
    places: over.length,
    bars,
  };
}

const NONE: Pick<BarView, "height" | "text" | "label"> = { height: 0, text: "", label: "" };

const periodName = (at: string, by: ChartPeriod, locale: Locale): string =>
  by === "month" ? nameOfMonth(at, locale) : formatAs("weekday", startOfNorwegianDay(at), locale);

const endName = (at: string, by: ChartPeriod, locale: Locale): string =>
  by === "month"
    ? formatMoment(startOfNorwegianDay(`${at}-01`), "MMM", locale)
    : formatMoment(startOfNorwegianDay(at), "d", locale);
