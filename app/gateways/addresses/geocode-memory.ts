import type { Database } from "#db/client";
import { findGeocodedAddress, saveGeocodedAddress } from "#db/queries/geocoded-addresses";
import type { Position } from "~/domain/geo/distance";

type Source = "kartverket" | "gazetteer";

const DAY_MS = 86_400_000;

/** New streets get their addresses sooner or later; houses rarely move. */
const DAYS_KEPT: Record<Source, number> = { kartverket: 365, gazetteer: 30 };

/** Answers of former times, so that each text is asked about once. */
export interface GeocodeMemory {
  /** What is known of a text, which may be that nobody knows where it is; null where that has to be asked. */
  recall(text: string): Promise<{ position: Position | null } | null>;
  keep(text: string, position: Position | null, source: Source): Promise<void>;
}

/** A memory in the database. */
export function openGeocodeMemory(db: Database, now: Date): GeocodeMemory {
  const keyOf = (text: string) => text.toLowerCase();
  return {
    async recall(text) {
      const kept = await findGeocodedAddress(db, keyOf(text));
      if (!kept || now.getTime() - kept.looked_up_at.getTime() > DAYS_KEPT[kept.source] * DAY_MS) return null;
      const { lat, lng } = kept;
      return { position: lat === null || lng === null ? null : { lat, lng } };
    },
    async keep(text, position, source) {
      const { lat, lng } = position ?? { lat: null, lng: null };
      await saveGeocodedAddress(db, { query: keyOf(text), lat, lng, source, looked_up_at: now });
    },
  };
}
