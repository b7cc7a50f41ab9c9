import { feedMessages } from "#messages/feeds";
import { homeMessages } from "#messages/home";
import { subscribeMessages } from "#messages/subscribe";
import { OUTLOOK_AT_HOME, OUTLOOK_AT_WORK } from "~/domain/calendars/add-addresses";
import { CONTENT_LOCALE, type Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import type { PlacedFeed } from "~/models/events/find-feed";
import type { FeedParameters } from "~/schemas/search/events";
import {
  feedAddress,
  followedText,
  given,
  searchAddress,
  subscribeAddress,
  withQuery,
} from "~/views/addresses/feed-address";
import { subscribeHead } from "~/views/site/head";
import { viewFeedSubject } from "./feed";

export type CalendarProgram = keyof typeof subscribeMessages.ways;

export type SubscribeView = ReturnType<typeof viewSubscribe>;

/**
 * The address goes to other companies: a reader's own position becomes the nearest place, or that of the map's part.
 */
export function viewSubscribe(
  placed: PlacedFeed,
  asked: FeedParameters,
  { locale, appUrl }: { locale: Locale; appUrl: string },
) {
  const search = nearPlace({ ...asked, lang: locale }, placed.center?.name ?? null);
  const what = viewFeedSubject(placed, search);
  const address = appUrl + feedAddress("ics", search);
  const webcal = address.replace(/^https?:/, "webcal:");
  const outlookOf = (outlook: string) => withQuery(`${outlook}/addfromweb`, given({ url: address, name: what }));
  const m = messagesIn(subscribeMessages, locale);
  return {
    what,
    links: {
      apple: webcal,
      google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
      outlook: outlookOf(OUTLOOK_AT_HOME),
    },
    /** For accounts of workplaces and schools. */
    outlookAtWork: {
      name: messagesIn(feedMessages, locale).addTo.outlookAtWork,
      href: outlookOf(OUTLOOK_AT_WORK),
    },
    /** Absolute. */
    address,
    /** Named where no such place is found. */
    unknownPlace: placed.placeIsUnknown ? messagesIn(homeMessages, locale).placeUnknown(asked.near ?? "") : null,
    /** Null for a congregation, followed on its own page, and for everything. */
    followed: placed.organizer ? null : followedText(search) || null,
    rss: appUrl + feedAddress("rss", search),
    json: appUrl + feedAddress("json", search),
    backTo: placed.organizer ? `/organizer/${placed.organizer.id}` : searchAddress(asked),
    head: subscribeHead({
      title: `${m.title}: ${what}`,
      description: m.intro(what),
      path: subscribeAddress({ ...search, lang: CONTENT_LOCALE }),
      locale,
      appUrl,
    }),
  };
}

function nearPlace(search: FeedParameters, place: string | null): FeedParameters {
  if (search.lat === undefined) return search;
  const { lat: _lat, lng: _lng, ...others } = search;
  if (search.bbox) return others;
  return place === null ? search : { ...others, near: place };
}
