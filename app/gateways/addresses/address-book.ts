import { SHORTEST_ADDRESS } from "~/domain/places/addresses";
import type { Position } from "~/domain/places/position";
import { present } from "~/domain/values";
import { findPlaceOfAddress } from "~/gateways/gazetteer/find-place";
import { edgeBreaker } from "../circuit-breaker";
import type { EdgeCache } from "../edge-cache";
import { findByKartverket, findTownByGazetteer, findTownByKartverket } from "./find-address";
import type { GeocodeResult, GeocodeStore } from "./geocode-store";
import { type Kartverket, openKartverket } from "./kartverket";
import { type AddressSuggestion, cacheSuggestions, suggestFromGazetteer, suggestFromKartverket } from "./suggestions";

interface GeocoderDeps {
  store: GeocodeStore;
  tidy(address: string): string | null;
  ask(text: string, town: Position | null): Promise<{ position: Position | null } | null>;
}

/** Texts at once and in all; later no new lookup begins. */
const AT_ONCE = 5;
const MOST_ASKED = 80;
const LONGEST_MS = 6000;

/** Stored positions, else asks, else the town. Two database statements, however many addresses. */
function openGeocoder({ store, tidy, ask }: GeocoderDeps) {
  return async function geocodeAll(
    addresses: readonly string[],
    mayAsk = async () => true,
  ): Promise<Map<string, Located>> {
    const texts = new Map(addresses.map((address) => [address, tidy(address)]));
    const wanted = [...new Set(texts.values())].filter((text) => text !== null);
    const known = wanted.length > 0 ? await store.find(wanted) : new Map<string, Position | null>();
    const learned: GeocodeResult[] = [];
    const unknown = wanted.filter((text) => !known.has(text)).slice(0, MOST_ASKED);
    await inParallel(unknown.length > 0 && (await mayAsk()) ? unknown : [], async (text) => {
      const town = townOf(text);
      const found = await ask(text, town);
      // While the service can't be reached the gazetteer's result is not stored: it would take the real result's place.
      if (found)
        learned.push({ text, position: found.position ?? town, source: found.position ? "kartverket" : "gazetteer" });
    });
    if (learned.length > 0) await store.save(learned);
    for (const { text, position } of learned) known.set(text, position);
    const locate = (text: string | null): Located => {
      if (text === null) return { position: null, isSettled: true };
      return known.has(text)
        ? { position: known.get(text) ?? null, isSettled: true }
        : { position: townOf(text), isSettled: false };
    };
    return new Map([...texts].map(([address, text]) => [address, locate(text)]));
  };
}

const townOf = (text: string) => findPlaceOfAddress(text)?.position ?? null;

async function inParallel(texts: string[], work: (text: string) => Promise<void>): Promise<void> {
  const deadline = AbortSignal.timeout(LONGEST_MS);
  const queue = texts.values();
  const worker = async () => {
    for (const text of queue) {
      if (deadline.aborted) return;
      await work(text);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, texts.length) }, worker));
}

/** Kartverket's; while that can't be reached, the embedded gazetteer's, by town. */
export interface AddressBook {
  /** Norwegian addresses; none for fewer than three letters. */
  suggest(typed: string): Promise<AddressSuggestion[]>;
  /** Null when unknown. `mayAsk` runs before an outside request; false gives the town's position, not stored. */
  geocode(address: string, mayAsk?: () => Promise<boolean>): Promise<Position | null>;
  townOf(address: string): Promise<string | null>;
  /** In bounded time; what could not be looked up has its town's position and is not settled. One entry per address. */
  geocodeAll(addresses: readonly string[]): Promise<Map<string, Located>>;
}

export interface Located {
  position: Position | null;
  isSettled: boolean;
}

interface Deps {
  settings: { ADDRESS_API_URL: string; PLACE_API_URL: string; APP_URL: string };
  store: GeocodeStore;
  edgeCache: EdgeCache;
  now: Date;
}

const ADDRESS_TIMEOUT_MS = 3000;

const LONGEST_ADDRESS = 200;
const MOST_SUGGESTIONS = 8;

export function openAddressBook({ settings, store, edgeCache, now }: Deps): AddressBook {
  const throughBreaker = edgeBreaker(edgeCache, "kartverket", now);
  const askKartverket = <T>(ask: (kartverket: Kartverket) => Promise<T>) =>
    throughBreaker(() => ask(openKartverket(settings, AbortSignal.timeout(ADDRESS_TIMEOUT_MS))));

  const geocodeAll = openGeocoder({
    store,
    tidy: (address) => {
      const text = tidy(address);
      return text.length < SHORTEST_ADDRESS ? null : text;
    },
    ask: (text, town) =>
      askKartverket(async (kartverket) => ({ position: await findByKartverket(kartverket, text, town) })),
  });

  return {
    async suggest(typed) {
      const text = tidy(typed);
      if (text.length < SHORTEST_ADDRESS) return [];
      const found = await cacheSuggestions(edgeCache, text, () =>
        askKartverket((kartverket) => suggestFromKartverket(kartverket, text, MOST_SUGGESTIONS)),
      );
      return found && found.length > 0 ? found : suggestFromGazetteer(text, MOST_SUGGESTIONS);
    },

    async geocode(address, mayAsk) {
      const located = await geocodeAll([address], mayAsk);
      return present(located.get(address), "position of an address").position;
    },

    async townOf(address) {
      const text = tidy(address);
      if (text.length < SHORTEST_ADDRESS) return null;
      return (await askKartverket((kartverket) => findTownByKartverket(kartverket, text))) ?? findTownByGazetteer(text);
    },

    geocodeAll,
  };
}

const tidy = (text: string) =>
  text
    .normalize("NFC")
    .slice(0, LONGEST_ADDRESS)
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
