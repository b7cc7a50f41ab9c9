import type { EventDetailRow, EventPageRows, MergedRow } from "#db/queries/events/page";
import { eventStateMessages } from "#messages/event-states";
import { eventImageOf, inReadersLanguage, placeLabel, placeName, placeWithTown } from "~/domain/events/display";
import { HOST_PARTS, parseHosts } from "~/domain/events/hosts";
import { canSayMismatch } from "~/domain/events/mismatches";
import { phaseOf } from "~/domain/events/span";
import { hasRoom, takesPlace } from "~/domain/events/types";
import { fitsShape } from "~/domain/images/crop";
import { IMAGE_KIND_RULES } from "~/domain/images/format";
import { fullAddress } from "~/domain/places/addresses";
import { tileAttribution } from "~/domain/places/maps";
import { TEXT_PARAMETER, textLanguageName } from "~/domain/site/text-languages";
import { hostOf, linkedText, safeWebAddress } from "~/domain/text/links";
import { pickFields } from "~/domain/values";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import { messagesIn } from "~/i18n/messages-in";
import { drawnEvent, sharePicture, viewCardFiles } from "~/views/cards/card";
import { viewPractical } from "~/views/facts/practical";
import { generatedPageCover, type ImageView, uploadedImage } from "~/views/images/image";
import { eventHead, eventImage } from "~/views/site/head";
import { type ShareView, viewEventShare } from "~/views/site/share";
import { eventData } from "~/views/structured/structured-data";
import { trailData } from "~/views/structured/structured-pages";
import { viewAddToCalendar } from "../events/add-to-calendar";
import { viewAllDates } from "../events/all-dates";
import {
  type HostBadge,
  nearness,
  shortDay,
  timesOf,
  type ViewContext,
  viewEventCard,
  viewOrganizerBadge,
} from "../events/card";
import { ruleOfRow, viewRule } from "../events/series-rule";
import { viewState } from "../events/state";

export interface PageViewContext extends ViewContext {
  settings: { APP_URL: string; TILE_URL: string; VAPID_PUBLIC_KEY?: string | undefined };
}

export type EventPageView = ReturnType<typeof viewEventPage>;

/** `asked`: the language asked for; null for the page's. */
export function viewEventPage(rows: EventPageRows, context: PageViewContext, asked: string | null = null) {
  const { merged, dates, more } = rows;
  const { preferences, now, settings } = context;
  const event = inReadersLanguage(withMerged(rows.event, merged), preferences.locale, asked);
  const times = timesOf(event);
  const days = formatEventDays(times, now, preferences.locale);
  const hours = formatEventHours(times, preferences);
  const when = [days, hours].filter(Boolean).join(" ");
  const rule = ruleOfRow(event);
  const phase = phaseOf(times, now);
  const practical = viewPractical(event.facts, {
    times,
    now,
    locale: preferences.locale,
    isOff: !takesPlace(event) || phase === "past",
    hasRoom: hasRoom(event),
  });
  const isSaidAtButton = event.registration === "required" && practical.links.length > 0;
  const state = viewState(isSaidAtButton ? { ...event, registration: "none" } : event, preferences);
  const subject = { kind: "event", id: event.id } as const;
  const card = drawnEvent(rows.event, preferences.locale);
  const place = { name: placeLabel(event), address: fullAddress(event.location_address, event.city) };
  const allDates = viewAllDates(dates, event.id, context);
  return {
    id: event.id,
    title: event.title,
    type: event.event_type,
    image: viewPageImage(event),
    phase,
    /** Where it starts today or tomorrow. */
    near: nearness(times.start, now),
    startDay: shortDay(times.start, preferences.locale),
    /** "fredag 20. november" */
    days,
    /** "kl. 18:00 – 19:30"; null for whole days. */
    hours,
    /** "hver søndag til 13. juni 2027"; null outside a series. */
    repeats: rule && viewRule(rule, preferences.locale),
    /** For the <time> element. */
    dateTime: times.start.toISOString(),
    place,
    speaker: event.speaker_band?.trim() || null,
    description: linkedText(event.description),
    /** Null where nobody has said. */
    language: event.language,
    otherText: viewOtherText(event),
    tags: tagsOf(event.tags),
    map: {
      title: place.name ?? event.title,
      address: place.address ?? fullAddress(placeName(event), event.city),
      position: event.lat === null || event.lng === null ? null : { lat: event.lat, lng: event.lng },
      attribution: tileAttribution(settings.TILE_URL),
    },
    /** One per organizer, where several are shown as one event. */
    websites: websitesOf([event, ...merged]),
    importedFrom: importedFrom(rows.event),
    state,
    hasPushes: Boolean(settings.VAPID_PUBLIC_KEY),
    canSayMismatch: takesPlace(event) && canSayMismatch(times, now),
    calendar:
      phase === "past" || !takesPlace(event)
        ? null
        : viewAddToCalendar(event, allDates !== null, { preferences, appUrl: settings.APP_URL }),
    practical: {
      ...practical,
      /** "Påmelding kreves", in the line of its button. */
      required: isSaidAtButton ? messagesIn(eventStateMessages, preferences.locale).marks.required : null,
    },
    organizer: viewOrganizerBadge({
      id: event.organizer_id,
      name: event.organizer_name,
      logo_url: event.organizer_logo_url,
    }),
    /** Organizers of merged events, and the hosts. */
    coOrganizers: coOrganizersOf(event, merged),
    dates: allDates,
    more: more.map((row) => viewEventCard(row, context)),
    share: viewEventShare(event, times, context) as ShareView | null,
    head: eventHead(event, when, {
      locale: preferences.locale,
      appUrl: settings.APP_URL,
      picture: sharePicture(subject, card, eventImage(event), preferences.locale),
    }),
    cards: viewCardFiles(subject, card, preferences.locale),
    data: eventData(event, {
      times,
      summary: [when, placeWithTown(event)].filter(Boolean).join(", "),
      rule,
      others: coOrganizersOf(event, merged),
      unconfirmed:
        event.is_unconfirmed === 1 ? messagesIn(eventStateMessages, preferences.locale).notes.unconfirmed : undefined,
      now,
      appUrl: settings.APP_URL,
    }),
    /** For search engines. */
    trail: trailData(
      [
        { name: event.organizer_name, path: `/organizer/${event.organizer_id}` },
        { name: event.title, path: `/event/${event.id}` },
      ],
      { locale: preferences.locale, appUrl: settings.APP_URL },
    ),
  };
}

