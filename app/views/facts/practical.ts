import { factsMessages } from "#messages/facts";
import type { EventTimes } from "~/domain/events/span";
import { type FactValues, parseFacts } from "~/domain/facts/facts";
import { streamedDuring } from "~/domain/facts/stream";
import type { Locale } from "~/domain/site/locales";
import { safeWebAddress } from "~/domain/text/links";
import { messagesIn } from "~/i18n/messages-in";
import { viewFacts } from "./facts";

export type PracticalView = ReturnType<typeof viewPractical>;

/** Its link has other words before and while it can be watched. */
export type StreamView = NonNullable<ReturnType<typeof viewStream>>;

interface Options {
  times: EventTimes;
  now: Date;
  locale: Locale;
  /** Over, or does not take place. */
  isOff: boolean;
  /** Full, or one can no longer sign up. */
  hasRoom: boolean;
}

export function viewPractical(json: string, { times, now, locale, isOff, hasRoom }: Options) {
  const m = messagesIn(factsMessages, locale);
  const values = parseFacts(json);
  const links = [
    { icon: "ages" as const, text: m.register, href: safeWebAddress(values.registration_url ?? null) },
    { icon: "ticket" as const, text: m.buyTicket, href: safeWebAddress(values.ticket_url ?? null) },
  ];
  const facts = viewFacts(values, locale);
  const shown = isOff || !hasRoom ? [] : links.flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []));
  const stream = isOff ? null : viewStream(values, times, now, locale);
  return {
    title: m.practical,
    isSaid: facts.length + shown.length > 0 || stream !== null,
    facts,
    /** For tickets and signing up. */
    links: shown,
    stream,
    /** There is a step at the door. */
    needsHelp: values.wheelchair === false && !isOff,
  };
}

function viewStream({ stream_url }: FactValues, times: EventTimes, now: Date, locale: Locale) {
  const m = messagesIn(factsMessages, locale);
  const href = safeWebAddress(stream_url ?? null);
  const { from, until } = streamedDuring(times);
  if (!href || now >= until) return null;
  return {
    href,
    /** ISO 8601. */
    from: from.toISOString(),
    until: until.toISOString(),
    before: m.stream,
    live: m.watch,
    isLive: now >= from,
  };
}
