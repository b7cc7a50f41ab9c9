import { homeMessages } from "#messages/home";
import { useOwnRoundedPosition } from "~/components/location/device-location";
import { useMessages } from "~/i18n/use-messages";
import type { SearchCenter } from "~/views/search/home";

/**
 * As the device knows it: a named place, or the nearest place's name with its own position or another one ("here": from
 * a link, a bookmark, an earlier visit).
 */
export type CenterChoice = { kind: "own" | "here"; name: string | null } | { kind: "place"; name: string } | null;

export function useCenterChoice(center: SearchCenter | null): CenterChoice {
  const own = useOwnRoundedPosition();
  if (center?.kind !== "position") return center;
  const { lat, lng } = center.position;
  return { kind: own?.lat === lat && own.lng === lng ? "own" : "here", name: center.name };
}

/** Null without a centre. */
export function useDistanceFrom(center: CenterChoice): string | null {
  const m = useMessages(homeMessages);
  if (center === null) return null;
  if (center.kind === "own") return m.fromYou;
  return m.from(center.kind === "place" ? center.name : m.thisPlace);
}