function viewPageImage(event: EventDetailRow): ImageView {
  const image = eventImageOf(event);
  if (!image) return generatedPageCover(event.event_type, event.id);
  if (image !== event.image_url) return uploadedImage(image);
  const [width, height] = JSON.parse(event.image_size ?? "[3,2]") as [number, number];
  const whole = fitsShape({ width, height }, IMAGE_KIND_RULES.event.ratio) ? null : { width, height, href: image };
  return { ...uploadedImage(image), alt: event.image_alt, whole };
}

function viewOtherText({ id, other_language: language }: EventDetailRow) {
  if (language === null) return null;
  const query = new URLSearchParams({ [TEXT_PARAMETER]: language });
  return { language, name: textLanguageName(language), href: `/event/${id}?${query.toString()}` };
}

/** Takes the longer text, and a picture and hosts that only a merged event has. */
function withMerged(event: EventDetailRow, merged: readonly MergedRow[]): EventDetailRow {
  const texts = [event, ...merged].map(({ description }) => description);
  const pictured = merged.find(({ image_url }) => image_url !== null);
  return {
    ...event,
    description: texts.reduce((longest, text) => (text.length > longest.length ? text : longest)),
    speaker_band: event.speaker_band ?? merged.find(({ speaker_band }) => speaker_band !== null)?.speaker_band ?? null,
    ...(event.image_url === null && pictured && pickFields(pictured, ["image_url", "image_alt", "image_size"])),
  };
}

function websitesOf(rows: readonly { external_url: string | null }[]) {
  const addresses = rows.flatMap(({ external_url }) => safeWebAddress(external_url) ?? []);
  return [...new Set(addresses)].map((href) => ({ href, host: hostOf(href) }));
}

function coOrganizersOf(event: EventDetailRow, merged: readonly MergedRow[]): HostBadge[] {
  const others = new Map<string, HostBadge>();
  for (const { part, ...row } of parseHosts(event.hosts)) others.set(row.id, { ...viewOrganizerBadge(row), part });
  for (const { organizer_id: id, organizer_name: name, organizer_logo_url: logo_url } of merged)
    others.set(id, { ...viewOrganizerBadge({ id, name, logo_url }), part: "organizer" });
  others.delete(event.organizer_id);
  const order: HostBadge["part"][] = ["organizer", ...HOST_PARTS];
  return [...others.values()].sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part));
}

function tagsOf(json: string): string[] {
  return (JSON.parse(json) as unknown[]).filter((tag): tag is string => typeof tag === "string" && tag.trim() !== "");
}

function importedFrom(event: EventDetailRow): "google" | { calendar: string } | null {
  if (event.google_calendar_id) return "google";
  return event.google_calendar_sync_id && event.calendar_name ? { calendar: event.calendar_name } : null;
}
