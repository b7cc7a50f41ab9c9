import { eq } from "drizzle-orm";
import { calendarSyncs, events, intakes } from "#db/schema";
import type { FeedAnswer, FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { respectingRobots } from "~/gateways/pages/robots";
import { sourceReader } from "~/gateways/sources/source-reader";
import { syncCalendar } from "~/models/calendars/sync";
import { reviewIntake } from "~/models/intake/review";
import { NOW } from "./clock";
import { FOUND, programme, SITE } from "./found-programme";
import { memoryCache } from "./memory-cache";
import { asks, reviewDeps } from "./reviewing";
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

/**
 * A website by its paths, with what was asked of it; `during` happens while its front page is read, and `leadsTo` is
 * the host of a redirect.
 */
export function siteOf(
  answers: Record<string, string | number>,
  during = async () => {},
  now = NOW,
  leadsTo = new URL(SITE).hostname,
) {
  const asked: string[] = [];
  const answerAt = (address: string): FeedAnswer => {
    const answer = answers[new URL(address).pathname] ?? 404;
    if (answer === "too_big") return { kind: "failed", problem: "too_big", detail: "" };
    if (typeof answer === "number")
      return { kind: "failed", problem: PROBLEMS[answer as keyof typeof PROBLEMS], detail: "" };
    const bytes = new TextEncoder().encode(answer);
    const contentType = address.endsWith(".txt") ? "text/plain" : "text/html; charset=utf-8";
    const final = address.replace(new URL(address).hostname, leadsTo);
    return { kind: "body", bytes, contentType, address: final, copy: { etag: null, last_modified: null } };
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

export const proposalsOf = (organizerId: string) =>
  testDatabase().select().from(intakes).where(eq(intakes.organizer_id, organizerId));
export const titlesOf = async (organizerId: string) =>
  (
    await testDatabase().select().from(events).where(eq(events.organizer_id, organizerId)).orderBy(events.start_time)
  ).map(({ title }) => title);
export const yesTo = async (organizerId: string, deps: ReturnType<typeof siteOf>["deps"]) => {
  const [proposal] = await proposalsOf(organizerId);
  const ticked = proposal!.rows.filter(({ isTicked }) => isTicked).map(({ id }) => id);
  return reviewIntake(proposal!, asks({ intent: "publish", version: proposal!.version, ticked }), deps);
};

/** A page whose website was looked at, and what it is looked at with. */
export async function lookedAtPage() {
  const page = await foundPage();
  const { deps } = siteOf({ "/": programme(FOUND) });
  await syncCalendar({ syncId: page.syncId, trigger: "cron" }, deps);
  return { ...page, deps };
}

/** A page whose website a superadmin has said yes to. */
export async function publishedPage() {
  const { organizerId, syncId, deps } = await lookedAtPage();
  const done = await yesTo(organizerId, deps);
  if (!done.ok) throw new Error(done.problem.kind);
  return { organizerId, syncId };
}
