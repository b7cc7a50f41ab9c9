import type { SourceCounts } from "#db/queries/site/sources";
import { sourcesPageMessages } from "#messages/sources-page";
import type { Locale } from "~/domain/site/locales";
import { type Reading, withFacts } from "~/domain/site/reading";
import { userAgentOf } from "~/domain/site/user-agent";
import { ADAPTER_FACTS, ADAPTER_NAMES } from "~/domain/sources/adapter-names";
import { formatNumber } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";
import { contactAddress, type Settings } from "~/schemas/site/settings";

const NONE = { sources: 0, events: 0 };

export function viewSourcesPage(
  page: Reading,
  { kinds, adapters, events, switches, pages: organizers, unconfirmed }: SourceCounts,
  settings: Pick<Settings, "APP_URL" | "CONTACT_EMAIL" | "EMAIL_FROM">,
  locale: Locale,
): Reading {
  const m = messagesIn(sourcesPageMessages, locale);
  const number = (value: number) => formatNumber(value, locale);
  const { feed: feeds = NONE, page: pages = NONE } = kinds;
  const { looked_at = NONE, published = NONE } = unconfirmed;
  const services = ADAPTER_NAMES.map((id) => {
    const { name, isPublished } = ADAPTER_FACTS[id];
    const { sources, events: coming } = adapters[id] ?? NONE;
    const isOn = switches.find(({ adapter }) => adapter === id)?.is_on ?? Number(isPublished);
    const state = isOn === 1 ? m.on : isPublished ? m.off : m.unasked;
    return { term: name, text: sources === 0 ? state : `${state} ${m.coming(number(coming), number(sources))}` };
  });
  const facts = {
    contact: contactAddress(settings),
    userAgent: userAgentOf(settings.APP_URL),
    all: number(events),
    kept: number(organizers.all - organizers.unkept),
    unkept: number(organizers.unkept),
    lookedAt: number(looked_at.sources),
    foundSources: number(published.sources),
    foundEvents: number(published.events),
    feedSources: number(feeds.sources),
    feedEvents: number(feeds.events),
    pageSources: number(pages.sources - looked_at.sources),
    pageEvents: number(pages.events),
    written: number(Math.max(0, events - feeds.events - pages.events)),
  };
  return withFacts(page, facts, { services });
}
