import { claimMessages } from "#messages/claim";
import { commonMessages } from "#messages/common";
import { feedMessages } from "#messages/feeds";
import { homeMessages } from "#messages/home";
import { letterMessages } from "#messages/letters";
import { DEFAULT_RADIUS_KM } from "~/domain/search/limits";
import { messagesIn } from "~/i18n/messages-in";
import type { FoundFeed, PlacedFeed } from "~/models/events/find-feed";
import type { FeedParameters } from "~/schemas/search/events";
import { wantedWeekdays } from "~/schemas/search/fields";
import { feedAddress, type FeedFormat, searchAddress } from "~/views/addresses/feed-address";
import { viewChosenFacts } from "~/views/facts/chosen";

/** Addresses are absolute. */
export type FeedView = ReturnType<typeof viewFeed>;

export function viewFeed(
  { organizer, events, series, center }: FoundFeed,
  search: FeedParameters,
  { appUrl, format }: { appUrl: string; format: FeedFormat },
) {
  const what = viewFeedSubject({ organizer, center }, search);
  const title = organizer ? what : `${what} – ${commonMessages.siteName}`;
  return {
    /** "Konsert, nær Røros, i helgen – Samling", or the organizer's name. */
    title,
    description: [
      messagesIn(feedMessages, search.lang).description(title),
      ...(organizer?.is_kept === 0 ? [messagesIn(claimMessages, search.lang).notKept] : []),
    ].join(" "),
    homeAddress: appUrl + (organizer ? `/organizer/${organizer.id}` : searchAddress(search)),
    address: appUrl + feedAddress(format, search),
    locale: search.lang,
    /** Soonest first. */
    events,
    series,
  };
}

/** The organizer's name, or what is searched for. */
export const viewFeedSubject = (
  { organizer, center }: Pick<PlacedFeed, "organizer" | "center">,
  search: FeedParameters,
): string => organizer?.name ?? wordsOf(search, center?.name ?? null);

function wordsOf(search: FeedParameters, place: string | null): string {
  const m = messagesIn(feedMessages, search.lang);
  const { eventTypes } = messagesIn(commonMessages, search.lang);
  const { weekdays } = messagesIn(letterMessages, search.lang);
  const { thisPlace } = messagesIn(homeMessages, search.lang);
  const isNear = search.near !== undefined || search.lat !== undefined;
  const words = search.ask ?? search.q;
  const types = search.type.map((type) => eventTypes[type]);
  const parts = [
    types.length > 0 ? types.join(", ") : m.everything,
    ...(words ? [m.words(words)] : []),
    ...(search.bbox
      ? [m.partOfMap]
      : isNear
        ? [`${m.near(place ?? search.near ?? thisPlace)} (${m.within(search.radius_km ?? DEFAULT_RADIUS_KM)})`]
        : []),
    ...(search.when ? [m.spans[search.when]] : []),
    ...(wantedWeekdays(search) ?? []).flatMap((weekday) => weekdays[weekday] ?? []),
    ...viewChosenFacts(search, search.lang).map(({ text }) => text),
  ];
  return parts.join(", ");
}
