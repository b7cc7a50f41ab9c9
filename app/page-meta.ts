import type { MetaDescriptor } from "@remix-run/cloudflare";
import { LOCALES } from "~/domain/site/locales";
import type { Catalogue } from "~/i18n/catalogue";
import { commonMessages } from "~/i18n/common";

type Matches = readonly ({ id: string; data?: unknown } | undefined)[];
type Texts = { title: string; description: string };

/** What the pages that are the same for everybody say of themselves, in the visitor's language. */
export function pageMeta(matches: Matches, path: string, texts: Catalogue<Texts>): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.data as
    { preferences?: { locale?: unknown }; appUrl?: string } | undefined;
  const locale = LOCALES.find((name) => name === root?.preferences?.locale) ?? "nb";
  const { title, description } = texts[locale];
  const url = `${root?.appUrl ?? ""}${path}`;
  const fullTitle = `${title} – ${commonMessages[locale].siteName}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${root?.appUrl ?? ""}/covers/samling.jpg` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
