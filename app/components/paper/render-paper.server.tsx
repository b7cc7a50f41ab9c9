import type { ReactNode } from "react";
import { paperMessages } from "#messages/paper";
import { EmbedDocument } from "~/components/embeds/embed-page";
import fitSheets from "~/components/paper/fit-sheets.js?raw";
import runScreen from "~/components/paper/run-screen.js?raw";
import type { Locale } from "~/domain/site/locales";
import type { WholeDocument } from "~/http/documents";
import type { PaperProblem } from "~/http/paper";
import { renderHtml } from "~/http/render-html";
import { messagesIn } from "~/i18n/messages-in";
import { LocaleProvider } from "~/i18n/use-messages";
import styles from "~/styles/paper.css?inline";
import screenStyles from "~/styles/screen.css?inline";
import type { MonthSheetView } from "~/views/paper/month";
import type { PosterView } from "~/views/paper/poster";
import type { ScreenView } from "~/views/paper/screen";
import type { SheetView } from "~/views/paper/sheet";
import type { WeekSheetView } from "~/views/paper/week";
import { FoyerScreen } from "./foyer-screen";
import { MonthSheet } from "./month-sheet";
import { Poster } from "./poster";
import { NoPaper } from "./sheet-page";
import { WeekSheet } from "./week-sheet";

/** For the printer. Without margins, a browser prints neither its date nor the address. */
const PAGE_SIZES = {
  A3: "A3",
  A4: "A4",
  A5: "A5",
  "2xA5": "A4 landscape",
  "A4-landscape": "A4 landscape",
};

export const renderPoster = (view: PosterView): Promise<WholeDocument> => renderSheet(view, <Poster view={view} />);

export const renderWeek = (view: WeekSheetView): Promise<WholeDocument> => renderSheet(view, <WeekSheet view={view} />);

export const renderMonth = (view: MonthSheetView): Promise<WholeDocument> =>
  renderSheet(view, <MonthSheet view={view} />);

export const renderScreen = (view: ScreenView): Promise<WholeDocument> =>
  renderDocument(
    {
      locale: view.locale,
      title: messagesIn(paperMessages, view.locale).screen(view.organizer),
      css: screenStyles,
      script: runScreen,
    },
    <FoyerScreen view={view} />,
  );

/** Becomes a screen when there is one: nobody stands beside it. */
export const renderScreenProblem = (problem: PaperProblem, options: ProblemOptions): Promise<WholeDocument> =>
  renderPaperProblem(problem, options, runScreen);

interface ProblemOptions {
  locale: Locale;
  appUrl: string;
}

export function renderPaperProblem(
  problem: PaperProblem,
  { locale, appUrl }: ProblemOptions,
  script = "",
): Promise<WholeDocument> {
  const m = messagesIn(paperMessages, locale);
  const text = typeof problem === "object" ? m.wrongAddress(problem.wrong) : m[problem];
  return renderDocument({ locale, title: text, css: styles, script }, <NoPaper text={text} appUrl={appUrl} />);
}

const renderSheet = ({ locale, title, paper }: SheetView, children: ReactNode) =>
  renderDocument(
    { locale, title, css: `${styles}@page{size:${PAGE_SIZES[paper]};margin:0}`, script: fitSheets },
    children,
  );

interface Options {
  locale: Locale;
  title: string;
  css: string;
  script: string;
}

/** Paper and screens take their letters late, too. */
const OF_PAGES = /(?<=font-display: ?)optional/g;

async function renderDocument({ script, ...options }: Options, children: ReactNode): Promise<WholeDocument> {
  const { locale, title } = options;
  const css = options.css.replaceAll(OF_PAGES, "swap");
  const html = await renderHtml(
    <LocaleProvider value={locale}>
      <EmbedDocument title={title} theme="light" css={css} script={script} head={<link rel="icon" href="/icon.svg" />}>
        {children}
      </EmbedDocument>
    </LocaleProvider>,
  );
  return { html, css, script };
}
