import { heartMessages } from "#messages/hearts";
import { useMessages } from "~/i18n/use-messages";
import type { SavedKind } from "./device-favorites";

interface Props {
  change: "add" | "remove";
  kind: SavedKind;
  id: string;
  title: string;
}

/** Puts something into the account's favourites, or takes it out, where no script does. */
export function PlainHeart({ change, kind, id, title }: Props) {
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
