import type { EventRecordRow } from "#db/queries/events/records";
import { detailMessages } from "#messages/detail";
import { paperMessages } from "#messages/paper";
import { eventImageOf, inReadersLanguage, placeLabel } from "~/domain/events/display";
import { parseHosts } from "~/domain/events/hosts";
import { parseFacts } from "~/domain/facts/facts";
import { COVER_WIDTHS } from "~/domain/images/address";
import { POSTER_PAPERS } from "~/domain/paper/formats";
import { fullAddress } from "~/domain/places/addresses";
import { DEFAULT_PREFERENCES } from "~/domain/site/locales";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import { messagesIn } from "~/i18n/messages-in";
import type { PosterParameters } from "~/schemas/paper/parameters";
import { shortDay, timesOf } from "~/views/events/card";
import { viewState } from "~/views/events/state";
import { viewFacts } from "~/views/facts/facts";
import { generatedCover, uploadedImage } from "~/views/images/image";
import { posterAddress } from "./address";
import { viewAddress, viewChoice, viewLanguages } from "./sheet";

/** How many strips fit along the lower edge. */
const STRIPS = 10;

/** Characters. */
const TEXT_LENGTH = 280;

export type PosterView = ReturnType<typeof viewPoster>;

interface Context {
  appUrl: string;
  now: Date;
}

export function viewPoster(row: EventRecordRow, asked: PosterParameters, { appUrl, now }: Context) {
  const { lang: locale, paper, strips } = asked;
  const event = inReadersLanguage(row, locale);
  const m = messagesIn(paperMessages, locale);
  const detail = messagesIn(detailMessages, locale);
  const times = timesOf(event);
  const clock = { ...DEFAULT_PREFERENCES, locale };
  const image = eventImageOf(event);
  const hrefOf = (choice: Partial<PosterParameters>) => posterAddress(event.id, { ...asked, ...choice });
  const place = { name: placeLabel(event), address: fullAddress(event.location_address, event.city) };
  return {
    locale,
    title: m.poster(event.title),
    paper,
    choices: [
      viewChoice(m.paper, POSTER_PAPERS, {
        chosen: paper,
        textOf: (paper) => m.papers[paper],
        hrefOf: (paper) => hrefOf({ paper }),
      }),
      viewChoice(m.strips, [undefined, "1"] as const, {
        chosen: strips,
        textOf: (strips) => (strips ? m.with : m.without),
        hrefOf: (strips) => hrefOf({ strips }),
      }),
      viewLanguages(locale, (lang) => hrefOf({ lang })),
    ],
    backTo: `/event/${event.id}`,
    eventTitle: event.title,
    /** Null where nobody has said. */
    language: event.language,
    image: image ? uploadedImage(image, COVER_WIDTHS.slice(-1)).src : generatedCover(event.event_type, event.id).src,
    /** Drawn covers fit the poster; framed pictures are not cut. */
    isGenerated: !image,
    startDay: shortDay(times.start, locale),
    /** "søndag 7. juni" */
    days: formatEventDays(times, now, locale),
    /** "kl. 11:00 – 12:30"; null for whole days. */
    hours: formatEventHours(times, clock),
    /** "kl. 11:00"; null for whole days. */
    begins: times.isAllDay ? null : formatEventHours({ ...times, end: null }, clock),
    place: { ...place, address: place.address === place.name ? null : place.address },
    organizer: event.organizer_name,
    /** "Sammen med Bykirken" */
    hosts: parseHosts(event.hosts).flatMap(({ name, part }) => (name ? [`${detail[part]} ${name}`] : [])),
    speaker: event.speaker_band?.trim() || null,
    text: shortened(event.description),
    facts: viewFacts(parseFacts(event.facts), locale).map(({ text }) => text),
    state: viewState(event, clock),
    address: viewAddress(`${appUrl}/event/${event.id}`),
    strips: strips ? STRIPS : 0,
  };
}

/** None where the first sentence is too long. */
function shortened(description: string): string | null {
  const text = description.replace(/\s+/g, " ").trim();
  if (text.length <= TEXT_LENGTH) return text || null;
  const end = text.slice(0, TEXT_LENGTH).search(/[.!?](?=[^.!?]*$)/);
  return end > 0 ? text.slice(0, end + 1) : null;
}
