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

interface AdapterFacts {
  name: string;
  /** Documented, or what every browser gets. Others are off until the owner has said yes. */
  isPublished: boolean;
}

export const ADAPTER_FACTS: Readonly<Record<AdapterName, AdapterFacts>> = {
  agrando: { name: "Agrando", isPublished: true },
  checkin: { name: "Checkin", isPublished: false },
  churchdesk: { name: "ChurchDesk", isPublished: false },
  cornerstone: { name: "Cornerstone", isPublished: false },
  "google-sheets": { name: "Google Sheets", isPublished: true },
  hoopla: { name: "Hoopla", isPublished: false },
  "modern-events-calendar": { name: "Modern Events Calendar", isPublished: true },
  "skjer-i-kirken": { name: "Skjer i kirken", isPublished: false },
  squarespace: { name: "Squarespace", isPublished: true },
  "the-events-calendar": { name: "The Events Calendar", isPublished: true },
  ticketco: { name: "TicketCo", isPublished: true },
  wix: { name: "Wix", isPublished: true },
};
