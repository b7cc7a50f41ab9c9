import type { OrganizersEvents } from "#db/queries/events/records";
import { paperPageMessages } from "#messages/paper-page";
import { WEEK_TEXT_FORMS, type WeekTextForm, weekText } from "~/domain/paper/week-text";
import type { Locale } from "~/domain/site/locales";
import { DEFAULT_PREFERENCES } from "~/domain/site/preferences";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { FoundWeek } from "~/models/events/find-sheet";
import { timesOf } from "~/views/events/card";
import { monthAddress, posterAddress, screenAddress, weekAddress } from "./address";
import { weekInWords } from "./week";

/** How many events the page offers posters of. */
const POSTERS = 12;

/** What an organizer's team prints, pastes and shows. */
export interface PaperPageView {
  week: string;
  weekPath: string;
  texts: { form: WeekTextForm; text: string; lines: number }[];
  monthPath: string;
  screenPath: string;
  /** The same, lit: who prepares it in the evening is to see it. */
  screenLit: string;
  /** With its host, to be typed on the screen. */
  screenUrl: string;
  /** A file to be kept on the screen's device, as an address: see startFileOf(). */
  screenStart: string;
  posters: { id: string; title: string; when: string; path: string }[];
}

interface Options {
  /** "this" or "next", or a day. */
  week: string;
  lang: Locale;
  appUrl: string;
  now: Date;
}

export function viewPaperPage(
  found: FoundWeek,
  coming: OrganizersEvents,
  { week, lang, appUrl, now }: Options,
): PaperPageView {
  const { id } = found.organizer;
  const words = weekInWords(found, week, lang, { appUrl, now });
  const screenPath = screenAddress(id, { dark: "22-07", lang });
  return {
    week,
    weekPath: weekAddress(id, { week, paper: "A4", lang }),
    texts: WEEK_TEXT_FORMS.map((form) => {
      const text = weekText(form, words);
      return { form, text, lines: Math.min(14, text.split("\n").length) };
    }),
    monthPath: monthAddress(id, { paper: "A4-landscape", lang }),
    screenPath,
    screenLit: screenAddress(id, { dark: "off", lang }),
    screenUrl: appUrl + screenPath,
    screenStart: `data:text/html;charset=utf-8,${encodeURIComponent(startFileOf(appUrl, screenPath, lang))}`,
    posters: coming.events.slice(0, POSTERS).map((event) => ({
      id: event.id,
      title: event.title,
      when: formatDayAndTime(timesOf(event).start, { ...DEFAULT_PREFERENCES, locale: lang }),
      path: posterAddress(event.id, { paper: "A4", strips: undefined, lang }),
    })),
  };
}

/**
 * Returns a page for a device that starts without network and keeps nothing of ours: it says so, and opens the screen
 * as soon as the embeds' script, which every site may fetch, can be had.
 */
function startFileOf(appUrl: string, screenPath: string, lang: Locale): string {
  const { screenWaits, screenWaitsText } = messagesIn(paperPageMessages, lang);
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${screenWaits}</title>
<style>body{margin:12vh 8vw;font:4vh/1.4 sans-serif;color:#1b2a33;background:#faf6ee}h1{font-size:7vh}</style>
<main><h1>${screenWaits}</h1><p>${screenWaitsText}</p></main>
<script>
const start = () =>
  fetch("${appUrl}/embed.js", { mode: "no-cors", cache: "no-store" })
    .then(() => location.replace("${appUrl}${screenPath}"))
    .catch(() => setTimeout(start, 15000));
start();
</script>
</html>
`;
}
