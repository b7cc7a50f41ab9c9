import type { Database } from "#db/client";
import { listGeocodedAddresses, saveGeocodedAddresses } from "#db/queries/places/places";
import type { Position } from "~/domain/places/position";
import { DAY_MS } from "~/domain/time/days-and-moments";

type Source = "kartverket" | "gazetteer";

/** New streets appear in the register, houses rarely move. */
const DAYS_KEPT: Record<Source, number> = { kartverket: 365, gazetteer: 30 };

export interface GeocodeResult {
  text: string;
  position: Position | null;
  source: Source;
}

export interface GeocodeStore {
  /** A null position is a stored "unknown"; texts that must be looked up are missing. */
  find(texts: readonly string[]): Promise<Map<string, Position | null>>;
  save(answers: readonly GeocodeResult[]): Promise<void>;
}

export function openGeocodeStore(db: Database, now: Date): GeocodeStore {
  const keyOf = (text: string) => text.toLowerCase();
  return {
    async find(texts) {
      const stored = await listGeocodedAddresses(db, texts.map(keyOf));
      const fresh = stored.filter(
        ({ source, looked_up_at }) => now.getTime() - looked_up_at.getTime() <= DAYS_KEPT[source] * DAY_MS,
      );
      const byKey = new Map(
        fresh.map(({ query, lat, lng }) => [query, lat === null || lng === null ? null : { lat, lng }]),
      );
      const isStored = (text: string) => byKey.has(keyOf(text));
      return new Map(texts.filter(isStored).map((text) => [text, byKey.get(keyOf(text)) ?? null]));
    },
    async save(answers) {
      const rows = answers.map(({ text, position, source }) => ({
        query: keyOf(text),
        lat: position?.lat ?? null,
        lng: position?.lng ?? null,
        source,
      }));
      await saveGeocodedAddresses(db, rows, now);
    },
  };
}
