import type { SourceCounts } from "#db/queries/site/sources";
import { sourcesPageMessages } from "#messages/sources-page";
import type { Locale } from "~/domain/site/locales";
import type { Reading } from "~/domain/site/reading";
import { userAgentOf } from "~/domain/site/user-agent";
import { ADAPTER_FACTS, ADAPTER_NAMES } from "~/domain/sources/adapter-names";
import { formatNumber } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";
import { contactAddress, type Settings } from "~/schemas/site/settings";

const NONE = { sources: 0, events: 0 };

export function viewSourcesPage(
  { kinds, adapters, events, switches, pages: organizers, unconfirmed }: SourceCounts,
  settings: Pick<Settings, "APP_URL" | "CONTACT_EMAIL" | "EMAIL_FROM">,
  locale: Locale,
): Reading {
  const words = ({ sources, events: coming }: typeof NONE) => ({
    sources: formatNumber(sources, locale),
    events: formatNumber(coming, locale),
  });
  const { feed: feeds = NONE, page: pages = NONE } = kinds;
  const { looked_at = NONE, published = NONE } = unconfirmed;
  return messagesIn(sourcesPageMessages, locale).reading({
    contact: contactAddress(settings),
    userAgent: userAgentOf(settings.APP_URL),
    all: formatNumber(events, locale),
    kept: formatNumber(organizers.all - organizers.unkept, locale),
    unkept: formatNumber(organizers.unkept, locale),
    found: { lookedAt: formatNumber(looked_at.sources, locale), ...words(published) },
    feeds: words(feeds),
    pages: words({ ...pages, sources: pages.sources - looked_at.sources }),
    written: formatNumber(Math.max(0, events - feeds.events - pages.events), locale),
    adapters: ADAPTER_NAMES.map((id) => ({
      ...ADAPTER_FACTS[id],
      isOn: (switches.find(({ adapter }) => adapter === id)?.is_on ?? Number(ADAPTER_FACTS[id].isPublished)) === 1,
      ...words(adapters[id] ?? NONE),
    })),
  });
}
