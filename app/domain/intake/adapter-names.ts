/** The services and programs whose own data is read; each has a folder in app/gateways/adapters. */
export const ADAPTER_NAMES = [
  "agrando",
  "checkin",
  "churchdesk",
  "cornerstone",
  "google-sheets",
  "hoopla",
  "modern-events-calendar",
  "skjer-i-kirken",
  "squarespace",
  "the-events-calendar",
  "ticketco",
  "wix",
] as const;

export type AdapterName = (typeof ADAPTER_NAMES)[number];
