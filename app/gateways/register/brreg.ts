import type { RegisterAnswer, RegisterUnit } from "~/domain/organizers/register";
import { askForJson } from "~/gateways/ask-service";
import { listAnswer, subunitAnswer, unitAnswer, unitsAnswer } from "~/schemas/organizers/brreg";
import { readSubunit, readUnit } from "./read-unit";

export interface FoundUnits {
  units: RegisterUnit[];
  total: number;
}

/** Units in these municipalities (numbers of four digits) of this legal form ("FLI"). */
export interface UnitsWanted {
  municipalities: readonly string[];
  form: string;
  /** Of its trade; null is any. */
  trade: string | null;
}

/** The open part of Enhetsregisteret. Every method throws without a valid response in time. */
export interface Brreg {
  findUnit(number: string): Promise<RegisterAnswer>;
  /** Active ones and those being wound up, by words of the name; pages count from 0. */
  searchUnits(name: string, options: { size: number; page: number }): Promise<FoundUnits>;
  /** Those that are in one of the municipalities; entries that are no units are passed over. Pages count from 0. */
  listUnits(wanted: UnitsWanted, options: { size: number; page: number }): Promise<UnitsPage>;
}

/** `sent` counts what the register sent, also what was passed over. */
export interface UnitsPage {
  units: RegisterUnit[];
  sent: number;
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
    async listUnits({ municipalities, form, trade }, { size, page }) {
      const parameters = new URLSearchParams({
        kommunenummer: municipalities.join(","),
        organisasjonsform: form,
        ...(trade && { naeringskode: trade }),
        size: String(size),
        page: String(page),
      });
      const answer = await get(`/enheter?${parameters}`);
      // It knows neither the municipality nor the trade.
      if (!answer.ok) return { units: [], sent: 0 };
      const sent = answer.parse(listAnswer)._embedded?.enheter ?? [];
      const units = sent.flatMap((entry) => {
        const { success, data } = unitAnswer.safeParse(entry);
        const there = success && (data.forretningsadresse ?? data.postadresse)?.kommunenummer;
        return success && (!there || municipalities.includes(there)) ? [readUnit(data)] : [];
      });
      return { units, sent: sent.length };
    },
  };
}
