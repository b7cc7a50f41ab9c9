import { useEffect } from "react";
import { fetchForLater } from "~/components/favorites/load-favorites";
import { useFavorites, useFollows, useIsInAccount } from "~/components/favorites/use-favorites";
import { useDeviceSearches } from "~/components/letters/device-searches";
import { useStoredAround } from "~/components/location/device-location";
import { useLocale } from "~/i18n/use-messages";
import { isSavingData } from "~/network/saving-data";
import { tellWorker } from "~/network/service-worker";
import { useOnline } from "./use-online";

/** A page has time for itself first, and several presses in a row are one change. */
const AFTER_MS = 2000;

/** The cookies that pages look different by. */
const LOOK = /samling_(?:preferences|look)=[^;]*/g;

/** Whenever what is saved or followed changes, or there is a network again. */
export function useKeptPages(): void {
  const language = useLocale();
  const isOnline = useOnline();
  const { ids: events } = useFavorites();
  const { ids: organizers } = useFollows();
  const isInAccount = useIsInAccount();
  const searches = useDeviceSearches();
  const around = useStoredAround();
  useEffect(() => {
    const look = (document.cookie.match(LOOK) ?? []).sort().join(";");
    const keep = () => {
      void tellWorker({ kind: "keep", language, look, events, organizers, searches, around });
      if (isOnline && !isSavingData()) void fetchForLater(events, organizers, isInAccount).catch(() => undefined);
    };
    const timer = setTimeout(keep, AFTER_MS);
    return () => clearTimeout(timer);
  }, [language, isOnline, isInAccount, events, organizers, searches, around]);
}
