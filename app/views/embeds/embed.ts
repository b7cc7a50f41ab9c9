import type { EventRecordRow } from "#db/queries/events/records";
import { embedMessages } from "#messages/embeds";
import { readableAccent } from "~/domain/embeds/accent";
import type { EmbedTheme } from "~/domain/embeds/options";
import { inReadersLanguage, placeWithTown } from "~/domain/events/display";
import { takesPlace } from "~/domain/events/types";
import { DEFAULT_PREFERENCES, type Locale } from "~/domain/site/locales";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import { messagesIn } from "~/i18n/messages-in";
import type { FoundEmbed } from "~/models/events/find-embed";
import type { EmbedParameters } from "~/schemas/search/embeds";
import { searchAddress } from "~/views/addresses/feed-address";
import { shortDay, timesOf } from "~/views/events/card";
import { viewMarks } from "~/views/events/state";
import { viewFeedSubject } from "~/views/feeds/feed";
import { type MonthView, viewMonth } from "~/views/search/month";
import { embedAddress } from "./address";

const TITLES_A_DAY = 4;

/** Addresses are absolute, except those of the frame itself. */
export interface EmbedView {
  locale: Locale;
  theme: EmbedTheme;
  /** CSS variables; null for the product's own colour. */
  accents: Record<"light" | "dark", Record<string, string>> | null;
  /** "Arrangementer fra Bykirken" */
  title: string;
  shown:
    | { kind: "list" | "next"; events: EmbedEvent[] }
    | { kind: "month"; month: MonthView; previous: string | null; next: string | null };
  homeAddress: string;
  appUrl: string;
}

export type EmbedEvent = ReturnType<typeof viewEmbedEvent>;

interface Context {
  appUrl: string;
  now: Date;
}

export function viewEmbed(found: FoundEmbed, asked: EmbedParameters, { appUrl, now }: Context): EmbedView {
  const { lang: locale, theme, accent } = asked;
  const { organizer } = found;
  return {
    locale,
    theme,
    accents: accent === undefined ? null : { light: variables(accent, "light"), dark: variables(accent, "dark") },
    title: organizer ? messagesIn(embedMessages, locale).of(organizer.name) : viewFeedSubject(found, asked),
    shown: viewShown(found.shown, asked, now),
    homeAddress: appUrl + (organizer ? `/organizer/${organizer.id}` : searchAddress(asked)),
    appUrl,
  };
}

export function viewEventEmbed(event: EventRecordRow, { locale, ...context }: Context & { locale: Locale }): EmbedView {
  return {
    locale,
    theme: "system",
    accents: null,
    title: inReadersLanguage(event, locale).title,
    shown: { kind: "next", events: [viewEmbedEvent(event, locale, context.now)] },
    homeAddress: `${context.appUrl}/organizer/${event.organizer_id}`,
    appUrl: context.appUrl,
  };
}

function variables(accent: string, theme: "light" | "dark"): Record<string, string> {
  const colours = readableAccent(accent, theme);
  return { "--fjord": colours.accent, "--on-fjord": colours.onAccent, "--fjord-tint": "var(--sunk)" };
}

function viewShown(shown: FoundEmbed["shown"], asked: EmbedParameters, now: Date): EmbedView["shown"] {
  const { lang: locale, show } = asked;
  if (shown.kind === "events")
    return {
      kind: show === "next" ? "next" : "list",
      events: shown.events.map((event) => viewEmbedEvent(event, locale, now)),
    };
  const context = { now, preferences: { ...DEFAULT_PREFERENCES, locale } };
  const month = viewMonth(shown.month, { day: null, titles: TITLES_A_DAY }, context);
  const turned = (link: MonthView["next"]) => link && embedAddress({ ...asked, month: link.month });
  return { kind: "month", month, previous: turned(month.previous), next: turned(month.next) };
}

function viewEmbedEvent(row: EventRecordRow, locale: Locale, now: Date) {
  const event = inReadersLanguage(row, locale);
  const times = timesOf(event);
  const { start } = times;
  const clock = { ...DEFAULT_PREFERENCES, locale };
  return {
    id: event.id,
    title: event.title,
    /** The title's; null where nobody has said. */
    language: event.language,
    ...shortDay(start, locale),
    /** "søndag 7. juni kl. 11:00" */
    when: [formatEventDays(times, now, locale), formatEventHours(times, clock)].filter(Boolean).join(" "),
    /** For the <time> element. */
    dateTime: start.toISOString(),
    /** "Røros kirke" */
    place: placeWithTown(event),
    marks: viewMarks(event, locale).filter(({ kind }) => kind !== "required"),
    takesPlace: takesPlace(event),
  };
}
