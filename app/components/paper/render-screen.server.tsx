import { screenMessages } from "#messages/screen";
import type { WholeDocument } from "~/http/documents";
import { messagesIn } from "~/i18n/messages-in";
import styles from "~/styles/screen.css?inline";
import type { ScreenView } from "~/views/paper/screen";
import { renderDocument } from "./render-document.server";
import runScreen from "./run-screen.js?raw";
import { FoyerScreen } from "./foyer-screen";

/** Seconds after which a device that runs no scripts fetches the page again. */
const WITHOUT_SCRIPTS_SECONDS = 300;

/** Returns the document of a screen in the foyer. */
export const renderScreen = (view: ScreenView): Promise<WholeDocument> =>
  renderDocument(
    {
      locale: view.locale,
      title: messagesIn(screenMessages, view.locale).title(view.organizer),
      theme: "light",
      css: styles,
      script: runScreen,
      head: (
        <noscript>
          <meta httpEquiv="refresh" content={String(WITHOUT_SCRIPTS_SECONDS)} />
        </noscript>
      ),
    },
    <FoyerScreen view={view} />,
  );
