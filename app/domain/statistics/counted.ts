import type { CountedKind, CountedUse } from "./kinds";
import { pageOfPath } from "./page";

const CALENDAR_FILE = /^\/(event|organizer)\/([\w-]{1,64})\.ics$/;
const EVENT_FRAME = /^\/embed\/event\/([\w-]{1,64})$/;
const ID = /^[\w-]{1,64}$/;

/** Browsers fetch what may be opened next, before anybody has asked. */
function isAhead(headers: Headers): boolean {
  const purpose = [headers.get("Sec-Purpose"), headers.get("Purpose"), headers.get("X-Moz")].join(" ");
  return /prefetch|prerender|preview/i.test(purpose);
}

/** Global Privacy Control, Do Not Track. */
const asksForPrivacy = (headers: Headers): boolean => headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1";

export const mayBeCounted = (headers: Headers): boolean =>
  isPersonsBrowser(headers.get("User-Agent")) && !isAhead(headers) && !asksForPrivacy(headers);

/** Null for what is not counted, as page data: the browser tells of pages that it opens. */
export function countedRequest(request: Request, status: number): CountedUse | null {
  const { method, url, headers } = request;
  if (method !== "GET" || (status !== 200 && status !== 304)) return null;
  const { pathname, searchParams } = new URL(url);
  const subscribed = subscribedOrganizer(pathname, searchParams);
  if (subscribed && isCalendarProgram(headers.get("User-Agent"))) return of("subscriptions", "organizer", subscribed);
  return mayBeCounted(headers) ? ofBrowser(pathname, searchParams) : null;
}

function subscribedOrganizer(path: string, parameters: URLSearchParams): string | null {
  const [, type, id] = CALENDAR_FILE.exec(path) ?? [];
  if (id) return type === "organizer" ? id : null;
  return path === "/feeds/events.ics" ? idIn(parameters) : null;
}

function idIn(parameters: URLSearchParams): string | null {
  const id = parameters.get("organizer_id");
  return id !== null && ID.test(id) ? id : null;
}

function ofBrowser(path: string, parameters: URLSearchParams): CountedUse | null {
  const page = pageOfPath(path);
  if (page) return { kind: "views", ...page };
  const [, type, id] = CALENDAR_FILE.exec(path) ?? [];
  if (id) return of("calendar_adds", type as CountedUse["content_type"], id);
  const [, event] = EVENT_FRAME.exec(path) ?? [];
  if (event) return of("embeds", "event", event);
  const organizer = path === "/embed/events" ? idIn(parameters) : null;
  return organizer === null ? null : of("embeds", "organizer", organizer);
}

const of = (kind: CountedKind, content_type: CountedUse["content_type"], content_id: string): CountedUse => ({
  kind,
  content_type,
  content_id,
});

/** Crawlers, previews, monitors, libraries, and browsers without a window; a telephone called Cubot is none. */
const ROBOTS =
  /(?<!cu)bots?\b|crawl|spider|slurp|scrap|archiv|preview|facebookexternalhit|meta-external|whatsapp|embedly|monitor|uptime|pingdom|lighthouse|headless|phantom|playwright|puppeteer|selenium|python|curl|wget|httpie|okhttp|axios|node-fetch|undici|go-http|java\/|libwww|perl|ruby|php|guzzle|postman|insomnia|feed|rss|validator|scan|compatible; samling/i;

/** Every browser calls itself this. */
const BROWSER = /^(Mozilla|Opera)\//;

/** Calendars that fetch one somebody subscribes to. */
const CALENDARS =
  /google-calendar|dataaccessd|calendaragent|calendar\/|ical\b|outlook|microsoft\.exchange|microsoft exchange|thunderbird|davx5|icsx5|evolution|gnome-online|nextcloud|owncloud|kalender|fantastical|busycal|proton.*calendar|yahoo.*calendar/i;

/** Without a User-Agent it is a program. */
export const isPersonsBrowser = (userAgent: string | null): boolean =>
  userAgent !== null && BROWSER.test(userAgent) && !ROBOTS.test(userAgent);

export const isCalendarProgram = (userAgent: string | null): boolean => userAgent !== null && CALENDARS.test(userAgent);
