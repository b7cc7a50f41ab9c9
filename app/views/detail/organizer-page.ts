import type { EventCardRow } from "#db/queries/events/cards";
import type { OrganizerPageRow, OrganizerPageRows } from "#db/queries/organizers/page";
import { claimMessages } from "#messages/claim";
import { factsMessages } from "#messages/facts";
import { weeklyLifeMessages } from "#messages/weekly-life";
import { inReadersLanguage, placeName } from "~/domain/events/display";
import { weeklyLines } from "~/domain/events/weekly-lines";
import { parseFacts } from "~/domain/facts/facts";
import { spacedNumber } from "~/domain/organizers/contact";
import { parseOpening } from "~/domain/organizers/opening";
import { registerPage } from "~/domain/organizers/register";
import { fullAddress } from "~/domain/places/addresses";
import { type Attribution, tileAttribution } from "~/domain/places/maps";
import type { Position } from "~/domain/places/position";
import type { Locale } from "~/domain/site/locales";
import { hostOf, linkedText, type Paragraph, safeWebAddress } from "~/domain/text/links";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import { messagesIn } from "~/i18n/messages-in";
import { languageField, withQuery } from "~/views/addresses/feed-address";
import { type CardFiles, drawnOrganizer, viewCardFiles } from "~/views/cards/card";
import {
  type EventCardView,
  type OrganizerBadge,
  timesOf,
  viewEventCard,
  viewOrganizerBadge,
} from "~/views/events/card";
import { saidTimes } from "~/views/events/regular-times";
import { type FactView, viewFacts } from "~/views/facts/facts";
import { generatedPageCover, type ImageView, uploadedImage } from "~/views/images/image";
import { organizerHead, type PageHead } from "~/views/site/head";
import { type ShareView, viewOrganizerShare } from "~/views/site/share";
import type { StructuredData } from "~/views/structured/structured-data";
import { organizerData } from "~/views/structured/structured-organizer";
import { organizationsStep, trailData } from "~/views/structured/structured-pages";
import { type OpeningView, viewOpening } from "../organizers/opening";
import type { PageViewContext } from "./event-page";

interface Step {
  href: string;
  text: string;
}

export interface OrganizerPageView {
  id: string;
  name: string;
  city: string | null;
  /** Null where it has not said. */
  language: string | null;
  badge: OrganizerBadge;
  cover: ImageView;
  description: Paragraph[];
  contact: ContactView;
  /** Null where somebody keeps it. */
  unkept: { text: string; claim: Step; remove: Step } | null;
  practical: { title: string; facts: FactView[] };
  opening: OpeningView | null;
  map: { title: string; address: string | null; position: Position | null; attribution: Attribution };
  /** The soonest; what comes each week is one line in a long list. */
  events: EventCardView[];
  /** "3 faste vist én gang"; null where each date stands by itself. */
  folded: string | null;
  nextService: NextService | null;
  calendarAddress: string;
  total: number;
  totalIsCapped: boolean;
  share: ShareView;
  head: PageHead;
  cards: CardFiles;
  data: StructuredData;
  /** For search engines. */
  trail: StructuredData;
}

/** "søndag 14. juni kl. 11:00", with the place where it is not the organizer's own. */
export type NextService = ReturnType<typeof viewNextService>;

function viewNextService(row: EventCardRow, { now, preferences }: PageViewContext) {
  const { title } = inReadersLanguage(row, preferences.locale);
  const times = timesOf(row);
  const days = formatEventDays(times, now, preferences.locale);
  const place = placeName(row);
  return {
    id: row.id,
    title,
    when: [days, formatEventHours(times, preferences)].filter(Boolean).join(" "),
    dateTime: times.start.toISOString(),
    place: place === row.organizer_name ? null : place,
  };
}

const MOST_LINES = 10;

