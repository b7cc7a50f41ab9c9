import { homeMessages } from "#messages/home";
import { useOwnPositionOfVisit } from "~/components/location/device-location";
import { useMessages } from "~/i18n/use-messages";
import type { SearchCenter as AroundView } from "~/views/search/home";

/**
 * What is searched around, as the device knows it: its own position of this visit, a place that was named, or some other
 * position ("here": of a link, a bookmark, an earlier visit) and the name of the place nearest to it.
 */
export type CenterChoice =
  { kind: "own" } | { kind: "here"; name: string | null } | { kind: "place"; name: string } | null;

export function useAround(around: AroundView | null): CenterChoice {
  const own = useOwnPositionOfVisit();
  if (around?.kind !== "position") return around;
  const { lat, lng } = around.position;
  return own?.lat === lat && own.lng === lng ? { kind: "own" } : { kind: "here", name: around.name };
}

/** What the distances are from, as it stands after one. */
export function useDistanceFrom(around: CenterChoice): string | null {
  const m = useMessages(homeMessages);
  if (around === null) return null;
  if (around.kind === "own") return m.fromYou;
  return m.from(around.kind === "place" ? around.name : m.thisPlace);
}
