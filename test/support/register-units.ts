import { numbered, PLACED_UNITS, unitsInPlace } from "./register-of-places.ts";

/** Invented units of the register of organisations, in the documented form of its open interface. */
const FLI = {
  kode: "FLI",
  beskrivelse: "Forening/lag/innretning",
  _links: { self: { href: "https://data.brreg.no/enhetsregisteret/api/organisasjonsformer/FLI" } },
};

/** The numbers of the units by what they show. */
export const UNIT = {
  active: "999000177",
  nynorsk: "999000312",
  atHome: "999000452",
  bankrupt: "999000525",
  windingUp: "999000592",
  forced: "999000665",
  deleted: "999000738",
  removed: "999000800",
  unknown: "999000878",
  subunit: "999000940",
  down: "999001017",
} as const;

const ADDRESS = {
  land: "Norge",
  landkode: "NO",
  postnummer: "7374",
  poststed: "RØROS",
  adresse: ["Kjerkgata 39"],
  kommune: "RØROS",
  kommunenummer: "5025",
};

const aUnit = (number: string, navn: string, more: Record<string, unknown> = {}) => ({
  organisasjonsnummer: number,
  navn,
  organisasjonsform: FLI,
  registreringsdatoEnhetsregisteret: "2001-03-14",
  registrertIMvaregisteret: false,
  naeringskode1: { kode: "94.910", beskrivelse: "Aktiviteter i religiøse organisasjoner" },
  harRegistrertAntallAnsatte: false,
  forretningsadresse: ADDRESS,
  registrertIForetaksregisteret: false,
  registrertIStiftelsesregisteret: false,
  registrertIFrivillighetsregisteret: true,
  konkurs: false,
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
  maalform: "Bokmål",
  _links: { self: { href: `https://data.brreg.no/enhetsregisteret/api/enheter/${number}` } },
  ...more,
});

const UNITS = [
  aUnit(UNIT.active, "BYKIRKEN PÅ RØROS", { hjemmeside: "www.bykirken.example" }),
  aUnit(UNIT.nynorsk, "FJELLKYRKJA RØROS SOKN", { maalform: "Nynorsk" }),
  aUnit(UNIT.atHome, "KVELDSSANG RØROS", {
    forretningsadresse: { ...ADDRESS, adresse: ["c/o Kari Nordmann", "Kjerkgata 12"] },
  }),
  aUnit(UNIT.bankrupt, "BYKIRKEN FORLAG AS", { konkurs: true }),
  aUnit(UNIT.windingUp, "GAMLE BYKIRKEN", { underAvvikling: true }),
  aUnit(UNIT.forced, "BYKIRKEN BYGG AS", { underTvangsavviklingEllerTvangsopplosning: true }),
];

const DELETED = {
  organisasjonsnummer: UNIT.deleted,
  navn: "NEDLAGTE BEDEHUS",
  organisasjonsform: FLI,
  slettedato: "2019-06-03",
  respons_klasse: "SlettetEnhet",
};

const SUBUNIT = {
  organisasjonsnummer: UNIT.subunit,
  navn: "BYKIRKEN PÅ RØROS AVD BARNEHAGE",
  organisasjonsform: { kode: "AAFY", beskrivelse: "Underenhet til ikke-næringsdrivende" },
  overordnetEnhet: UNIT.active,
};

/** Returns the register's response to a path below its base address; a name with "nede" and one number are a fault. */
export function registerAnswer(path: string, parameters: URLSearchParams): { status: number; body: unknown } {
  const [, kind, number] = path.split("/");
  if (number === UNIT.down || parameters.get("navn") === "nede" || parameters.get("kommunenummer") === DOWN)
    return { status: 503, body: "" };
  if (kind === "underenheter") return number === UNIT.subunit ? { status: 200, body: SUBUNIT } : NOT_FOUND;
  if (number === undefined) return { status: 200, body: found(parameters) };
  if (number === UNIT.removed) return { status: 410, body: { organisasjonsnummer: number, slettedato: "2020-01-01" } };
  if (number === UNIT.deleted) return { status: 200, body: DELETED };
  const unit = [...UNITS, ...PLACED_UNITS].find(({ organisasjonsnummer }) => organisasjonsnummer === number);
  return unit ? { status: 200, body: { ...unit, respons_klasse: "Enhet" } } : NOT_FOUND;
}

const NOT_FOUND = { status: 404, body: { status: 404, error: "Not Found" } };

/** Of which it never answers. */
const DOWN = "2100,2111";

function found(parameters: URLSearchParams) {
  const words = (parameters.get("navn") ?? "").toUpperCase().split(" ");
  const hits = parameters.has("kommunenummer")
    ? unitsInPlace(parameters)
    : UNITS.filter(({ navn }) => words.every((word) => navn.includes(word)));
  const size = Number(parameters.get("size") ?? 20);
  const number = Number(parameters.get("page") ?? 0);
  const shown = hits.slice(number * size, (number + 1) * size);
  return {
    ...(shown.length > 0 && { _embedded: { enheter: shown } }),
    _links: { self: { href: "https://data.brreg.no/enhetsregisteret/api/enheter" } },
    page: { size, totalElements: hits.length, totalPages: Math.ceil(hits.length / size), number },
  };
}

let numbers = 88_000_000;

/** Returns another number with a valid check digit each time. */
export function anOrganizationNumber(): string {
  return numbered(++numbers) ?? anOrganizationNumber();
}
