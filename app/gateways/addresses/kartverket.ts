import type { ZodType } from "zod";
import type { Position } from "~/domain/places/position";
import { askForJson } from "~/gateways/ask-service";
import { addressAnswer, placeNameAnswer } from "~/schemas/places/kartverket";

interface AddressHit {
  street: string;
  postcode: string;
  /** In capitals, as in the register. */
  city: string;
  position: Position;
}

/** Open address and place-name services. Every method throws without a valid response in time. */
export interface Kartverket {
  /** All words; `fuzzy` also allows small misspellings. */
  searchAddresses(text: string, options: { fuzzy: boolean; limit: number }): Promise<AddressHit[]>;
  searchPlaceNames(name: string, options: { limit: number }): Promise<Position[]>;
}

interface Endpoints {
  ADDRESS_API_URL: string;
  PLACE_API_URL: string;
  /** In the User-Agent, so that they can contact us. */
  APP_URL: string;
}

/** WGS 84 to within centimetres: plain degrees north and east. */
const DEGREES = "4258";

/** Kartverket refuses to look some texts up. */
const NO_HITS = { adresser: [], navn: [] };

export function openKartverket(
  { ADDRESS_API_URL, PLACE_API_URL, APP_URL }: Endpoints,
  signal: AbortSignal,
): Kartverket {
  async function ask<T>(url: string, parameters: Record<string, string>, schema: ZodType<T>): Promise<T> {
    const address = `${url}?${new URLSearchParams(parameters)}`;
    const { ok, parse } = await askForJson("kartverket", address, { APP_URL, signal });
    return ok ? parse(schema) : schema.parse(NO_HITS);
  }

  return {
    async searchAddresses(text, { fuzzy, limit }) {
      const parameters = { sok: text, fuzzy: String(fuzzy), treffPerSide: String(limit), utkoordsys: DEGREES };
      const { adresser } = await ask(`${ADDRESS_API_URL}/sok`, parameters, addressAnswer);
      return adresser.map(({ adressetekst, postnummer, poststed, representasjonspunkt: { lat, lon } }) => ({
        street: adressetekst,
        postcode: postnummer,
        city: poststed,
        position: { lat, lng: lon },
      }));
    },
    async searchPlaceNames(name, { limit }) {
      const parameters = { sok: name, fuzzy: "false", treffPerSide: String(limit), utkoordsys: DEGREES };
      const { navn } = await ask(`${PLACE_API_URL}/navn`, parameters, placeNameAnswer);
      return navn.map(({ representasjonspunkt: { nord, øst } }) => ({ lat: nord, lng: øst }));
    },
  };
}
