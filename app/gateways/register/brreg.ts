import type { ZodType } from "zod";
import type { RegisterAnswer, RegisterUnit } from "~/domain/organizers/register";
import { isOutage } from "~/gateways/circuit-breaker";
import { subunitAnswer, unitAnswer, unitsAnswer } from "~/schemas/organizers/brreg";
import { readSubunit, readUnit } from "./read-unit";

export interface FoundUnits {
  units: RegisterUnit[];
  total: number;
}

/** The open part of Enhetsregisteret. Every method throws without a valid response in time. */
export interface Brreg {
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

export function openBrreg({ REGISTER_API_URL, APP_URL }: Endpoint, signal: AbortSignal): Brreg {
  const get = async (path: string) => {
    const response = await fetch(REGISTER_API_URL + path, {
      headers: { Accept: "application/json", "User-Agent": `Samling (${APP_URL})` },
      signal,
    });
    const isAnswer = response.ok || NO_UNIT.includes(response.status) || response.status === REMOVED;
    if (isOutage(response.status) || !isAnswer) throw new Error(`The register answered ${response.status}`);
    return response;
  };
  const read = async <T>(response: Response, schema: ZodType<T>) => schema.parse(await response.json());

  return {
    async findUnit(number) {
      const response = await get(`/enheter/${number}`);
      if (response.ok) return { kind: "unit", unit: readUnit(await read(response, unitAnswer)) };
      if (response.status === REMOVED) return { kind: "removed" };
      const asPart = await get(`/underenheter/${number}`);
      return asPart.ok
        ? { kind: "unit", unit: readSubunit(await read(asPart, subunitAnswer)) }
        : { kind: asPart.status === REMOVED ? "removed" : "unknown" };
    },
    async searchUnits(name, { size, page }) {
      const parameters = new URLSearchParams({ navn: name, size: String(size), page: String(page) });
      const response = await get(`/enheter?${parameters}`);
      if (!response.ok) return { units: [], total: 0 };
      const { _embedded, page: counts } = await read(response, unitsAnswer);
      return { units: (_embedded?.enheter ?? []).map(readUnit), total: counts.totalElements };
    },
  };
}
