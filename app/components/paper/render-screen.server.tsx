import { paperMessages } from "#messages/paper";
import { screenMessages } from "#messages/screen";
import type { Locale } from "~/domain/site/locales";
import type { WholeDocument } from "~/http/documents";
import type { PaperProblem } from "~/http/paper";
import { messagesIn } from "~/i18n/messages-in";
import styles from "~/styles/screen.css?inline";
import type { ScreenView } from "~/views/paper/screen";
import awaitScreen from "~/components/paper/await-screen.js?raw";
import { FoyerScreen, NoScreen } from "./foyer-screen";
import { renderDocument } from "./render-document.server";
import { renderPaperProblem } from "./render-paper.server";
import runScreen from "~/components/paper/run-screen.js?raw";

/** Seconds after which a device that runs no scripts fetches the page again. */
const WITHOUT_SCRIPTS_SECONDS = 300;

const FETCHED_AGAIN = (
  <noscript>
    <meta httpEquiv="refresh" content={String(WITHOUT_SCRIPTS_SECONDS)} />
  </noscript>
);

/** Returns the document of a screen in the foyer. */
export const renderScreen = (view: ScreenView): Promise<WholeDocument> =>
  renderDocument(
    {
      locale: view.locale,
      title: messagesIn(screenMessages, view.locale).title(view.organizer),
      theme: "light",
      css: styles,
      script: runScreen,
      head: FETCHED_AGAIN,
    },
    <FoyerScreen view={view} />,
  );

/** Returns a document that says why there is no screen. It goes on by itself when there is one: nobody stands beside it. */
export function renderScreenProblem(
  problem: PaperProblem,
  address: { locale: Locale; appUrl: string },
): Promise<WholeDocument> {
  if (typeof problem === "object") return renderPaperProblem(problem, address);
  const { locale } = address;
  const title = messagesIn(paperMessages, locale)[problem];
  return renderDocument(
    { locale, title, theme: "light", css: styles, script: awaitScreen, head: FETCHED_AGAIN },
    <NoScreen text={messagesIn(screenMessages, locale)[problem]} />,
  );
}
