import type { ReactNode } from "react";
import { paperMessages } from "#messages/paper";
import type { Locale } from "~/domain/site/locales";
import type { WholeDocument } from "~/http/documents";
import type { PaperProblem } from "~/http/paper";
import { messagesIn } from "~/i18n/messages-in";
import styles from "~/styles/paper.css?inline";
import type { MonthSheetView } from "~/views/paper/month";
import type { PosterView } from "~/views/paper/poster";
import type { SheetView } from "~/views/paper/sheet";
import type { WeekSheetView } from "~/views/paper/week";
import fitSheets from "~/components/paper/fit-sheets.js?raw";
import { MonthSheet } from "./month-sheet";
import { Poster } from "./poster";
import { renderDocument } from "./render-document.server";
import { NoPaper } from "./sheet-page";
import { WeekSheet } from "./week-sheet";

/** The papers' sizes, for the printer. Without margins, a browser prints neither its date nor the address. */
const PAGE_SIZES = {
  A3: "A3",
  A4: "A4",
  A5: "A5",
  "2xA5": "A4 landscape",
  "A4-landscape": "A4 landscape",
};

/** Returns a poster's document. */
export const renderPoster = (view: PosterView): Promise<WholeDocument> => renderSheet(view, <Poster view={view} />);

/** Returns the document of an organizer's week. */
export const renderWeek = (view: WeekSheetView): Promise<WholeDocument> => renderSheet(view, <WeekSheet view={view} />);

/** Returns the document of an organizer's month. */
export const renderMonth = (view: MonthSheetView): Promise<WholeDocument> =>
  renderSheet(view, <MonthSheet view={view} />);

/** Returns a document that says why there is no sheet. */
export function renderPaperProblem(
  problem: PaperProblem,
  { locale, appUrl }: { locale: Locale; appUrl: string },
): Promise<WholeDocument> {
  const m = messagesIn(paperMessages, locale);
  const text = typeof problem === "object" ? m.wrongAddress(problem.wrong) : m[problem];
  return renderDocument(
    { locale, title: text, theme: "light", css: styles, script: "" },
    <NoPaper text={text} appUrl={appUrl} />,
  );
}

const renderSheet = ({ locale, title, paper }: SheetView, children: ReactNode) =>
  renderDocument(
    { locale, title, theme: "light", css: `${styles}@page{size:${PAGE_SIZES[paper]};margin:0}`, script: fitSheets },
    children,
  );
