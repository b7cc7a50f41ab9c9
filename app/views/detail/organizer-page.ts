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
import { tileAttribution } from "~/domain/places/maps";
import type { Locale } from "~/domain/site/locales";
import { hostOf, linkedText, safeWebAddress } from "~/domain/text/links";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import { messagesIn } from "~/i18n/messages-in";
import { languageField, withQuery } from "~/views/addresses/feed-address";
import { drawnOrganizer, viewCardFiles } from "~/views/cards/card";
import { timesOf, viewEventCard, viewOrganizerBadge } from "~/views/events/card";
import { saidTimes } from "~/views/events/regular-times";
import { viewFacts } from "~/views/facts/facts";
import { generatedPageCover, uploadedImage } from "~/views/images/image";
import { organizerHead } from "~/views/site/head";
import { viewOrganizerShare } from "~/views/site/share";
import { organizerData } from "~/views/structured/structured-organizer";
import { organizationsStep, trailData } from "~/views/structured/structured-pages";
import { viewOpening } from "../organizers/opening";
import type { PageViewContext } from "./event-page";

interface Step {
  href: string;
  text: string;
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

function viewLines(rows: OrganizerPageRows["events"], context: PageViewContext) {
  const { preferences } = context;
  const lines = weeklyLines(rows).slice(0, MOST_LINES);
  const folded = lines.filter((dates) => dates.length > 1).length;
  return {
    /** The soonest; what comes each week is one line in a long list. */
    events: lines.map((dates) => ({
      ...viewEventCard(dates[0], context),
      repeats:
        dates.length > 1
          ? saidTimes(
              dates.map(({ start_time }) => dateFromUnix(start_time)),
              false,
              preferences,
            )
          : null,
    })),
    /** "3 serier står på én linje hver"; null where each date stands by itself. */
    folded: folded > 0 ? messagesIn(weeklyLifeMessages, preferences.locale).folded(folded) : null,
  };
}

/** Null for what it has not entered. */
export type ContactView = ReturnType<typeof viewContact>;

export type OrganizerPageView = ReturnType<typeof viewOrganizerPage>;

export function viewOrganizerPage(rows: OrganizerPageRows, context: PageViewContext) {
  const { organizer } = rows;
  const { APP_URL, TILE_URL } = context.settings;
  const contact = viewContact(organizer);
  return {
    /** `language`: null where it has not said. */
    ...pickFields(organizer, ["id", "name", "city", "language"]),
    badge: viewOrganizerBadge(organizer),
    cover: organizer.cover_image_url
      ? uploadedImage(organizer.cover_image_url)
      : generatedPageCover("service", organizer.id),
    description: linkedText(organizer.description ?? ""),
    contact,
    /** Null where somebody keeps it. */
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
    /** For search engines. */
    trail: trailData(
      [organizationsStep(context.preferences.locale), { name: organizer.name, path: `/organizer/${organizer.id}` }],
      { locale: context.preferences.locale, appUrl: APP_URL },
    ),
  };
}

function viewUnkept({ id, is_kept, name }: OrganizerPageRow, locale: Locale) {
  const m = messagesIn(claimMessages, locale);
  const to = (step: string, text: string): Step => ({ href: `/organizer/${id}/${step}`, text });
  return is_kept === 1
    ? null
    : { text: m.notKept, claim: to("claim", m.claimLink(name)), remove: to("remove", m.removal.title) };
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
