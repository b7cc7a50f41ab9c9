import { EMBED_COUNT } from "~/domain/embeds/options";
import type { Locale } from "~/domain/site/locales";
import type { EmbedParameters } from "~/schemas/search/embeds";
import { feedQuery, given, organizerFeed, withQuery } from "~/views/addresses/feed-address";

/** In one order, without parameters that change nothing. */
export const embedAddress = (asked: EmbedParameters): string => withQuery("/embed/events", embedQuery(asked));

export const plainEmbed = (organizerId: string, lang: Locale): string =>
  withQuery("/embed/events", feedQuery(organizerFeed(organizerId, lang)));

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

export const oembedAddress = (pageAddress: string): string => withQuery("/oembed", [["url", pageAddress]]);
