import { calendarSyncs } from "#db/schema";
import type { FeedAnswer, FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { respectingRobots } from "~/gateways/pages/robots";
import { sourceReader } from "~/gateways/sources/source-reader";
import { NOW } from "./clock";
import { memoryCache } from "./memory-cache";
import { reviewDeps } from "./reviewing";
import { anOrganizer, testDatabase } from "./rows";

export const SITE = "https://bedehuset.example/";

interface Said {
  name: string;
  start: string;
  /** What people see; the same as `start` where it is not given. */
  printed?: string;
}

/** Three that are sure, one that looks private, and one whose clock its page says twice. */
export const FOUND: Said[] = [
  { name: "Gudstjeneste", start: "2026-06-14T11:00" },
  { name: "Sommerkonsert", start: "2026-06-16T19:00" },
  { name: "Begravelse", start: "2026-06-17T12:00" },
  { name: "Bibelgruppe", start: "2026-06-18T19:00", printed: "2026-06-18T18:00" },
  { name: "Avslutning", start: "2026-06-28T11:00" },
];

const SHOWN = new Intl.DateTimeFormat("nb-NO", { dateStyle: "full", timeZone: "UTC" });

/** A page with data of events, and with what people see of them. */
export function programme(said: readonly Said[]): string {
  const data = said.map(({ name, start }) => ({
    "@type": "Event",
    "@id": `${SITE}${name}`,
    name,
    startDate: `${start}:00+02:00`,
    location: { "@type": "Place", name: "Bedehuset" },
  }));
  const shown = said.map(({ name, start, printed = start }) => {
    const [day, time] = printed.split("T") as [string, string];
    return `<h3>${name}</h3><p>${SHOWN.format(new Date(day))} kl. ${time.replace(":", ".")}</p>`;
  });
  return `<!doctype html><title>Program</title><script type="application/ld+json">${JSON.stringify(data)}</script>${shown.join("")}`;
}

let made = 0;

/** A page that nobody keeps, whose website is to be looked at. */
export async function foundPage(given: Partial<typeof calendarSyncs.$inferInsert> = {}) {
  const number = String(++made).padStart(3, "0");
  const { id: organizerId } = await anOrganizer({
    register_batch: "found",
    email: `${number}@enhetsregisteret.invalid`,
    website: SITE,
    organization_number: `999100${number}`,
  });
  const syncId = `found-${number}`;
  await testDatabase()
    .insert(calendarSyncs)
    .values({
      id: syncId,
      organizer_id: organizerId,
      calendar_name: "bedehuset.example",
      calendar_url: SITE,
      source_kind: "page",
      unconfirmed: "looked_at",
      sync_enabled: false,
      ...given,
    });
  return { organizerId, syncId };
}

const PROBLEMS = { 404: "not_found", 500: "server_error", 503: "busy_server" } as const;

/** A website by its paths, with what was asked of it; `during` happens while its front page is read. */
export function siteOf(answers: Record<string, string | number>, during = async () => {}, now = NOW) {
  const asked: string[] = [];
  const answerAt = (address: string): FeedAnswer => {
    const answer = answers[new URL(address).pathname] ?? 404;
    if (answer === "too_big") return { kind: "failed", problem: "too_big", detail: "" };
    if (typeof answer === "number")
      return { kind: "failed", problem: PROBLEMS[answer as keyof typeof PROBLEMS], detail: "" };
    const bytes = new TextEncoder().encode(answer);
    const contentType = address.endsWith(".txt") ? "text/plain" : "text/html; charset=utf-8";
    return { kind: "body", bytes, contentType, address, copy: { etag: null, last_modified: null } };
  };
  const pages: FeedFetcher = {
    fetchFeed: async (address) => {
      asked.push(new URL(address).pathname);
      if (address === SITE) await during();
      return answerAt(address);
    },
  };
  const keptPages = respectingRobots({ pages, edgeCache: memoryCache(), reader: sourceReader });
  const impolite: FeedFetcher = { fetchFeed: () => Promise.reject(new Error("robots.txt was not asked")) };
  return { asked, deps: { ...reviewDeps({ now }), pages: impolite, feeds: impolite, keptPages } };
}
