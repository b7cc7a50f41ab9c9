import { SHORTEST_ADDRESS } from "~/domain/address-search";
import type { Position } from "~/domain/geo/distance";
import { type EdgeCache, edgeBreaker } from "../circuit-breaker";
import { findPlaceOfAddress } from "../gazetteer/find-place";
import { findByKartverket } from "./find-address";
import type { GeocodeMemory } from "./geocode-memory";
import { type Kartverket, openKartverket } from "./kartverket";
import { type AddressSuggestion, keepSuggestions, suggestFromGazetteer, suggestFromKartverket } from "./suggestions";

/** Where addresses are: Kartverket knows; the embedded gazetteer answers, by town, while it can't be asked. */
export interface AddressBook {
  /** Addresses in Norway that begin, or are meant, as typed; none for fewer than three letters. */
  suggest(typed: string): Promise<AddressSuggestion[]>;
  /** Where an address is; null when nobody knows. */
  geocode(address: string): Promise<Position | null>;
}

interface Deps {
  settings: { ADDRESS_API_URL: string; PLACE_API_URL: string; APP_URL: string };
  memory: GeocodeMemory;
  edgeCache: EdgeCache;
  now: Date;
}

/** Longest wait for Kartverket, all its answers to one question together. */
export const ADDRESS_TIMEOUT_MS = 3000;

export const LONGEST_ADDRESS = 200;
const MOST_SUGGESTIONS = 8;

export function openAddressBook({ settings, memory, edgeCache, now }: Deps): AddressBook {
  const throughBreaker = edgeBreaker(edgeCache, "kartverket", now);
  const askKartverket = <T>(ask: (kartverket: Kartverket) => Promise<T>) =>
    throughBreaker(() => ask(openKartverket(settings, AbortSignal.timeout(ADDRESS_TIMEOUT_MS))));

  return {
    async suggest(typed) {
      const text = tidy(typed);
      if (text.length < SHORTEST_ADDRESS) return [];
      const found = await keepSuggestions(edgeCache, text, () =>
        askKartverket((kartverket) => suggestFromKartverket(kartverket, text, MOST_SUGGESTIONS)),
      );
      return found && found.length > 0 ? found : suggestFromGazetteer(text, MOST_SUGGESTIONS);
    },

    async geocode(address) {
      const text = tidy(address);
      if (text.length < SHORTEST_ADDRESS) return null;
      const remembered = await memory.recall(text);
      if (remembered) return remembered.position;
      const town = findPlaceOfAddress(text)?.position ?? null;
      const found = await askKartverket(async (kartverket) => ({ position: await findByKartverket(kartverket, text, town) }));
      // What the gazetteer says while Kartverket is out of reach is not kept: it would stand for the real answer.
      if (found) await memory.keep(text, found.position ?? town, found.position ? "kartverket" : "gazetteer");
      return found?.position ?? town;
    },
  };
}

/** In one line, without control characters and halves of surrogate pairs. */
const tidy = (text: string) => text.normalize("NFC").slice(0, LONGEST_ADDRESS).replace(/[\p{C}\s]+/gu, " ").trim();
