import { useLocation } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { offlineMessages } from "#messages/offline";
import { forgetFavorites } from "~/components/favorites/kept-favorites";
import { fetchForLater } from "~/components/favorites/load-favorites";
import { forgetAccount, rememberAccount, rememberSaved } from "~/components/favorites/remembered-account";
import { useFavorites, useFollows, useIsInAccount } from "~/components/favorites/use-favorites";
import { useRootData } from "~/components/layout/use-root-data";
import { useShownAsOf, useViewer } from "~/components/layout/use-viewer";
import { useDeviceSearches } from "~/components/letters/device-searches";
import { useStoredAround } from "~/components/location/device-location";
import { EnglishOffer } from "~/components/settings/english-offer";
import { Button } from "~/components/ui/button";
import { useLocale, useMessages } from "~/i18n/use-messages";
import { isSavingData } from "~/network/saving-data";
import { tellWorker } from "~/network/service-worker";
import {
  countVisit,
  hasOffer,
  isByHand,
  isInstalled,
  noteHinted,
  takeOffer,
  watchForOffer,
  watchOffer,
} from "./install-prompt";
import { OfflineBand } from "./offline-band";
import { useOnline } from "./use-online";

/** Where people look around: none with a form. */
const LOOKING = /^\/(?:helgen|organizations|favorites|event\/[\w-]+|organizer\/[\w-]+)?$/;

/** Shown once, from the third visit on. */
function InstallHint() {
  const m = useMessages(offlineMessages).install;
  const { pathname } = useLocation();
  const isOffered = useSyncExternalStore(watchOffer, hasOffer, () => false);
  const [state, setState] = useState<"none" | "due" | "shown" | "over">("none");
  const canBe = (isOffered || isByHand()) && LOOKING.test(pathname);

  useEffect(() => {
    if (!isInstalled() && countVisit(Date.now())) setState("due");
  }, []);
  useEffect(() => {
    if (state !== "due" || !canBe) return;
    noteHinted();
    setState("shown");
  }, [state, canBe]);

  if (state !== "shown" || !LOOKING.test(pathname)) return null;
  const close = () => setState("over");
  return (
    <section
      aria-labelledby="install"
      className="mx-auto mt-3 flex max-w-[1180px] flex-wrap items-center gap-x-4 gap-y-2 px-5 lg:px-8 print:hidden"
    >
      <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-fjord-tint py-3 pr-3 pl-4">
        <div className="min-w-0 flex-1 basis-48">
          <h2 id="install" className="font-sans text-body font-semibold tracking-normal">
            {m.title}
          </h2>
          <p className="text-note text-ink-soft">{isOffered ? m.hint : `${m.hint} ${m.onIphone}`}</p>
        </div>
        {isOffered && (
          <Button
            onClick={() => {
              close();
              void takeOffer();
            }}
          >
            {m.add}
          </Button>
        )}
        <Button kind="quiet" onClick={close}>
          {isOffered ? m.no : m.close}
        </Button>
      </div>
    </section>
  );
}

/** A page has time for itself first, and several presses in a row are one change. */
const AFTER_MS = 2000;

/** The cookies that pages look different by. */
const LOOK = /samling_(?:preferences|look)=[^;]*/g;

/** Whenever what is saved or followed changes, or there is a network again. */
function useKeptPages(): void {
  const language = useLocale();
  const isOnline = useOnline();
  const { ids: events } = useFavorites();
  const { ids: organizers } = useFollows();
  const isInAccount = useIsInAccount();
  const searches = useDeviceSearches();
  const around = useStoredAround();
  const savesInAccount = useViewer()?.savesInAccount ?? false;
  useEffect(() => {
    if (savesInAccount !== isInAccount) return; // The account's lists are not here: what is kept of them stays.
    const look = (document.cookie.match(LOOK) ?? []).sort().join(";");
    const keep = () => {
      void tellWorker({ kind: "keep", language, look, events, organizers, searches, around });
      if (isOnline && !isSavingData()) void fetchForLater(events, organizers, isInAccount).catch(() => undefined);
    };
    const timer = setTimeout(keep, AFTER_MS);
    return () => clearTimeout(timer);
  }, [language, isOnline, savesInAccount, isInAccount, events, organizers, searches, around]);
}

/** For as long as the account is signed in on this device. */
function useKeptAccount(): void {
  const root = useRootData();
  const isLive = useShownAsOf() === null && root !== undefined;
  const isInAccount = useIsInAccount();
  const { ids: event } = useFavorites();
  const { ids: organizer } = useFollows();
  const viewer = root?.viewer ?? null;
  const account = JSON.stringify(viewer);

  useEffect(() => {
    if (!isLive) return;
    const known = JSON.parse(account) as typeof viewer;
    if (known) return rememberAccount(known);
    forgetAccount();
    forgetFavorites({ all: false });
  }, [isLive, account]);

  useEffect(() => {
    if (isLive) rememberSaved();
  }, [isLive, isInAccount, account, event, organizer]);
}

watchForOffer();

/** Loaded once the page is alive, and drawn below its skip link. */
export function OfflineParts() {
  useKeptAccount();
  useKeptPages();
  const { pathname } = useLocation();
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector("[data-notices]")), [pathname]);
  if (!place) return null;
  return createPortal(
    <>
      <OfflineBand />
      <InstallHint />
      <EnglishOffer />
    </>,
    place,
  );
}
