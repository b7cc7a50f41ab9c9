import { DARK_HOURS } from "~/domain/paper/dark-hours";
import { MONTH_PAPERS, POSTER_PAPERS, WEEK_PAPERS } from "~/domain/paper/formats";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import type {
  MonthSheetParameters,
  PosterParameters,
  ScreenParameters,
  WeekSheetParameters,
} from "~/schemas/paper/parameters";
import { given, withQuery } from "~/views/addresses/feed-address";

/** Undefined for what an address means by itself. */
const unless = <Value>(usual: Value, value: Value) => (value === usual ? undefined : value);

export const posterAddress = (id: string, { paper, strips, lang }: PosterParameters): string =>
  withQuery(
    `/paper/event/${id}`,
    given({ paper: unless(POSTER_PAPERS[0], paper), strips, lang: unless(CONTENT_LOCALE, lang) }),
  );

export const weekAddress = (id: string, { week, paper, lang }: WeekSheetParameters): string =>
  withQuery(
    `/paper/week/${id}`,
    given({
      week: unless("this", week),
      paper: unless<string>(WEEK_PAPERS[0], paper),
      lang: unless(CONTENT_LOCALE, lang),
    }),
  );

export const monthAddress = (id: string, { month, paper, lang }: MonthSheetParameters): string =>
  withQuery(
    `/paper/month/${id}`,
    given({ month, paper: unless<string>(MONTH_PAPERS[0], paper), lang: unless(CONTENT_LOCALE, lang) }),
  );

export const screenAddress = (id: string, { dark, lang }: ScreenParameters): string =>
  withQuery(`/tv/${id}`, given({ dark: unless<string>(DARK_HOURS[0], dark), lang: unless(CONTENT_LOCALE, lang) }));
