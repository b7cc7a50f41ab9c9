import { heartMessages } from "#messages/hearts";
import { useMessages } from "~/i18n/use-messages";
import type { SavedKind } from "./device-favorites";

interface Props {
  change: "add" | "remove";
  kind: SavedKind;
  id: string;
  title: string;
}

/** Without scripts; the favourite is the account's. */
export function PlainFavoriteButton({ change, kind, id, title }: Props) {
  const m = useMessages(heartMessages);
  const label = change === "add" ? m.save[kind] : m.remove;
  return (
    <noscript>
      <form method="post" action="/favorites">
        <input type="hidden" name={`${change}_${kind}`} value={id} />
        <button type="submit" aria-label={`${label}: ${title}`} className="min-h-11 px-3 font-semibold underline">
          {label}
        </button>
      </form>
    </noscript>
  );
}
