import { decodePage } from "~/domain/intake/page/page-bytes";
import { identified } from "~/domain/calendars/page-reading";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import type { IntakeReading } from "../../intake/understand-intake";
import type { PageBody } from "../../pages/read-page-parts";

/**
 * Google Sheets: one sheet as CSV, in UTF-8, with what the cells show.
 *
 * Traps: cells hold what is shown, so a day may stand without its year, and a clock as 19.00, 19:00 or 7:00 PM. A row has no
 * id: title and place stand for one, and the day.
 */
export function sheetReading({ bytes, contentType }: PageBody, now: Date): IntakeReading {
  const { events, notUnderstood } = readProgramme(decodePage(bytes, contentType), now);
  return {
    kind: "table",
    title: null,
    events: identified(events.map((event) => ({ ...event, source: "google-sheets" }))),
    notUnderstood,
    isCut: false,
    feeds: [],
  };
}
