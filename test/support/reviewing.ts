import { eq } from "drizzle-orm";
import { findIntake } from "#db/queries/intakes";
import { events } from "#db/schema";
import type { Position } from "~/domain/places/position";
import type { FeedAnswer, FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { sourceReader } from "~/gateways/sources/source-reader";
import { reviewIntake } from "~/models/intake/review";
import { newId } from "~/models/site/new-id";
import type { ReviewRequest } from "~/schemas/intake/review";
import { NOW } from "./clock";
import { profileDeps } from "./profile-work";
import { someRows } from "./reviews";
import { anIntake, anOrganizer, testDatabase } from "./rows";

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

/** Decides about the stored intake. */
export async function review(id: string, request: ReviewRequest, now = NOW) {
  return reviewIntake((await findIntake(testDatabase(), id))!, request, reviewDeps({ now }));
}

export const publishedOf = (organizer_id: string) =>
  testDatabase().select().from(events).where(eq(events.organizer_id, organizer_id)).orderBy(events.start_time);

/** Stores three rows of an organizer's; the last is private, and unticked. */
export async function aReview() {
  const { id: organizer_id } = await anOrganizer();
  const rows = someRows([
    { title: "Gudstjeneste", place: "Nes kirke" },
    { title: "Leir", day: "2026-07-03", time: null, endDay: "2026-07-05" },
    { title: "Styremøte", day: "2026-07-04", isPrivate: true },
  ]).map((row) => ({ ...row, id: newId() }));
  const intake = await anIntake({ id: newId(), organizer_id, rows });
  return { id: intake.id, organizer_id, rows, ids: rows.map((row) => row.id) };
}
