import type { FeedProblem } from "~/domain/calendars/run";
import { refuse, type Result, succeed } from "~/domain/values";
import type { FailedAnswer, FeedFetcher } from "../feeds/feed-fetcher";
import type { isOpenByRules } from "./robots-rules";

interface Deps {
  pages: FeedFetcher;
  edgeCache: Pick<Cache, "match" | "put">;
  reader: { isOpenByRules(...asked: Parameters<typeof isOpenByRules>): Promise<boolean> };
}

const KEPT_SECONDS = 24 * 3600;
/** Bytes; what comes after is passed over. */
const LONGEST_RULES = 64 * 1024;

/** Does not ask for what a site's robots.txt closes to us; its rules are a stranger's text, so the reader reads them. */
export const respectingRobots = ({ pages, edgeCache, reader }: Deps): FeedFetcher => ({
  async fetchFeed(address, known, request = {}) {
    if (request.isInterface) return pages.fetchFeed(address, known, request);
    const closing = async (asked: string): Promise<FailedAnswer | null> => {
      const rulesAt = new URL("/robots.txt", asked).href;
      const rules = await findRules(rulesAt, { pages, edgeCache });
      if (!rules.ok) return { kind: "failed", problem: rules.problem, detail: "robots.txt" };
      const isOpen = rules.value === "" || (await reader.isOpenByRules(rules.value, rulesAt, asked));
      return isOpen ? null : { kind: "failed", problem: "robots", detail: "robots.txt" };
    };
    const closed = await closing(address);
    if (closed) return closed;
    const answer = await pages.fetchFeed(address, known, request);
    const isRedirected = answer.kind === "body" && answer.address !== new URL(address).href;
    return (isRedirected && (await closing(answer.address))) || answer;
  },
});

async function findRules(
  rulesAt: string,
  { pages, edgeCache }: Omit<Deps, "reader">,
): Promise<Result<string, FeedProblem>> {
  const kept = await edgeCache.match(keyOf(rulesAt));
  if (kept) return succeed(await kept.text());
  const rules = await askForRules(rulesAt, pages);
  if (!rules.ok) return rules;
  const headers = { "Cache-Control": `max-age=${KEPT_SECONDS}` };
  await edgeCache.put(keyOf(rulesAt), new Response(rules.value, { headers }));
  return rules;
}

const keyOf = (rulesAt: string) => `https://robots.invalid/?${new URLSearchParams({ rulesAt })}`;

/** A site without rules allows everything. */
async function askForRules(rulesAt: string, pages: FeedFetcher): Promise<Result<string, FeedProblem>> {
  const answer = await pages.fetchFeed(rulesAt, null);
  if (answer.kind === "body") return succeed(new TextDecoder().decode(answer.bytes.subarray(0, LONGEST_RULES)));
  if (answer.kind === "unchanged") return succeed("");
  const hasNone = answer.problem === "not_found" || answer.problem === "refused" || answer.problem === "too_big";
  return hasNone ? succeed("") : refuse(answer.problem);
}
