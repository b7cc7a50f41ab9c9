import { SHORTEST_ADDRESS } from "~/domain/address-search";
import type { Position } from "~/domain/geo/distance";
import { type EdgeCache, edgeBreaker } from "../circuit-breaker";
import { findByKartverket } from "./find-address";
import { openGeocoder } from "./geocode-all";
import type { GeocodeMemory } from "./geocode-memory";
import { type Kartverket, openKartverket } from "./kartverket";
import { findTownByGazetteer, findTownByKartverket } from "./find-town";
import { type AddressSuggestion, keepSuggestions, suggestFromGazetteer, suggestFromKartverket } from "./suggestions";

/** Where addresses are: Kartverket knows; the embedded gazetteer answers, by town, while it can't be asked. */
export interface AddressBook {
  /** Addresses in Norway that begin, or are meant, as typed; none for fewer than three letters. */
  suggest(typed: string): Promise<AddressSuggestion[]>;
  /**
   * Where an address is; null when nobody knows. `mayAsk` is asked before the outside world is, for what is not in
   * memory: if it says no, the town answers and nothing is kept.
   */
  geocode(address: string, mayAsk?: () => Promise<boolean>): Promise<Position | null>;
  /** The town of an address; null where it names none and addresses in several towns are called so, or nobody knows. */
  townOf(address: string): Promise<string | null>;
  /**
   * The same as geocode() for many addresses at once, in a bounded time: those that could not be asked about are answered by town
   * alone and not settled. Answers one entry for each address given.
   */
  geocodeAll(addresses: readonly string[]): Promise<Map<string, Located>>;
}

export interface Located {
  position: Position | null;
  /** Whether asking again would give the same. */
  isSettled: boolean;
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

  const geocodeAll = openGeocoder({
    memory,
    tidy: (address) => {
      const text = tidy(address);
      return text.length < SHORTEST_ADDRESS ? null : text;
    },
    ask: (text, town) => askKartverket(async (kartverket) => ({ position: await findByKartverket(kartverket, text, town) })),
  });

  return {
    async suggest(typed) {
      const text = tidy(typed);
      if (text.length < SHORTEST_ADDRESS) return [];
      const found = await keepSuggestions(edgeCache, text, () =>
        askKartverket((kartverket) => suggestFromKartverket(kartverket, text, MOST_SUGGESTIONS)),
      );
      return found && found.length > 0 ? found : suggestFromGazetteer(text, MOST_SUGGESTIONS);
    },

    async geocode(address, mayAsk) {
      const located = await geocodeAll([address], mayAsk);
      return located.get(address)!.position;
    },

    async townOf(address) {
      const text = tidy(address);
      if (text.length < SHORTEST_ADDRESS) return null;
      return (await askKartverket((kartverket) => findTownByKartverket(kartverket, text))) ?? findTownByGazetteer(text);
    },

    geocodeAll,
  };
}

/** In one line, without control characters and halves of surrogate pairs. */
const tidy = (text: string) => text.normalize("NFC").slice(0, LONGEST_ADDRESS).replace(/[\p{C}\s]+/gu, " ").trim();
