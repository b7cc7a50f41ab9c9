import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { eventSeries } from "#db/schema";
import { type OwnList, type OwnListQuestion, ownListOf, ownListStatement } from "./own-event-list";
import type { StoredSeries } from "./own-events";

export interface SeriesPageRows {
  series: StoredSeries;
  list: OwnList;
}

/** One round trip: a series and a page of its events, each by itself; null where there is none. */
export async function findSeriesPage(db: Database, id: string, page: Omit<OwnListQuestion, "organizerId" | "seriesId" | "phrases">): Promise<SeriesPageRows | null> {
  const question = { ...page, organizerId: "", seriesId: id, phrases: [] };
  const [[series], rows] = await db.batch([db.select().from(eventSeries).where(eq(eventSeries.id, id)), ownListStatement(db, question)]);
  return series ? { series, list: ownListOf(rows, question) } : null;
}
