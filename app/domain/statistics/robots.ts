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
