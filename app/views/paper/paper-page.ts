import type { OrganizersEvents } from "#db/queries/search/of-organizer";
import { WEEK_TEXT_FORMS, weekText } from "~/domain/paper/week-text";
import { DEFAULT_PREFERENCES, type Locale } from "~/domain/site/locales";
import { formatDayAndTime } from "~/i18n/format";
import { languageNames } from "~/i18n/language-names";
import type { FoundWeek } from "~/models/events/find-sheet";
import type { PaperPageQuery } from "~/schemas/paper/parameters";
import { timesOf } from "~/views/events/card";
import { monthAddress, posterAddress, screenAddress, weekAddress } from "./address";
import { weekInWords } from "./week";

const POSTERS = 12;

export type PaperPageView = ReturnType<typeof viewPaperPage>;

interface Options extends PaperPageQuery {
  lang: Locale;
  appUrl: string;
  now: Date;
}

export function viewPaperPage(
  found: FoundWeek,
  coming: OrganizersEvents,
  { week, dark, lang, language = lang, appUrl, now }: Options,
) {
  const { id } = found.organizer;
  const words = weekInWords(found, week, lang, { appUrl, now });
  const screenPath = screenAddress(id, { dark, lang: language });
  return {
    week,
    weekPath: weekAddress(id, { week, paper: "A4", lang }),
    texts: WEEK_TEXT_FORMS.map((form) => {
      const text = weekText(form, words);
      return { form, text, lines: Math.min(14, text.split("\n").length) };
    }),
    monthPath: monthAddress(id, { paper: "A4-landscape", lang }),
    screenPath,
    /** For who prepares the screen in the evening. */
    screenLit: screenAddress(id, { dark: "off", lang: language }),
    /** With its host, to be typed on the screen. */
    screenUrl: appUrl + screenPath,
    dark,
    language,
    languages: languageNames(),
    posters: coming.events.slice(0, POSTERS).map((event) => ({
      id: event.id,
      title: event.title,
      when: formatDayAndTime(timesOf(event).start, { ...DEFAULT_PREFERENCES, locale: lang }),
      path: posterAddress(event.id, { paper: "A4", strips: undefined, lang }),
    })),
  };
}
