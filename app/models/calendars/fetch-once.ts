import type { FeedAnswer, FeedFetcher } from "~/gateways/feeds/feed-fetcher";

/** The same way to feeds, on which a whole feed is fetched once: what was looked at before it is saved is what is imported. */
export function fetchOnce(feeds: FeedFetcher): FeedFetcher {
  const fetched = new Map<string, Promise<FeedAnswer>>();
  return {
    fetchFeed(address, known) {
      if (known) return feeds.fetchFeed(address, known);
      const answer = fetched.get(address) ?? feeds.fetchFeed(address, null);
      fetched.set(address, answer);
      return answer;
    },
  };
}
