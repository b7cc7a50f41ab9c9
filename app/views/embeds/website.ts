import { embedMessages } from "#messages/embeds";
import type { Membership } from "~/domain/accounts/access";
import { EMBED_HEIGHT } from "~/domain/embeds/options";
import { escapeMarkup } from "~/domain/text/escape-markup";
import type { Locale } from "~/domain/site/locales";
import { languageNames } from "~/i18n/language-names";
import { messagesIn } from "~/i18n/messages-in";
import type { WebsiteQuery } from "~/schemas/organizers/website";
import type { EmbedParameters } from "~/schemas/search/embeds";
import { organizerFeed } from "~/views/feeds/address";
import { viewFeedSubject } from "~/views/feeds/feed";
import { embedAddress, embedQuery } from "./address";
import { frameCode } from "./oembed";

/** What an organizer puts on its own web site, and how it looks. */
export interface WebsiteView {
  chosen: WebsiteQuery;
  /** Where "near" is: the organizer's town; null where it has none. */
  town: string | null;
  /** Each by its own name. */
  languages: Record<Locale, string>;
  /** The embed's path, and its height in a frame. */
  path: string;
  height: number;
  title: string;
  /** The code for any web site, and the one that is as high as its content. */
  frame: string;
  element: string;
  /** The page's own address, which some editors make an embed of. */
  address: string;
}

export function viewWebsite({ id, name, city }: Membership, chosen: WebsiteQuery, appUrl: string): WebsiteView {
  const town = city?.trim() || null;
  const asked = embedOf(id, town, chosen);
  const path = embedAddress(asked);
  const isNear = asked.near !== undefined;
  const title = isNear
    ? viewFeedSubject({ organizer: null, center: null }, asked)
    : messagesIn(embedMessages, chosen.lang).of(name);
  const height = EMBED_HEIGHT[chosen.show];
  return {
    chosen: { ...chosen, whose: isNear ? "near" : "own" },
    town,
    languages: languageNames(),
    path,
    height,
    title,
    frame: frameCode({ address: appUrl + path, title, height }),
    element: elementCode(asked, title, appUrl),
    address: `${appUrl}/organizer/${id}`,
  };
}

function embedOf(id: string, town: string | null, chosen: WebsiteQuery): EmbedParameters {
  const { whose, radius_km, coloured, accent, lang, ...look } = chosen;
  const { organizer_id, ...feed } = organizerFeed(id, lang);
  const of = whose === "near" && town ? { near: town, radius_km } : { organizer_id };
  return { ...feed, ...of, ...look, ...(coloured && { accent }) };
}

/** Attributes that are called otherwise than the parameter: see public/embed.js. */
const ATTRIBUTES: Record<string, string> = { organizer_id: "organizer", radius_km: "radius" };

function elementCode(asked: EmbedParameters, title: string, appUrl: string): string {
  const lists = new Map<string, string>();
  for (const [name, value] of embedQuery(asked))
    lists.set(name, lists.has(name) ? `${lists.get(name)},${value}` : value);
  const attributes = [...lists, ["title", title] as const].map(
    ([name, value]) => `${ATTRIBUTES[name] ?? name}="${escapeMarkup(value)}"`,
  );
  return [
    `<script async src="${escapeMarkup(appUrl)}/embed.js"></script>`,
    `<samling-events ${attributes.join(" ")}></samling-events>`,
  ].join("\n");
}
