import { favoritesMessages } from "~/i18n/favorites";
import { useMessages } from "~/i18n/use-messages";
import type { SavedKind } from "./use-favorites";

/** Takes something out of the account's favourites where no script does. */
export function RemovalForm({ kind, id, title }: { kind: SavedKind; id: string; title: string }) {
  const m = useMessages(favoritesMessages);
  return (
    <noscript>
      <form method="post" action="/favorites">
        <input type="hidden" name={`remove_${kind}`} value={id} />
        <button type="submit" aria-label={`${m.remove}: ${title}`} className="min-h-11 px-3 font-semibold underline">
          {m.remove}
        </button>
      </form>
    </noscript>
  );
}
