import type { Position } from "~/domain/places/position";
import type { FeedAnswer, FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { sourceReader } from "~/gateways/sources/source-reader";
import type { ReviewRequest } from "~/schemas/intake/review";
import { NOW } from "./clock";
import { profileDeps } from "./profile-work";

const PLACES = new Map<string, { position: Position; isSettled: boolean }>([
  ["Nes kirke, Oslo", { position: { lat: 60, lng: 10 }, isSettled: true }],
]);

interface Outside {
  /** What addresses answer; all others are not found. */
  answers?: Record<string, FeedAnswer>;
  now?: Date;
}

/** Returns the dependencies of what is done with intakes. */
export function reviewDeps({ answers = {}, now = NOW }: Outside = {}) {
  const source: FeedFetcher = {
    fetchFeed: async (address) => answers[address] ?? { kind: "failed", problem: "not_found", detail: "" },
  };
  return {
    ...profileDeps({ now }),
    addresses: { geocodeAll: async () => PLACES },
    pages: source,
    keptPages: source,
    feeds: source,
    reader: sourceReader,
    jobs: { enqueue: async () => undefined },
  };
}

/** Returns what a button of the review sends. */
export const asks = (given: Partial<ReviewRequest> & { ticked?: string[] } = {}): ReviewRequest => ({
  intent: "save",
  version: 1,
  at: null,
  opens: false,
  keep: false,
  errors: null,
  ...given,
  decisions: { ticked: new Set(given.ticked ?? []), ...given.decisions },
});
