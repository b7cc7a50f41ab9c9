import type { Position } from "~/domain/places/position";
import { foldText } from "~/domain/text/fold";
import { dayOf } from "~/domain/time/days-and-moments";
import { type FoldedTitle, foldTitle } from "./fold-title";
import { type FoldedPlace, foldPlace, type PlaceAlias, placeInTitle } from "./place-names";

export interface ComparableEvent {
  /** Its calendar or page; all that an organizer wrote by hand is one source. */
  source: string;
  organizerId: string;
  organizerName: string;
  title: string;
  start: Date;
  end: Date | null;
  isAllDay: boolean;
  place: string | null;
  city: string | null;
  position: Position | null;
  speaker: string | null;
  isOff?: boolean;
}

export interface DescribedEvent extends ComparableEvent {
  /** YYYY-MM-DD in Norway. */
  day: string;
  foldedTitle: FoldedTitle;
  foldedPlace: FoldedPlace | null;
  organizerWords: ReadonlySet<string>;
}

const wordsOf = (text: string): Set<string> => new Set(foldText(text).match(/[\p{L}\p{N}]+/gu));

const ORGANIZER_KINDS = /^(?:menighet|sokn|sogn|menigheten|kirkelig|fellesrad|den|norske|i|og|av)$/;

/** The place is an alias's, the event's own, or the one in its title. */
export function describeEvent(event: ComparableEvent, aliases: readonly PlaceAlias[] = []): DescribedEvent {
  const alias = aliases.find(({ source, name }) => source === event.source && name === event.place);
  const own = foldPlace(alias?.means ?? event.place, event.city);
  const named = own && own.proper.size > 0 ? null : foldPlace(placeInTitle(event.title), event.city);
  return {
    ...event,
    day: dayOf(event.start),
    foldedTitle: event.isOff ? { ...foldTitle(event.title), isCancelled: true } : foldTitle(event.title),
    foldedPlace: named ?? own,
    organizerWords: new Set([...wordsOf(event.organizerName)].filter((word) => !ORGANIZER_KINDS.test(word))),
  };
}

export const wordsSaid = ({ title, speaker }: ComparableEvent): Set<string> => wordsOf(`${title} ${speaker ?? ""}`);
