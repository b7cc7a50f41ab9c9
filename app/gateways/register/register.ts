import type { z } from "zod";
import { churchFamilyOf } from "~/domain/organizers/church-family";
import type { RegisterAnswer, RegisterUnit } from "~/domain/organizers/register";
import { LANGUAGES_BY_NAME } from "~/domain/site/locales";
import { parseWebsite } from "~/domain/text/links";
import { inOrdinaryLetters, nameInOrdinaryLetters } from "~/domain/text/ordinary-letters";
import { cleanLine } from "~/domain/text/plain-text";
import { DAY_SECONDS, HOUR_SECONDS } from "~/domain/time/days-and-moments";
import { askForJson } from "~/gateways/ask-service";
import { subunitAnswer, unitAnswer, type UnitAnswer, unitsAnswer } from "~/schemas/organizers/brreg";
import { edgeBreaker } from "../circuit-breaker";
import { type EdgeCache, throughEdgeCache } from "../edge-cache";

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

interface FoundUnits {
  units: RegisterUnit[];
  total: number;
}

/** The open part of Enhetsregisteret. Every method throws without a valid response in time. */
interface Brreg {
  findUnit(number: string): Promise<RegisterAnswer>;
  /** Active ones and those being wound up, by words of the name; pages count from 0. */
  searchUnits(name: string, options: { size: number; page: number }): Promise<FoundUnits>;
}

interface Endpoint {
  REGISTER_API_URL: string;
  /** In the User-Agent, so that they can contact us. */
  APP_URL: string;
}

/** The register has no unit for the number. */
const NO_UNIT = [400, 404];
const REMOVED = 410;

function openBrreg({ REGISTER_API_URL, APP_URL }: Endpoint, signal: AbortSignal): Brreg {
  const get = async (path: string) => {
    const answer = await askForJson("register", REGISTER_API_URL + path, { APP_URL, signal });
    if (!answer.ok && ![...NO_UNIT, REMOVED].includes(answer.status))
      throw new Error(`The register answered ${answer.status}`);
    return answer;
  };

  return {
    async findUnit(number) {
      const answer = await get(`/enheter/${number}`);
      if (answer.ok) return { kind: "unit", unit: readUnit(answer.parse(unitAnswer)) };
      if (answer.status === REMOVED) return { kind: "removed" };
      const asPart = await get(`/underenheter/${number}`);
      return asPart.ok
        ? { kind: "unit", unit: readSubunit(asPart.parse(subunitAnswer)) }
        : { kind: asPart.status === REMOVED ? "removed" : "unknown" };
    },
    async searchUnits(name, { size, page }) {
      const parameters = new URLSearchParams({ navn: name, size: String(size), page: String(page) });
      const answer = await get(`/enheter?${parameters}`);
      if (!answer.ok) return { units: [], total: 0 };
      const { _embedded, page: counts } = answer.parse(unitsAnswer);
      return { units: (_embedded?.enheter ?? []).map(readUnit), total: counts.totalElements };
    },
  };
}

function readUnit(answer: UnitAnswer): RegisterUnit {
  return {
    ...readSubunit(answer),
    ...placeOf(answer),
    website: parseWebsite(cleanLine(answer.hjemmeside ?? "")),
    language: LANGUAGES_BY_NAME.get(answer.maalform?.toLowerCase() ?? "") ?? null,
    standing: standingOf(answer),
  };
}

const readSubunit = (answer: z.output<typeof subunitAnswer>): RegisterUnit => ({
  number: answer.organisasjonsnummer,
  name: nameInOrdinaryLetters(cleanLine(answer.navn)),
  form: cleanLine(answer.organisasjonsform?.beskrivelse ?? "") || null,
  address: null,
  city: null,
  website: null,
  language: null,
  family: churchFamilyOf({ code: answer.organisasjonsform?.kode ?? null, name: answer.navn }),
  standing: "subunit",
});

function standingOf(answer: UnitAnswer): RegisterUnit["standing"] {
  if (answer.slettedato) return "deleted";
  if (answer.konkurs) return "bankrupt";
  if (answer.underTvangsavviklingEllerTvangsopplosning) return "forced_winding_up";
  return answer.underAvvikling ? "winding_up" : "active";
}

/** A home, or a post box: only the town is taken. */
const NO_PLACE = /(^|\s)(c\/o\b|v\/)|^(att|postboks|pb|serviceboks)\b/i;

function placeOf({ forretningsadresse, postadresse }: UnitAnswer): Pick<RegisterUnit, "address" | "city"> {
  const { adresse, postnummer, poststed, landkode } = forretningsadresse ?? postadresse ?? {};
  if (landkode && landkode !== "NO") return { address: null, city: null };
  const city = inOrdinaryLetters(cleanLine(poststed ?? "")) || null;
  const lines = (adresse ?? []).map((line) => cleanLine(line ?? "")).filter(Boolean);
  const isPlace = lines.length > 0 && !lines.some((line) => NO_PLACE.test(line));
  const town = [postnummer, city].filter(Boolean).join(" ");
  return { address: isPlace ? [...lines, town].filter(Boolean).join(", ") : null, city };
}
