import type { RegisterAnswer } from "~/domain/organizers/register";
import { DAY_SECONDS, HOUR_SECONDS } from "~/domain/time/days-and-moments";
import { edgeBreaker } from "../circuit-breaker";
import { type EdgeCache, throughEdgeCache } from "../edge-cache";
import { type Brreg, type FoundUnits, openBrreg } from "./brreg";

/** Enhetsregisteret; null where it can't be reached. */
export interface Register {
  /** Expects a valid check digit. */
  find(number: string): Promise<RegisterAnswer | null>;
  /** REGISTER_PAGE units; pages count from 0. */
  search(name: string, page: number): Promise<FoundUnits | null>;
}

interface Deps {
  settings: { REGISTER_API_URL: string; APP_URL: string };
  edgeCache: EdgeCache;
  now: Date;
}

export const REGISTER_PAGE = 10;

const REGISTER_TIMEOUT_MS = 3000;

const keyOf = (path: string) => `https://register-of-organisations.invalid/${path}`;

export function openRegister({ settings, edgeCache, now }: Deps): Register {
  const throughBreaker = edgeBreaker(edgeCache, "brreg", now);
  const askBrreg = <T>(ask: (brreg: Brreg) => Promise<T>) =>
    throughBreaker(() => ask(openBrreg(settings, AbortSignal.timeout(REGISTER_TIMEOUT_MS))));

  return {
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
