import type { Position } from "~/domain/geo/distance";
import { findPlaceOfAddress } from "../gazetteer/find-place";
import type { Located } from "./address-book";
import type { GeocodeMemory, Remembered } from "./geocode-memory";

interface Deps {
  memory: GeocodeMemory;
  /** An address as it is asked for; null where it is too short to be one. */
  tidy(address: string): string | null;
  /** Asks the outside world; null where that is out of reach. */
  ask(text: string, town: Position | null): Promise<{ position: Position | null } | null>;
}

/** How many texts may be asked about at once and in all, and no new one after so long. */
const AT_ONCE = 5;
const MOST_ASKED = 80;
const LONGEST_MS = 6000;

/** Says where addresses are: from memory, else by asking, else by town. Two statements, however many there are. */
export function openGeocoder({ memory, tidy, ask }: Deps) {
  return async function geocodeAll(addresses: readonly string[], mayAsk = async () => true): Promise<Map<string, Located>> {
    const texts = new Map(addresses.map((address) => [address, tidy(address)]));
    const wanted = [...new Set(texts.values())].filter((text) => text !== null);
    const known = wanted.length > 0 ? await memory.recall(wanted) : new Map<string, Position | null>();
    const learned: Remembered[] = [];
    const unknown = wanted.filter((text) => !known.has(text)).slice(0, MOST_ASKED);
    await inParallel(unknown.length > 0 && (await mayAsk()) ? unknown : [], async (text) => {
      const town = townOf(text);
      const found = await ask(text, town);
      // What the gazetteer says while the outside world is out of reach is not kept: it would stand for the real answer.
      if (found) learned.push({ text, position: found.position ?? town, source: found.position ? "kartverket" : "gazetteer" });
    });
    if (learned.length > 0) await memory.keep(learned);
    for (const { text, position } of learned) known.set(text, position);
    const locate = (text: string | null): Located => {
      if (text === null) return { position: null, isSettled: true };
      return known.has(text) ? { position: known.get(text)!, isSettled: true } : { position: townOf(text), isSettled: false };
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
