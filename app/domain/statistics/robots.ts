/**
 * What programs that are not people's browsers call themselves: crawlers, previews of links, monitors, libraries. A
 * browser without a window is one of them; a telephone called Cubot is not.
 */
const ROBOTS =
  /(?<!cu)bots?\b|crawl|spider|slurp|scrap|archiv|preview|facebookexternalhit|meta-external|whatsapp|embedly|monitor|uptime|pingdom|lighthouse|headless|phantom|playwright|puppeteer|selenium|python|curl|wget|httpie|okhttp|axios|node-fetch|undici|go-http|java\/|libwww|perl|ruby|php|guzzle|postman|insomnia|feed|rss|validator|scan|compatible; samling/i;

/** Every browser calls itself this. */
const BROWSER = /^(Mozilla|Opera)\//;

/** What calendars call themselves when they fetch one that somebody subscribes to. */
const CALENDARS =
  /google-calendar|dataaccessd|calendaragent|calendar\/|ical\b|outlook|microsoft\.exchange|microsoft exchange|thunderbird|davx5|icsx5|evolution|gnome-online|nextcloud|owncloud|kalender|fantastical|busycal|proton.*calendar|yahoo.*calendar/i;

/** Returns whether a request comes from somebody's browser, by its User-Agent; without one it comes from a program. */
export const isPersonsBrowser = (userAgent: string | null): boolean =>
  userAgent !== null && BROWSER.test(userAgent) && !ROBOTS.test(userAgent);

/** Returns whether a calendar asks, by its User-Agent. */
export const isCalendarProgram = (userAgent: string | null): boolean => userAgent !== null && CALENDARS.test(userAgent);
