import { decodePage } from "~/domain/intake/page/page-bytes";
import { type IntakeReading, ofProgramme } from "../../intake/understand-intake";
import type { PageBody } from "../../pages/read-page-parts";

/**
 * Google Sheets: one sheet as CSV, in UTF-8, with what the cells show.
 *
 * Traps: cells hold what is shown, so a day may stand without its year, and a clock as 19.00, 19:00 or 7:00 PM. A row has no
 * id: title and place stand for one, and the day.
 */
export const sheetReading = ({ bytes, contentType }: PageBody, now: Date): IntakeReading =>
  ofProgramme(decodePage(bytes, contentType), { kind: "table", source: "google-sheets" }, now);
