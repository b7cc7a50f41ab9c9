import { offlineMessages } from "#messages/offline";
import { useRootData } from "~/components/layout/use-root-data";
import { DEFAULT_PREFERENCES } from "~/domain/site/locales";
import { useMessages } from "~/i18n/use-messages";
import { asOf } from "./as-of";

/** Below favourites that come from the device. */
export function KeptNote({ of: { at, unseen } }: { of: { at: number; unseen: number } }) {
  const m = useMessages(offlineMessages);
  const { timeFormat } = useRootData()?.preferences ?? DEFAULT_PREFERENCES;
  return (
    <p className="mt-4 text-note text-ink-soft">
      {m.band.shownAsOf(asOf(at, Date.now(), m, timeFormat))}
      {unseen > 0 && `. ${m.favorites.later(unseen)}`}
    </p>
  );
}
