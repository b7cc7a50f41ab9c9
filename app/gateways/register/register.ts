import type { RegisterAnswer, RegisterUnit } from "~/domain/organizers/register";
import { DAY_SECONDS, HOUR_SECONDS } from "~/domain/time/days-and-moments";
import { edgeBreaker } from "../circuit-breaker";
import { type EdgeCache, throughEdgeCache } from "../edge-cache";
import { type Brreg, type FoundUnits, openBrreg, type UnitsPage, type UnitsWanted } from "./brreg";

/** Enhetsregisteret; null where it can't be reached. */
export interface Register {
  /** Expects a valid check digit. */
  find(number: string): Promise<RegisterAnswer | null>;
  /** REGISTER_PAGE units; pages count from 0. */
  search(name: string, page: number): Promise<FoundUnits | null>;
  /** Each number once; the first MOST_LISTED. */
  list(wanted: UnitsWanted): Promise<RegisterUnit[] | null>;
}

interface Deps {
  settings: { REGISTER_API_URL: string; APP_URL: string };
  edgeCache: EdgeCache;
  now: Date;
}

export const REGISTER_PAGE = 10;

/** Units a request; each is some two kilobytes. */
const LIST_PAGE = 500;
/** The register gives no more than the first 10,000. */
export const MOST_LISTED = 5000;

const REGISTER_TIMEOUT_MS = 3000;
const LIST_TIMEOUT_MS = 10_000;

const keyOf = (path: string) => `https://register-of-organisations.invalid/${path}`;

export function openRegister({ settings, edgeCache, now }: Deps): Register {
  const throughBreaker = edgeBreaker(edgeCache, "brreg", now);
  const askBrreg = <T>(ask: (brreg: Brreg) => Promise<T>, milliseconds = REGISTER_TIMEOUT_MS) =>
    throughBreaker(() => ask(openBrreg(settings, AbortSignal.timeout(milliseconds))));
  const listPage = (wanted: UnitsWanted, page: number) =>
    throughEdgeCache<UnitsPage>(edgeCache, keyOf(`?${JSON.stringify(wanted)}&page=${page}`), {
      ask: () => askBrreg((brreg) => brreg.listUnits(wanted, { size: LIST_PAGE, page }), LIST_TIMEOUT_MS),
      secondsOf: ({ sent }) => (sent > 0 ? DAY_SECONDS : HOUR_SECONDS),
    });

  return {
    async list(wanted) {
      const units = new Map<string, RegisterUnit>();
      // However many pages it says that there are: one that brings nothing new is the last.
      for (let page = 0; units.size < MOST_LISTED; page++) {
        const found = await listPage(wanted, page);
        if (!found) return null;
        const before = units.size;
        for (const unit of found.units) units.set(unit.number, unit);
        if (found.sent < LIST_PAGE || units.size === before) break;
      }
      return [...units.values()].slice(0, MOST_LISTED);
    },
    find: (number) =>
      throughEdgeCache<RegisterAnswer>(edgeCache, keyOf(number), {
        ask: () => askBrreg((brreg) => brreg.findUnit(number)),
        // An unknown number may be registered within the hour.
        secondsOf: ({ kind }) => (kind === "unit" ? DAY_SECONDS : HOUR_SECONDS),
      }),
    search: (name, page) =>
      throughEdgeCache<FoundUnits>(edgeCache, keyOf(`?navn=${encodeURIComponent(name.toLowerCase())}&page=${page}`), {
        ask: () => askBrreg((brreg) => brreg.searchUnits(name, { size: REGISTER_PAGE, page })),
        secondsOf: ({ total }) => (total > 0 ? DAY_SECONDS : HOUR_SECONDS),
      }),
  };
}
