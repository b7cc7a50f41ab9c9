import { dayOf } from "~/domain/time/wall-clock";
import { readProgramme } from "../programme/read-programme";
import type { NotUnderstood } from "../understood";
import { folded } from "./folded";
import type { PageEvent } from "./page-event";
import { pageLines } from "./page-lines";
import type { PageParts } from "./page-parts";
import { webAddress } from "./web-address";

/** What no event is called. */
const NO_TITLE =
  /^(?:nyhet(?:er|ar)?|aktuelt|kalender(?:en)?|arrangement(?:er)?|program(?:met)?|siste nytt|hjem|heim|forside(?:n)?|kontakt(?: oss)?|om oss|meny|søk|facebook|instagram|les mer.*|vis mer|last ned.*|artikkel|innlegg|blogg?|menighetsblad(?:et)?|kyrkjeblad(?:et)?|news|events?|calendar|home)$/i;

export interface TextReading {
  events: PageEvent[];
  notUnderstood: NotUnderstood[];
}

/**
 * Reads a page without structured data as a programme. Stricter than with a pasted text, as a page says much more: what
 * is past counts only where its line has its title as well, since news are dated so.
 */
export function understandText(page: Pick<PageParts, "blocks" | "groups" | "base">, now: Date): TextReading {
  const lines = pageLines(page);
  const reading = readProgramme(lines.text, now);
  const today = dayOf(now);
  const blockOf = (line: number) => page.blocks[lines.blocks[line - 1] ?? -1];
  const events = reading.events.filter(({ title, day, endDay, line }) => {
    if (NO_TITLE.test(title)) return false;
    const isPast = (endDay ?? day) < today;
    return !isPast || ` ${folded(blockOf(line)?.text ?? "")} `.includes(` ${folded(title)} `);
  });
  return {
    events: events.map((event) => ({
      ...event,
      url: webAddress(event.url, page.base),
      source: "text",
      id: null,
      other: null,
      isOnline: false,
      isSoldOut: false,
    })),
    notUnderstood: reading.notUnderstood,
  };
}
