import type { Bounds } from "~/domain/places/position";
import { DEFAULT_RADIUS_KM } from "~/domain/search/limits";
import { CONTENT_LOCALE, type Locale } from "~/domain/site/locales";
import type { FeedParameters } from "~/schemas/search/events";

export const FEED_FORMATS = ["ics", "rss", "json"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** As `link rel="alternate"` names them. */
export const FEED_TYPES: Record<FeedFormat, string> = {
  ics: "text/calendar",
  rss: "application/rss+xml",
  json: "application/feed+json",
};

type Pair = [name: string, value: string];

export type FeedSearch = FeedParameters;

const EVERYTHING = { q: "", type: [], fact: [], family: [], language: [] };

export const organizerFeed = (organizer_id: string, lang: Locale): FeedSearch => ({
  ...EVERYTHING,
  organizer_id,
  lang,
});

/** Without days, which would pass. Empty for everything. */
export const followedText = ({ from: _from, to: _to, ...search }: FeedSearch): string =>
  new URLSearchParams(feedQuery({ ...search, lang: CONTENT_LOCALE })).toString();

export const followedAs = (wanted: Partial<Pick<FeedSearch, "type" | "near" | "radius_km">>): string =>
  followedText({ ...EVERYTHING, lang: CONTENT_LOCALE, ...wanted });

/** In one order, without parameters that change nothing. */
export const feedAddress = (format: FeedFormat, search: FeedSearch): string =>
  withQuery(`/feeds/events.${format}`, feedQuery(search));

export const subscribeAddress = (search: FeedSearch): string =>
  withQuery("/abonner", [...typedQuery(search), ...ownFields(search)]);

export const searchAddress = (search: FeedSearch): string => withQuery("/", typedQuery(search));

/** On pages words are read, unless they are to be taken exactly. */
const typedQuery = (search: FeedSearch): Pair[] => [
  ...searchQuery({ ...search, q: search.ask ?? search.q }),
  ...given({ exact: search.ask ? undefined : search.q || undefined }),
];

const ownFields = ({ organizer_id, lang }: FeedSearch): Pair[] => [...given({ organizer_id }), ...languageField(lang)];

/** What the front page searches for, as a feed of it is asked for. */
export const feedOfSearch = <Search extends { q: string; exact?: string | undefined }>({
  q,
  exact,
  ...search
}: Search) => (q === "" || exact === q ? { ...search, q } : { ...search, q: "", ask: q });

export const feedQuery = (search: FeedSearch): Pair[] => [
  ...given({ ask: search.ask }),
  ...searchQuery(search),
  ...ownFields(search),
];

function searchQuery({
  ask,
  q,
  type,
  fact,
  family,
  language,
  near,
  lat,
  lng,
  radius_km,
  bbox,
  when,
  from,
  to,
  weekday = [],
}: FeedSearch): Pair[] {
  const isNear = near !== undefined || lat !== undefined;
  const usual = ask || !isNear ? undefined : DEFAULT_RADIUS_KM;
  const lists = Object.entries({ type, fact, family, language, weekday }).flatMap(([name, values]) =>
    [...values].sort().map((value) => [name, value] as Pair),
  );
  return [
    ...given({ q: q || undefined, near, lat, lng, radius_km: ask || isNear ? (radius_km ?? usual) : undefined }),
    ...lists,
    ...given({ bbox: bbox && boxText(bbox), when, from, to }),
  ];
}

/** Rounded already. Not formatBounds(): by it, pages that follow would share a file with the map. */
const boxText = ({ west, south, east, north }: Bounds) => [west, south, east, north].join(",");

/** None for the language that addresses have by themselves. */
export const languageField = (lang: Locale): Pair[] => (lang === CONTENT_LOCALE ? [] : [["lang", lang]]);

export const given = (fields: Record<string, string | number | undefined>): Pair[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

export const withQuery = (path: string, query: Pair[]) =>
  query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;
