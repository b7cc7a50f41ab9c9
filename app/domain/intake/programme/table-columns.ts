import { monthName } from "~/domain/plain-words/names";

export interface TableRow {
  /** "Søn 9. august kl 19-20". */
  when: string;
  title: string;
  place: string | null;
  address: string | null;
  description: string | null;
  url: string | null;
  /** What stands where the table has its days: null where it is empty, or where there is no such column. */
  dayCell: string | null;
  table: number;
  /** Below a weekday, which may be each. */
  isOfWeek?: boolean;
}

/** What is not said of a row. */
export const NOTHING_ELSE = { place: null, address: null, description: null, url: null };

/** A column of priests, or of days of the church year, makes the table one of services. */
export type Column =
  | "weekday"
  | "date"
  | "when"
  | "time"
  | "endTime"
  | "endDate"
  | "title"
  | "place"
  | "address"
  | "priest"
  | "detail"
  | "url"
  | "number"
  | "other";

const NAMES: readonly (readonly [Column, RegExp])[] = [
  ["weekday", /^(?:ukedag|vekedag|weekday)$/],
  ["endDate", /^(?:sluttdato|til dato|end date|slutt dato)$/],
  ["endTime", /^(?:slutt|slutttid|sluttid|sluttidspunkt|end|end time|til|ferdig|til kl|kl til|slutt kl)$/],
  [
    "date",
    /^(?:dato|datum|dag|dag ?\/ ?dato|dato ?\/ ?dag|date|day|startdato|start date|fra dato|veke\/dato|uke\/dato)$/,
  ],
  ["when", /^(?:når|dato og tid|dato og klokkeslett|tidspunkt|dato ?\/ ?tid|dato ?\/ ?kl|when|dag og tid)$/],
  [
    "time",
    /^(?:kl|klokkeslett|klokka|klokken|klokkeslett start|tid|time|start|starttid|start time|fra|fra kl|kl fra|starter)$/,
  ],
  [
    "title",
    /^(?:(?:hva|kva)(?: skjer)?|tittel|arrangement|arrangementer|aktivitet|møte|møtetype|navn|namn|title|event|what|program|type|gudstjeneste|gudsteneste|overskrift|emne|tema|samling|name|subject|hending)$/,
  ],
  ["place", /^(?:sted|stad|hvor|kvar|lokale|lokasjon|place|location|where|venue|kirke|kyrkje|rom|møtested)$/],
  ["address", /^(?:adresse|address|gateadresse)$/],
  ["url", /^(?:lenke|lenkje|url|link|nettside|påmelding|påmeldingslenke)$/],
  ["number", /^(?:uke|veke|week|nr|id|antall|tal)$/],
  [
    "priest",
    /^(?:prest|liturg|sokneprest|(?:dag|søndag|søn- og helligdag) i (?:kirkeåret|kyrkjeåret)|kirkeårsdag|helligdag)$/,
  ],
  [
    "detail",
    /^(?:taler|talar|tale|ved|v\/|forkynner|forkynnar|medvirkende|medverkande|leder|leiar|møteleder|ansvarlig|ansvarleg|speaker|beskrivelse|skildring|merknad|merknader|info|informasjon|kommentar|notes|description|sang|musikk|sang\/musikk|organist|tekst|offer|kollekt)$/,
  ],
];

const columnNamed = (name: string): Column | null => {
  const plain = name
    .toLowerCase()
    .replace(/[.:*"]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return NAMES.find(([, names]) => names.test(plain))?.[0] ?? null;
};

export function columnsOf(cells: readonly string[]): Column[] | null {
  const columns = cells.map(columnNamed);
  // "| Tid | Tema" has its days in a column without a name.
  const isOfDays = columns.includes("time") && columns.includes("title") && !columns.includes("date");
  if (cells[0]?.trim() === "" && isOfDays) columns[0] = "date";
  const known = columns.filter((column) => column !== null);
  const hasDate = known.some((column) => column === "date" || column === "when" || column === "time");
  if (known.length < 2 || !hasDate || known.length < cells.filter((cell) => cell.trim() !== "").length / 2) return null;
  let hasTitle = false;
  const named = columns.map((column): Column => {
    const isSecondTitle = column === "title" && hasTitle;
    hasTitle ||= column === "title";
    return isSecondTitle ? "detail" : (column ?? "other");
  });
  if (!hasTitle) {
    const other = named.indexOf("other");
    if (other >= 0) named[other] = "title";
  }
  return named;
}

/** "20.09", "20. 9.": a day or a clock. */
export const LONE_NUMBER = /^(\d{1,2})\.\s?(\d{1,2})\.?$/;

/** In a column of days it is no clock. */
export function dayInWords(cell: string): string {
  const [, date, month] = LONE_NUMBER.exec(cell) ?? [];
  const name = monthName(Number(month));
  return name === undefined ? cell : `${date}. ${name}`;
}
