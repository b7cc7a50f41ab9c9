import type { EventCardRow } from "#db/queries/events/cards";
import type { EventDetailRow } from "#db/queries/events/page";
import type { OrganizerRecordRow } from "#db/queries/organizers/records";
import { commonMessages } from "#messages/common";
import { feastMessages } from "#messages/feasts";
import { homeMessages } from "#messages/home";
import { homeHeadMessages } from "#messages/home-head";
import { monthMessages } from "#messages/month";
import { weekendMessages } from "#messages/weekend";
import { eventImageOf, placeWithTown } from "~/domain/events/display";
import { addressInLanguage, languageLinks, type Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { feastPath } from "~/views/addresses/feast-address";
import { FEED_FORMATS, FEED_TYPES, feedAddress, type FeedSearch, organizerFeed } from "~/views/addresses/feed-address";
import { drawnOrganizer, type SharePicture, sharePicture } from "~/views/cards/card";
import { oembedAddress } from "~/views/embeds/address";
import { markedTitle, viewMarks } from "~/views/events/state";
import { shareCover } from "~/views/images/image";
import type { FeastView } from "~/views/search/feasts";
import type { SearchCenter } from "~/views/search/home";

/** As Remix expects it. */
export type PageHead = (
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | ReturnType<typeof languageLinks>[number]
  | { tagName: "link"; rel: "alternate"; type: string; title: string; href: string }
)[];

/** Addresses are absolute. */
interface HeadTexts {
  title: string;
  description: string;
  url: string;
  locale: Locale;
  image: string;
  picture?: SharePicture;
}

/** The same in every language. */
const { siteName } = commonMessages;

const DESCRIPTION_LENGTH = 160;

/** Wide enough for share cards. */
const IMAGE_WIDTH = 960;

const sized = (image: string) => `${image}?w=${IMAGE_WIDTH}`;

export function eventImage(event: EventCardRow): string {
  const image = eventImageOf(event);
  return image ? sized(image) : shareCover(event.event_type, event.id);
}

export function organizerImage({ id, cover_image_url }: OrganizerRecordRow): string {
  return cover_image_url ? sized(cover_image_url) : shareCover("service", id);
}

/** `when` is a finished text: "fredag 20. november kl. 18:00 – 19:30". */
export function eventHead(
  event: EventDetailRow,
  when: string,
  { locale, appUrl, picture }: { locale: Locale; appUrl: string; picture: SharePicture },
): PageHead {
  const where = [when, placeWithTown(event)].filter(Boolean).join(", ");
  const marks = viewMarks(event, locale).map(({ text }) => `${text}. `);
  const title = markedTitle(event, locale);
  const url = `${appUrl}/event/${event.id}`;
  const description = shortened(`${marks.join("")}${where}. ${event.description}`);
  return [
    ...headOf({ title, description, url, locale, image: appUrl + picture.path, picture }),
    embedLink(title, url, appUrl),
  ];
}

const organizerPicture = (organizer: OrganizerRecordRow, locale: Locale): SharePicture =>
  sharePicture(
    { kind: "organizer", id: organizer.id },
    drawnOrganizer(organizer, locale),
    organizerImage(organizer),
    locale,
  );

export function organizerHead(organizer: OrganizerRecordRow, locale: Locale, appUrl: string): PageHead {
  const { id, name, city, description } = organizer;
  const picture = organizerPicture(organizer, locale);
  const texts = {
    title: name,
    description: shortened([[name, city].filter(Boolean).join(", "), description].filter(Boolean).join(". ")),
    url: `${appUrl}/organizer/${id}`,
    locale,
    image: appUrl + picture.path,
    picture,
  };
  const feeds = feedLinks(name, organizerFeed(id, locale), appUrl);
  return [...headOf(texts), ...feeds, embedLink(name, texts.url, appUrl)];
}

/** `month` is "november 2026". */
export function organizerMonthHead(
  organizer: OrganizerRecordRow,
  month: string,
  locale: Locale,
  appUrl: string,
): PageHead {
  const m = messagesIn(monthMessages, locale);
  const texts = {
    title: m.planOf(organizer.name, month),
    description: shortened(m.planDescription(organizer.name, month)),
    url: `${appUrl}/organizer/${organizer.id}/month`,
    locale,
    image: appUrl + organizerImage(organizer),
  };
  return [...headOf(texts), ...feedLinks(organizer.name, organizerFeed(organizer.id, locale), appUrl)];
}

/** Finds the named place. */
export function homeAddress(center: SearchCenter | null, near: string | undefined): string {
  if (center?.kind !== "place" || !near) return "/";
  const place = near.toLowerCase() === center.name.toLowerCase() ? center.name : near;
  return `/?${new URLSearchParams({ near: place }).toString()}`;
}

/** The title begins with the product's name, or names the place of the search. */
export function homeHead(
  center: SearchCenter | null,
  search: Omit<FeedSearch, "lang">,
  locale: Locale,
  appUrl: string,
): PageHead {
  const { title: plainTitle, titleNear, description } = messagesIn(homeHeadMessages, locale);
  const { thisPlace } = messagesIn(homeMessages, locale);
  const title = center ? `${titleNear(center.name ?? thisPlace)} – ${siteName}` : plainTitle;
  return [
    { title },
    ...tagsOf({
      title,
      description,
      url: appUrl + homeAddress(center, search.near),
      locale,
      image: `${appUrl}/covers/samling.jpg`,
    }),
    ...feedLinks(title, { ...search, lang: locale }, appUrl),
  ];
}

export function subscribeHead({
  title,
  description,
  path,
  locale,
  appUrl,
}: {
  title: string;
  description: string;
  path: string;
  locale: Locale;
  appUrl: string;
}): PageHead {
  return headOf({ title, description, url: appUrl + path, locale, image: `${appUrl}/covers/samling.jpg` });
}

/** Returns the links by which programs find a page's feeds. */
function feedLinks(title: string, search: FeedSearch, appUrl: string): PageHead {
  return FEED_FORMATS.map((format) => ({
    tagName: "link",
    rel: "alternate",
    type: FEED_TYPES[format],
    title,
    href: appUrl + feedAddress(format, search),
  }));
}

const embedLink = (title: string, pageAddress: string, appUrl: string): PageHead[number] => ({
  tagName: "link",
  rel: "alternate",
  type: "application/json+oembed",
  title,
  href: appUrl + oembedAddress(pageAddress),
});

/** `days`: "fredag 27. – søndag 29. november". */
export function weekendHead(
  { center, when: days }: { center: SearchCenter | null; when: string },
  search: Omit<FeedSearch, "lang">,
  locale: Locale,
  appUrl: string,
): PageHead {
  const m = messagesIn(weekendMessages, locale);
  const { thisPlace } = messagesIn(homeMessages, locale);
  const texts = {
    title: center ? m.titleNear(days, center.name ?? thisPlace) : m.title(days),
    description: m.description(days),
    url: `${appUrl}/helgen`,
    locale,
    image: `${appUrl}/covers/samling.jpg`,
  };
  return [...headOf(texts), ...feedLinks(texts.title, { ...search, when: "weekend", lang: locale }, appUrl)];
}

export function feastHead({ key, heading, when, center }: FeastView, locale: Locale, appUrl: string): PageHead {
  return headOf({
    title: heading,
    description: messagesIn(feastMessages, locale).description(heading, when),
    url: appUrl + feastPath(key, center),
    locale,
    image: `${appUrl}/covers/samling.jpg`,
  });
}

const headOf = (texts: HeadTexts): PageHead => [{ title: `${texts.title} – ${siteName}` }, ...tagsOf(texts)];

function tagsOf({ title, description, url, locale, image, picture }: HeadTexts): PageHead {
  return [
    { name: "description", content: description },
    ...languageLinks(url, locale),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: addressInLanguage(url, locale) },
    { property: "og:image", content: image },
    ...(picture?.size
      ? [
          { property: "og:image:width", content: String(picture.size.width) },
          { property: "og:image:height", content: String(picture.size.height) },
        ]
      : []),
    ...(picture ? [{ property: "og:image:alt", content: picture.alt }] : []),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** One line, cut between words. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, "")} …`;
}
