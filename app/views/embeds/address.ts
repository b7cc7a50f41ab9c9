import { EMBED_COUNT } from "~/domain/embeds/options";
import type { Locale } from "~/domain/site/locales";
import type { EmbedParameters } from "~/schemas/search/embeds";
import { feedQuery, given, organizerFeed, withQuery } from "~/views/addresses/feed-address";

/** Returns the path of an embed, its parameters in one order and without those that change nothing. */
export const embedAddress = (asked: EmbedParameters): string => withQuery("/embed/events", embedQuery(asked));

/** Returns the path of the list of an organizer's events, as it is unless something else is chosen. */
export const plainEmbed = (organizerId: string, lang: Locale): string =>
  withQuery("/embed/events", feedQuery(organizerFeed(organizerId, lang)));

/** Returns an embed's parameters as the fields of an address. */
export function embedQuery({ show, count, theme, accent, month, ...search }: EmbedParameters) {
  return [
    ...feedQuery(search),
    ...given({
      show: show === "list" ? undefined : show,
      count: show !== "list" || count === EMBED_COUNT.usual ? undefined : count,
      theme: theme === "system" ? undefined : theme,
      accent,
      month,
    }),
  ];
}

/** Returns the path at which programs find what they may embed of a page. */
export const oembedAddress = (pageAddress: string): string => withQuery("/oembed", [["url", pageAddress]]);
