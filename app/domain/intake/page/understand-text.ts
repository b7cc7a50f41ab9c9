import { LONG_WEEKDAY, MONTH } from "~/domain/plain-words/names";
import type { NotUnderstood, UnderstoodEvent } from "~/domain/sources/understood";
import { wallClockAt } from "~/domain/time/days-and-moments";
import { isPersonName } from "../programme/plain-texts";
import { readProgramme } from "../programme/read-programme";
import { isProse } from "../programme/title";
import { folded } from "./headings";
import { gridEvents } from "./month-grid";
import { pageLines } from "./page-lines";
import type { PageBlock, PageParts } from "./page-parts";
import { saidTitle } from "./said-title";
import type { PageEvent } from "./structured-event";
import { webAddress } from "./web-address";

/** What no event is called. */
const NO_TITLE =
  /^(?:nyhet(?:er|ar)?|aktuelt|kalender(?:en)?|arrangement(?:er)?|program(?:met)?|siste nytt|hjem|heim|forside(?:n)?|kontakt(?: oss)?|om oss|meny|søk|facebook|instagram|les mer.*|vis mer|last ned.*|artikkel|innlegg|blogg?|menighetsblad(?:et)?|kyrkjeblad(?:et)?|news|events?|calendar|home|er n[åo] .*|er n[åo])$/i;

const DAY_IN_WORDS = new RegExp(`(?<!\\p{L})(?:${LONG_WEEKDAY}|${MONTH})(?!\\p{L})`, "iu");
const TELLS_OF_THE_PAST =
  /(?<!\p{L})(?:er nå|er no|ble|blei|vart|var|hadde|fikk|fekk|deltok|takk|was|were|had)(?!\p{L})/iu;

/** "12.08.2026 Ny organist": news has no weekday and no clock. */
const isNews = (text: string) =>
  /^(?:\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}|20\d\d-\d\d-\d\d)(?!\d)/.test(text) && !DAY_IN_WORDS.test(text.slice(0, 40));

const SHORTEST_WORD = 5;

/** Of a page about one event, if its prose calls it so too: "Velkommen til årets basar lørdag …". */
function headingOf(blocks: PageParts["blocks"], at: number, title: string): string | null {
  if (!isProse(blocks[at]?.text ?? "")) return null;
  const heading = blocks.slice(0, at).findLast(({ kind, region }) => kind === "heading" && region === "main")?.text;
  if (heading === undefined || NO_TITLE.test(heading) || /\d/.test(heading) || isProse(heading)) return null;
  const words = folded(heading).split(" ");
  const isCalledSo = folded(title)
    .split(" ")
    .some((word) => word.length >= SHORTEST_WORD && words.includes(word));
  return isCalledSo || isPersonName(title) ? heading : null;
}

export interface TextReading {
  events: PageEvent[];
  notUnderstood: NotUnderstood[];
  blockOf(event: PageEvent): number;
}

/** Stricter than with a pasted text: what is past needs its title on its line, since news are dated so. */
export function understandText(
  page: Pick<PageParts, "blocks" | "groups" | "base" | "programs">,
  now: Date,
): TextReading {
  const { text, lines } = pageLines(page);
  const reading = readProgramme(text, now);
  const today = wallClockAt(now);
  const withLine = (event: UnderstoodEvent): UnderstoodEvent => {
    const { title = null, doubts = [] } = lines[event.line - 1] ?? {};
    return { ...event, title: saidTitle(title)?.title ?? event.title, doubts: [...event.doubts, ...doubts] };
  };
  const blockOfLine = ({ line }: Pick<PageEvent, "line">) => lines[line - 1]?.block ?? -1;
  const events = reading.events.filter(({ title, day, time, endDay, endTime, line, doubts }) => {
    const text = page.blocks[blockOfLine({ line })]?.text ?? "";
    if (
      NO_TITLE.test(title) ||
      (doubts.includes("no_time") && doubts.includes("year_guessed") && !DAY_IN_WORDS.test(text))
    )
      return false;
    if (doubts.includes("no_time") && isNews(text)) return false;
    const isPast = (endDay ?? day) < today.day || (day === today.day && (endTime ?? time ?? "24") < today.time);
    if (isPast && doubts.includes("no_time")) return false;
    return (
      !isPast || (` ${folded(text)} `.includes(` ${folded(title)} `) && !isProse(text) && !TELLS_OF_THE_PAST.test(text))
    );
  });
  const [only, ...more] = events;
  const heading = only && more.length === 0 ? headingOf(page.blocks, blockOfLine(only), only.title) : null;
  const inLines = events.map((event) =>
    ofPage({ ...withLine(event), ...(heading !== null && { title: heading }) }, blockOfLine(event), page),
  );
  const inGrids = gridEvents(page.blocks, now).map(({ event, block }) => ({
    event: ofPage(event, block, page),
    block,
  }));
  const blockInGrid = new Map(inGrids.map(({ event, block }) => [event, block]));
  return {
    events: [...inLines, ...inGrids.map(({ event }) => event)],
    notUnderstood: reading.notUnderstood,
    blockOf: (event) => blockInGrid.get(event) ?? blockOfLine(event),
  };
}

const ofPage = (
  event: UnderstoodEvent,
  block: number,
  { blocks, base, programs }: Pick<PageParts, "blocks" | "base" | "programs">,
): PageEvent => ({
  ...event,
  url: webAddress(event.url, base) ?? linkOfTitle(blocks, block, event.title, base),
  source: programs.includes("cornerstone") ? "cornerstone" : "text",
  id: null,
  other: null,
  isOnline: false,
  isSoldOut: false,
});

/** Lines around an event's in which its title may stand. */
const NEAR = 6;
const MAP_OR_SHARE =
  /^#|(?:^|[/.])maps?[./]|\/maps?(?:[/?]|$)|kart\.|goo\.gl|sharer|\/share\?|calendar\.google|\.ics(?:$|\?)|[?&]ical=/i;

function linkOfTitle(blocks: readonly PageBlock[], at: number, title: string, base: string | null): string | null {
  const plain = ` ${folded(title)} `;
  for (let step = 0; step <= NEAR; step++)
    for (const index of step === 0 ? [at] : [at - step, at + step]) {
      const block = blocks[index];
      if (!block || !` ${folded(block.text)} `.includes(plain)) continue;
      return block.link === null || MAP_OR_SHARE.test(block.link) ? null : webAddress(block.link, base);
    }
  return null;
}
