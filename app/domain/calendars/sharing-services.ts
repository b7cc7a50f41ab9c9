import { parseUrl } from "~/domain/text/parse-url";

export interface SharingService {
  name: string;
  owns(url: URL): boolean;
  feedOf(url: URL): string | null;
}

export function isServiceFeed(link: string): boolean {
  const url = parseUrl(link);
  return url !== null && MORE_SERVICES.some(({ owns, feedOf }) => owns(url) && feedOf(url) === url.href);
}

export const MORE_SERVICES: readonly SharingService[] = [
  {
    // https://www.meetup.com/help: "Export group events": /{group}/events/ical/; a language may stand before the group.
    name: "meetup",
    owns: ({ hostname }) => /^(?:www\.)?meetup\.com$/.test(hostname),
    feedOf: ({ pathname }) => {
      const [, group] = /^\/(?:[a-z]{2}-[A-Z]{2}\/)?([\w-]{2,100})(?:\/(?:events.*)?)?$/.exec(pathname) ?? [];
      return group && !/^(?:find|events|home|topics|apps|about|lp|pro|help)$/.test(group)
        ? `https://www.meetup.com/${group}/events/ical/`
        : null;
    },
  },
  {
    // https://tockify.com/i/docs/subscribing: /api/feeds/ics/{name}, the first part of a calendar's address.
    name: "tockify",
    owns: ({ hostname }) => /^(?:www\.)?tockify\.com$/.test(hostname),
    feedOf: ({ href, pathname }) => {
      if (pathname.startsWith("/api/feeds/ics/")) return href;
      const [, name] = /^\/(?:tkf2\/[^/]+\/)?([\w.-]{2,60})(?:\/.*)?$/.exec(pathname) ?? [];
      return name && !/^(?:i|api|tkf2|login|features|pricing)$/.test(name)
        ? `https://tockify.com/api/feeds/ics/${name}`
        : null;
    },
  },
  {
    // https://help.luma.com "Subscribe to a calendar": api.luma.com/ics/get?entity=calendar&id=cal-…; names show no id.
    name: "luma",
    owns: ({ hostname }) => /^(?:www\.|api\.)?(?:lu\.ma|luma\.com)$/.test(hostname) || hostname === "api.lu.ma",
    feedOf: ({ href, pathname }) => {
      if (pathname === "/ics/get") return href;
      const id = /\bcal-[A-Za-z0-9]{6,40}\b/.exec(href)?.[0];
      return id ? `https://api.luma.com/ics/get?entity=calendar&id=${id}` : null;
    },
  },
  {
    // https://docs.nextcloud.com, "Publishing a calendar": the shared page's token is that of remote.php/dav/public-calendars.
    name: "nextcloud",
    owns: ({ pathname }) =>
      /\/apps\/calendar\/(?:p|embed)\/[\w-]+|\/remote\.php\/dav\/public-calendars\/[\w-]+/.test(pathname),
    feedOf: ({ origin, pathname }) => {
      const [, root, token] =
        /^(.*?)(?:\/index\.php)?\/(?:apps\/calendar\/(?:p|embed)|remote\.php\/dav\/public-calendars)\/([\w-]+)/.exec(
          pathname,
        ) ?? [];
      return token ? `${origin}${root}/remote.php/dav/public-calendars/${token}?export` : null;
    },
  },
  {
    // https://developer.localist.com/doc/feeds: each calendar's page has /calendar.ics beside it.
    name: "localist",
    owns: ({ hostname }) => /\.localist\.com$/.test(hostname),
    feedOf: ({ href, origin, pathname }) => (pathname.endsWith(".ics") ? href : `${origin}/calendar.ics`),
  },
  {
    // https://github.com/ChurchApps (B1): content/events/subscribe?churchId=…; the id stands in no page's address.
    name: "churchapps",
    owns: ({ hostname }) => /^api\.churchapps\.org$/.test(hostname),
    feedOf: ({ href, pathname }) => (pathname === "/content/events/subscribe" ? href : null),
  },
  {
    // https://pcoapi.zendesk.com, "Subscribe to a calendar": calendar.planningcenteronline.com/icals/{key}, a link of its own.
    name: "planning_center",
    owns: ({ hostname }) => /^calendar\.planningcenteronline\.com$/.test(hostname),
    feedOf: ({ href, pathname }) => (pathname.startsWith("/icals/") ? href : null),
  },
  {
    // https://support.churchdesk.com, "iCal feed": /ical/resource/{id}/public and /ical/parish/{id} are feeds.
    name: "churchdesk",
    owns: ({ hostname }) => /^api2?\.churchdesk\.com$/.test(hostname),
    feedOf: ({ href, pathname }) => (pathname.startsWith("/ical/") ? href : null),
  },
  {
    // https://theeventscalendar.com/knowledgebase/k/ical-import-export: any list of events has ?ical=1. GatherPress has
    // /event/feed/ical (https://gatherpress.org), Events Manager /events.ics (https://wp-events-plugin.com/documentation).
    name: "wordpress",
    owns: ({ pathname, searchParams }) =>
      searchParams.get("post_type") === "tribe_events" || /\/events\/(?:list|month|liste|maned)\/?$/.test(pathname),
    feedOf: ({ href, searchParams }) => {
      if (searchParams.has("ical")) return href;
      const url = new URL(href);
      url.searchParams.set("ical", "1");
      return url.href;
    },
  },
];