function viewLines(rows: readonly EventCardRow[], context: PageViewContext) {
  const { preferences } = context;
  const lines = weeklyLines(rows).slice(0, MOST_LINES);
  const folded = lines.filter((dates) => dates.length > 1).length;
  return {
    events: lines.map((dates) => ({
      ...viewEventCard(dates[0]!, context),
      repeats:
        dates.length > 1
          ? saidTimes(
              dates.map(({ start_time }) => dateFromUnix(start_time)),
              false,
              preferences,
            )
          : null,
    })),
    folded: folded > 0 ? messagesIn(weeklyLifeMessages, preferences.locale).folded(folded) : null,
  };
}

/** Null for what it has not entered. */
export type ContactView = ReturnType<typeof viewContact>;

export function viewOrganizerPage(rows: OrganizerPageRows, context: PageViewContext): OrganizerPageView {
  const { organizer } = rows;
  const { APP_URL, TILE_URL } = context.settings;
  const contact = viewContact(organizer);
  return {
    ...pickFields(organizer, ["id", "name", "city", "language"]),
    badge: viewOrganizerBadge(organizer),
    cover: organizer.cover_image_url
      ? uploadedImage(organizer.cover_image_url)
      : generatedPageCover("service", organizer.id),
    description: linkedText(organizer.description ?? ""),
    contact,
    unkept: viewUnkept(organizer, context.preferences.locale),
    practical: {
      title: messagesIn(factsMessages, context.preferences.locale).place,
      facts: viewFacts(parseFacts(organizer.facts), context.preferences.locale),
    },
    opening: viewOpening(parseOpening(organizer.opening), organizer.language, context),
    map: {
      title: organizer.name,
      address: contact.address,
      position: organizer.lat === null || organizer.lng === null ? null : { lat: organizer.lat, lng: organizer.lng },
      attribution: tileAttribution(TILE_URL),
    },
    ...viewLines(rows.events, context),
    nextService: rows.nextService && viewNextService(rows.nextService, context),
    calendarAddress: withQuery(`${APP_URL}/organizer/${organizer.id}.ics`, languageField(context.preferences.locale)),
    total: rows.total,
    totalIsCapped: rows.totalIsCapped,
    share: viewOrganizerShare(organizer, context),
    head: organizerHead(organizer, context.preferences.locale, APP_URL),
    cards: viewCardFiles(
      { kind: "organizer", id: organizer.id },
      drawnOrganizer(organizer, context.preferences.locale),
      context.preferences.locale,
    ),
    data: organizerData(organizer, context.preferences.locale, APP_URL),
    trail: trailData(
      [organizationsStep(context.preferences.locale), { name: organizer.name, path: `/organizer/${organizer.id}` }],
      { locale: context.preferences.locale, appUrl: APP_URL },
    ),
  };
}

function viewUnkept({ id, is_kept, name }: OrganizerPageRow, locale: Locale): OrganizerPageView["unkept"] {
  const m = messagesIn(claimMessages, locale);
  const to = (step: string, text: string): Step => ({ href: `/organizer/${id}/${step}`, text });
  return is_kept === 1
    ? null
    : { text: m.notKept, claim: to("claim", m.claimLink(name)), remove: to("remove", m.removeLink) };
}

/** Keeps the groups of a number on one line. */
const NBSP = "\u00a0";

function viewContact(row: OrganizerPageRow) {
  const { website, phone, email, address, city, organization_number: number, register_name: name } = row;
  const href = safeWebAddress(website);
  return {
    website: href ? { href, host: hostOf(href) } : null,
    phone: phone?.trim() ? { href: `tel:${phone.replace(/[^\d+]/g, "")}`, text: phone.trim() } : null,
    email: email || null,
    address: fullAddress(address, city) ?? city,
    /** Set while the register has confirmed its number. */
    registered:
      number === null || name === null
        ? null
        : { href: registerPage(number), name, number: spacedNumber(number).replaceAll(" ", NBSP) },
  };
}
