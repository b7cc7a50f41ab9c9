import { embedMessages } from "#messages/embeds";
import type { Membership } from "~/domain/accounts/access";
import { EMBED_HEIGHT } from "~/domain/embeds/options";
import { CONTENT_LOCALE, type Locale, LOCALES } from "~/domain/site/locales";
import { escapeMarkup } from "~/domain/text/escape-markup";
import { languageNames } from "~/i18n/language-names";
import { messagesIn } from "~/i18n/messages-in";
import type { WebsiteQuery } from "~/schemas/organizers/website";
import type { EmbedParameters } from "~/schemas/search/embeds";
import { organizerFeed } from "~/views/addresses/feed-address";
import { viewFeedSubject } from "~/views/feeds/feed";
import { embedAddress, embedQuery } from "./address";
import { frameCode } from "./oembed";

type Chosen = WebsiteQuery & { language: Locale };

export type WebsiteView = ReturnType<typeof viewWebsite>;

export function viewWebsite(
  { id, name, city, language: own }: Pick<Membership, "id" | "name" | "city" | "language">,
  asked: WebsiteQuery,
  appUrl: string,
) {
  const language = asked.language ?? LOCALES.find((locale) => locale === own) ?? CONTENT_LOCALE;
  const chosen = { ...asked, language };
  const town = city?.trim() || null;
  const embed = embedOf(id, town, chosen);
  const path = embedAddress(embed);
  const isNear = embed.near !== undefined;
  const title = isNear
    ? viewFeedSubject({ organizer: null, center: null }, embed)
    : messagesIn(embedMessages, language).of(name);
  const height = EMBED_HEIGHT[chosen.show];
  return {
    chosen: { ...chosen, whose: isNear ? "near" : "own" },
    /** The organizer's town, from which "near" is measured. */
    town,
    /** Each by its own name. */
    languages: languageNames(),
    path,
    height,
    title,
    /** For any web site, and one as high as its content. */
    frame: frameCode({ address: appUrl + path, title, height }),
    element: elementCode(embed, title, appUrl),
    /** The page's own address, which some editors embed. */
    address: `${appUrl}/organizer/${id}`,
  };
}

function embedOf(id: string, town: string | null, chosen: Chosen): EmbedParameters {
  const { whose, radius_km, coloured, accent, language, ...look } = chosen;
  const { organizer_id, ...feed } = organizerFeed(id, language);
  const of = whose === "near" && town ? { near: town, radius_km } : { organizer_id };
  return { ...feed, ...of, ...look, ...(coloured && { accent }) };
}

/** Named otherwise than the parameter: see public/embed.js. */
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
