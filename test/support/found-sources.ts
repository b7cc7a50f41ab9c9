import { calendarSyncs } from "#db/schema";
import type { FeedAnswer, FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { respectingRobots } from "~/gateways/pages/robots";
import { sourceReader } from "~/gateways/sources/source-reader";
import { NOW } from "./clock";
import { SITE } from "./found-programme";
import { memoryCache } from "./memory-cache";
import { reviewDeps } from "./reviewing";
import { anOrganizer, testDatabase } from "./rows";

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
