import { Heart } from "lucide-react";
import { useState } from "react";
import { heartMessages } from "#messages/hearts";
import { buttonStyle } from "~/components/ui/button";
import { NAMED_ICON } from "~/components/ui/named-icon";
import { useMessages } from "~/i18n/use-messages";
import { tellCounted } from "~/network/tell-counted";
import type { SavedKind } from "./device-favorites";
import { savedLists } from "./saved-lists";
import { useIsSaved } from "./use-favorites";

interface Props {
  id: string;
  title: string;
  kind: SavedKind;
  variant: "icon" | "wide" | "quiet" | "named";
  /** It stands among the saved ones on a page whose list is still loading. */
  isListed?: boolean;
  onToggle?: (isOn: boolean) => void;
  /** A press was undone because it could not be stored. */
  onRefused?: () => void;
}

const ROUND =
  "relative grid size-11 place-items-center rounded-full bg-surface/90 text-ink transition-colors hover:bg-surface noscript:hidden";

/** Not shown without scripts, because it needs the browser's storage. */
export function FavoriteButton({ id, title, kind, variant, isListed = false, onToggle, onRefused }: Props) {
  const m = useMessages(heartMessages);
  const [glows, setGlows] = useState(0);
  const isOn = useIsSaved(kind, id) || isListed;
  const press = () => {
    if (!isOn) {
      setGlows((count) => count + 1);
      tellCounted("favorites", `/${kind}/${id}`);
    }
    savedLists[kind].change({ [isOn ? "remove" : "add"]: [id], onRefused });
    onToggle?.(!isOn);
  };
  const isWide = variant !== "icon";
  return (
    <button
      type="button"
      onClick={press}
      aria-pressed={isOn}
      aria-label={isWide && isOn ? `${m.saved[kind]}: ${title}` : m.saveNamed[kind](title)}
      className={
        variant === "icon"
          ? ROUND
          : variant === "named"
            ? `${NAMED_ICON} noscript:hidden`
            : buttonStyle(isOn || variant === "quiet" ? "quiet" : "primary", "relative noscript:hidden")
      }
    >
      <span className="relative grid place-items-center">
        {isOn && glows > 0 && <span key={glows} aria-hidden="true" className="candle-glow" />}
        <Heart
          aria-hidden="true"
          className={`relative ${isOn ? "fill-heart text-heart" : ""} ${isOn && glows > 0 ? "animate-heart-lit" : ""}`}
        />
      </span>
      {isWide && (isOn ? m.saved[kind] : m.save[kind])}
    </button>
  );
}
