import { MapPin, MapPinOff } from "lucide-react";
import { useState } from "react";
import { addressFieldMessages } from "#messages/address-field";
import { geocode } from "~/components/map/geocode";
import { Button } from "~/components/ui/button";
import type { Position } from "~/domain/places/position";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  hasPin: boolean;
  /** Most exact first: the address with its town, then the town. */
  hints: () => string[];
  onPlace: (position: Position | null) => void;
}

/** Sets a pin near a place of unknown address, for the person to move. */
export function PlaceByHand({ hasPin, hints, onPlace }: Props) {
  const m = useMessages(addressFieldMessages);
  const [state, setState] = useState<"idle" | "asking" | "unknown">("idle");
  const Icon = hasPin ? MapPinOff : MapPin;

  const toggle = async () => {
    if (hasPin) return onPlace(null);
    setState("asking");
    const position = await firstPlace(hints());
    setState(position ? "idle" : "unknown");
    if (position) onPlace(position);
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button kind="quiet" aria-disabled={state === "asking"} onClick={() => state !== "asking" && void toggle()}>
        <Icon aria-hidden="true" className="icon-text" />
        {hasPin ? m.removePin : m.placePin}
      </Button>
      <p role="status" className="text-note text-ink-soft">
        {state === "asking" && m.looking}
        {state === "unknown" && !hasPin && m.townFirst}
      </p>
    </div>
  );
}

async function firstPlace(hints: string[]): Promise<Position | null> {
  for (const hint of hints) {
    const position = await geocode(hint);
    if (position) return position;
  }
  return null;
}
