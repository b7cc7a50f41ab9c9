import { useLocation, useRevalidator } from "@remix-run/react";
import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { offlineMessages } from "#messages/offline";
import { useRootData } from "~/components/layout/use-root-data";
import { useShownAsOf } from "~/components/layout/use-viewer";
import { keptKind } from "~/domain/offline/kept-pages";
import { DEFAULT_PREFERENCES } from "~/domain/site/locales";
import { useMessages } from "~/i18n/use-messages";
import { asOf } from "./as-of";
import { useOnline } from "./use-online";

const PRESS = "min-h-11 rounded-inner px-2 font-semibold underline decoration-2 underline-offset-4";

/** Pixels below which the page's own bar is out of sight. */
const BELOW_BAR = 100;

/** On a scrolled page the band lies over the content, so that nothing moves under a finger. */
function useIsScrolled(isShown: boolean): boolean {
  const [isScrolled, setScrolled] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  // While it is drawn: once it stands in the page, the browser has moved the rest.
  if (isShown !== wasShown) {
    setWasShown(isShown);
    setScrolled(isShown && window.scrollY > BELOW_BAR);
  }
  useEffect(() => {
    const look = () => window.scrollY <= BELOW_BAR && setScrolled(false);
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return isScrolled;
}

export function OfflineBand() {
  const m = useMessages(offlineMessages);
  const { timeFormat } = useRootData()?.preferences ?? DEFAULT_PREFERENCES;
  const shownAsOf = useShownAsOf();
  const { pathname } = useLocation();
  const isFrame = keptKind(new URL(pathname, "https://page.invalid")) === "frame";
  const isOnline = useOnline();
  const { revalidate } = useRevalidator();
  const texts = [
    !isOnline && m.page.title,
    isOnline && shownAsOf !== null && m.band.noContact,
    shownAsOf !== null && !isFrame && m.band.shownAsOf(asOf(shownAsOf, Date.now(), m, timeFormat)),
    !isOnline && (shownAsOf === null || isFrame) && m.band.keptWorks,
  ].filter((text) => text !== false);
  const isOver = useIsScrolled(texts.length > 0);
  return (
    <div role="status" data-offline-band>
      {texts.length > 0 && (
        <div
          className={`flex min-h-11 flex-wrap items-center gap-x-3 bg-ink px-5 text-note text-paper lg:px-8 print:hidden ${isOver ? "fixed inset-x-0 top-0 z-40" : ""}`}
        >
          <CloudOff aria-hidden="true" className="icon-text" />
          <p className="min-w-0 flex-1 py-2">{texts.join(" · ")}</p>
          {isOnline && shownAsOf !== null && (
            <button type="button" onClick={() => revalidate()} className={PRESS}>
              {m.band.again}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
