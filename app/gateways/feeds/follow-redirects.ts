import { type HopRules, isAllowedHost, judgeHop } from "~/domain/feeds/feed-address";
import type { FeedProblem } from "~/domain/feeds/feed-problem";

/** Why there is no feed; the message holds no secrets. */
export class FeedFailure extends Error {
  constructor(
    readonly problem: FeedProblem,
    detail: string,
  ) {
    super(detail);
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

interface Journey {
  ask: (url: URL) => Promise<Response>;
  rules: HopRules;
  /** How many may be followed. */
  redirects: number;
}

/**
 * Asks an address and wherever it leads, each of them judged before it is asked. Without encryption nothing is taken but
 * a redirect: anybody on the way could have written the calendar.
 */
export async function followRedirects(address: string, { ask, rules, redirects }: Journey): Promise<{ response: Response; url: URL }> {
  let next = address;
  for (let left = redirects; left >= 0; left--) {
    const hop = judgeHop(next, rules);
    if (!hop.ok) throw new FeedFailure(hop.problem, next === address ? "the address itself" : "a redirect leads there");
    const url = hop.value;
    const response = await ask(url);
    if (!REDIRECTS.has(response.status)) {
      const isOpen = url.protocol === "https:" || isAllowedHost(url, rules);
      if (isOpen) return { response, url };
      await response.body?.cancel();
      throw new FeedFailure("bad_address", `${url.hostname} answered without encryption`);
    }
    await response.body?.cancel();
    next = targetOf(response, url);
  }
  throw new FeedFailure("too_many_redirects", `more than ${redirects}`);
}

function targetOf(response: Response, from: URL): string {
  const location = response.headers.get("Location") ?? "";
  if (location === "" || !URL.canParse(location, from)) throw new FeedFailure("server_error", `${from.hostname} redirects to nowhere`);
  return new URL(location, from).href;
}
