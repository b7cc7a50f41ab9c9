import type { PrintedEvent } from "~/domain/intake/printed-event";

const clock = (moment: string) => moment.slice(0, 16).replace("T", " ");

/** Events as the cases of pages write them: "json-ld 2026-09-06 11:00–12:30 Gudstjeneste @ Kirka (zone_claimed)". */
export const shownLines = (events: readonly PrintedEvent[]): string[] =>
  events.map(({ source, start, end, title, place, address, why }) => {
    const day = start.slice(0, 10);
    const until = end === null ? "" : `–${end.startsWith(day) ? clock(end).slice(11) : clock(end)}`;
    const where = [place, address].filter(Boolean).join(", ");
    return `${source} ${clock(start)}${until} ${title}${where && ` @ ${where}`}${why.length > 0 ? ` (${why.join(", ")})` : ""}`;
  });
