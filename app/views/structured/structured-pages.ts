import { commonMessages } from "#messages/common";
import { homeHeadMessages } from "#messages/home-head";
import { addressInLanguage, type Locale, LOCALES } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { feastPath } from "~/views/addresses/feast-address";
import type { FeastView } from "~/views/search/feasts";
import type { SearchCenter } from "~/views/search/home";
import { homeAddress } from "../site/head";
import type { StructuredData } from "./structured-data";

/** By its path. */
type TrailStep = ReturnType<typeof organizationsStep>;

interface Reader {
  locale: Locale;
  appUrl: string;
}

/** From the front page. */
export function trailData(steps: readonly TrailStep[], { locale, appUrl }: Reader): StructuredData {
  const { siteName } = messagesIn(commonMessages, locale);
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: siteName, path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: { "@type": "WebPage", "@id": addressInLanguage(appUrl + path, locale) },
    })),
  };
}

export const organizationsStep = (locale: Locale) => ({
  name: messagesIn(commonMessages, locale).organizations,
  path: "/organizations",
});

export const organizerMonthTrail = ({ id, name }: { id: string; name: string }, month: string, reader: Reader) =>
  trailData(
    [
      organizationsStep(reader.locale),
      { name, path: `/organizer/${id}` },
      { name: month, path: `/organizer/${id}/month` },
    ],
    reader,
  );

/** Near a named place also the way to it. */
export function feastTrail({ key, name, center }: FeastView, reader: Reader): StructuredData {
  const [everywhere, here] = [feastPath(key, null), feastPath(key, center)];
  const near = center?.name && here !== everywhere ? [{ name: center.name, path: here }] : [];
  return trailData([{ name, path: everywhere }, ...near], reader);
}

/** Near a named place also the way to it. */
export function homeData(center: SearchCenter | null, near: string | undefined, reader: Reader): StructuredData[] {
  const path = homeAddress(center, near);
  return center?.name && path !== "/"
    ? [siteData(reader), trailData([{ name: center.name, path }], reader)]
    : [siteData(reader)];
}

function siteData({ locale, appUrl }: Reader): StructuredData {
  const { siteName } = messagesIn(commonMessages, locale);
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: siteName,
    url: `${appUrl}/`,
    description: messagesIn(homeHeadMessages, locale).description,
    inLanguage: [...LOCALES],
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${appUrl}/?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}
