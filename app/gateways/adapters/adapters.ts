import type { Adapter } from "./adapter";
import { agrando } from "./agrando/adapter";
import { checkin } from "./checkin/adapter";
import { churchdesk } from "./churchdesk/adapter";
import { cornerstone } from "./cornerstone/adapter";
import { googleSheets } from "./google-sheets/adapter";
import { hoopla } from "./hoopla/adapter";
import { modernEventsCalendar } from "./modern-events-calendar/adapter";
import { skjerIKirken } from "./skjer-i-kirken/adapter";
import { squarespace } from "./squarespace/adapter";
import { theEventsCalendar } from "./the-events-calendar/adapter";
import { ticketco } from "./ticketco/adapter";
import { wix } from "./wix/adapter";

/** By name, as people look for them. */
export const ADAPTERS: readonly Adapter[] = [
  agrando,
  checkin,
  churchdesk,
  cornerstone,
  googleSheets,
  hoopla,
  modernEventsCalendar,
  skjerIKirken,
  squarespace,
  theEventsCalendar,
  ticketco,
  wix,
];

export const adapterAt = (address: URL): Adapter | null => ADAPTERS.find((one) => one.isAddress?.(address)) ?? null;

const HTML = /<(?:!doctype\s|html|head|body)\b/i;
const START = 10_000;

export const adapterOfPage = (html: string): Adapter | null =>
  HTML.test(html.slice(0, START)) ? (ADAPTERS.find((one) => one.isPage?.(html)) ?? null) : null;

export function interfaceBeside(feed: string): string | null {
  const address = new URL(feed);
  return ADAPTERS.reduce<string | null>((found, one) => found ?? one.besideFeed?.(address) ?? null, null);
}
