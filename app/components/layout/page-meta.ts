import type { MetaDescriptor } from "@remix-run/cloudflare";
import { commonMessages } from "#messages/common";
import { addressInLanguage, languageLinks, LOCALES } from "~/domain/site/locales";
import { messagesIn, ownLocale } from "~/i18n/messages-in";

type Matches = readonly ({ id: string; data?: unknown } | undefined)[];
type Texts = { title: string; description: string };

/** In the page's language; `textsOf` picks its texts among an area's. */
export function pageMeta<Messages extends object>(
  matches: Matches,
  path: string,
  messages: Messages,
  textsOf: (messages: Messages) => Texts,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.data as
    | { preferences?: { locale?: unknown }; appUrl?: string }
    | undefined;
  const locale = LOCALES.find((name) => name === root?.preferences?.locale) ?? ownLocale;
  const { title, description } = textsOf(messagesIn(messages, locale));
  const url = `${root?.appUrl ?? ""}${path}`;
  const fullTitle = `${title} – ${messagesIn(commonMessages, locale).siteName}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    ...languageLinks(url, locale),
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: addressInLanguage(url, locale) },
    { property: "og:image", content: `${root?.appUrl ?? ""}/covers/samling.jpg` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Not indexed; its address, which may hold a token, is never sent as a referrer. */
export function privatePageMeta<Messages extends object>(
  ...page: Parameters<typeof pageMeta<Messages>>
): MetaDescriptor[] {
  return [...pageMeta(...page), { name: "robots", content: "noindex" }, { name: "referrer", content: "same-origin" }];
}
