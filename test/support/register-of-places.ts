import { seededRandom } from "./random.ts";

/** Units of the stand-in register by place, made by a seed: the same in every run, in the documented form. */
const FORMS = {
  KIRK: "Den norske kirke",
  FLI: "Forening/lag/innretning",
  ANNA: "Annen juridisk person",
  AS: "Aksjeselskap",
} as const;

const STEMS =
  "Solås Bekkedal Furumo Lyngnes Storvik Fagerli Kvamsøy Brattås Elvestad Nygard Tindevik Lauvmo Granheim Sandøy".split(
    " ",
  );

/** Names of each form, and whether a superadmin is to see them. */
const KINDS: readonly [form: keyof typeof FORMS, ending: string, trade: string, isFound: boolean][] = [
  ["KIRK", "SOKN", "94.910", true],
  ["KIRK", "KIRKELIGE FELLESRÅD", "94.910", true],
  ["FLI", "BEDEHUS", "94.910", true],
  ["FLI", "FRIKIRKE", "94.910", true],
  ["ANNA", "PINSEMENIGHET", "94.910", true],
  ["FLI", "SJAKKLUBB", "94.910", false],
  ["FLI", "IDRETTSLAG", "93.120", false],
  ["AS", "MENIGHETSBYGG AS", "68.209", false],
];

const MUNICIPALITIES = ["4601", "4621", "4627", "4640", "5001"];
const UNITS = 2400;

export interface PlacedUnit {
  organisasjonsnummer: string;
  navn: string;
  organisasjonsform: { kode: string; beskrivelse: string };
  naeringskode1: { kode: string };
  forretningsadresse: {
    adresse: string[];
    postnummer: string;
    poststed: string;
    landkode: string;
    kommunenummer: string;
  };
  hjemmeside?: string;
  maalform: string;
  isFound: boolean;
}

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

/** With a check digit; null where these eight digits have none. */
export function numbered(eight: number): string | null {
  const remainder = WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(String(eight)[at]), 0) % 11;
  return remainder === 1 ? null : `${eight}${remainder === 0 ? 0 : 11 - remainder}`;
}

function madeUnits(): PlacedUnit[] {
  const random = seededRandom(20_261_127);
  const units: PlacedUnit[] = [];
  for (let eight = 99_100_000; units.length < UNITS; eight++) {
    const number = numbered(eight);
    if (!number) continue;
    const [kode, ending, trade, isFound] = random.pick(KINDS);
    const stem = random.pick(STEMS);
    // Half of them in one town.
    const place = MUNICIPALITIES[Math.max(0, random.whole(10) - 5)]!;
    units.push({
      organisasjonsnummer: number,
      navn: `${stem.toUpperCase()} ${ending} ${units.length}`,
      organisasjonsform: { kode, beskrivelse: FORMS[kode] },
      naeringskode1: { kode: trade },
      forretningsadresse: {
        adresse: random.chance(0.3) ? ["c/o Kari Nordmann", "Kjerkgata 12"] : ["Kjerkgata 39"],
        postnummer: "5003",
        poststed: "BERGEN",
        landkode: "NO",
        kommunenummer: place,
      },
      ...(random.chance(0.5) && { hjemmeside: `www.side${units.length}.example` }),
      maalform: random.chance(0.3) ? "Nynorsk" : "Bokmål",
      isFound,
    });
  }
  return units;
}

export const PLACED_UNITS = madeUnits();

/** As `/enheter?kommunenummer=…&organisasjonsform=…` tells them. */
export function unitsInPlace(parameters: URLSearchParams) {
  const asked = (name: string) => parameters.get(name)?.split(",") ?? null;
  const [places, forms, trades] = ["kommunenummer", "organisasjonsform", "naeringskode"].map(asked);
  return PLACED_UNITS.filter(
    ({ forretningsadresse, organisasjonsform, naeringskode1 }) =>
      places?.includes(forretningsadresse.kommunenummer) &&
      (!forms || forms.includes(organisasjonsform.kode)) &&
      (!trades || trades.includes(naeringskode1.kode)),
  ).map(({ isFound: _, ...unit }) => unit);
}
