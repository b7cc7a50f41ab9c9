import { MONTH, WEEKDAY } from "~/domain/plain-words/names";
import { present } from "~/domain/values";
import { headedDays } from "./headed-days";
import { isAllGlue, namesOrganisation } from "./headings";
import { labelledLines, type PageLine } from "./labelled-lines";
import { monthColumns } from "./month-columns";
import type { PageBlock, PageParts } from "./page-parts";
import { WRITTEN } from "./printed-times";

const LONE_NUMBER = /^\d{1,2}\.?$/;
const MONTH_NAME = /^(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|okt|oct|nov|des|dec)\p{L}{0,6}\.?$/iu;
const NOTICE =
  /^(?:©|copyright|alle rettigheter|all rights)|(?:åpningstider?|opningstider?|arbeidstid|kontortider?|telefontider?)(?!\p{L})/iu;
/** When somebody answers the telephone is no event. */
const CONTACT = /^(?:spørsmål|kontakt(?:person)?|tlf|telefon|mobil|e-?post|henvendelser?|henvendingar?)\s?:/iu;
/** Ticket sales and sign-ups are no events. */
const SALE =
  /(?:billettsal\p{L}*|billett\p{L}*|påmelding\p{L}*|salg(?:et)?|søknad\p{L}*|registrering\p{L}*)\s(?:åpner|åpnes|opnar|starter|startar|begynner|slippes|legges ut|stenger|lukker|slutter|ends|opens|starts)|(?:salgsstart|billettslipp)/iu;
/** "Av Kari Nordmann, 3. august 2026". */
const BYLINE =
  /^(?:[Aa]v|[Tt]ekst(?: og foto)?|[Ff]oto|By):?\s\p{Lu}\p{L}+ [\p{L} .-]{2,40}[,|·–-]\s?.{0,12}\d.{0,30}$/u;
const LABEL_ONLY =
  /^[«»<>→›+\s]*(?:alle arrangement(?:er)?|til (?:forsiden|framsida)|(?:hopp|gå) til (?:hoved)?innh[oa]ld(?:et)?|skip to (?:main )?content|(?:del|share)(?:\s(?:på|via|on)\s.{2,20})?|les mer|les meir|mer info|read more|meld (?:deg|dykk) på|påmelding|billetter|kjøp(?: billett(?:er)?)?|bestill(?: billett(?:er)?)?|(?:vis|se|sjå) (?:detaljer|hendelse|arrangement|mer|meir)|\d+ (?:interesserte?|skal|har svart)|se kart|vis kart|legg til i kalender(?:en)?|i?cal|ics|google[ -](?:kalender|calendar)|outlook(?: 365| live)?|i?kalender ?\/ ?ics|del|print|skriv ut|tilbake|neste|forrige|i dag|arrangementsserie(?: \(se alle\))?|event series(?: \(see all\))?|\(?se alle\)?|see all)[«»<>→›+\s]*$/i;

/** "Les mer", "Kjøp billett". */
export const saysOnlyWhereTo = (text: string): boolean => LABEL_ONLY.test(text);

/** "Salem bedehus (kart)", "Salem bedehus Vis kart". */
const MAP =
  /\s*[([]\s*(?:(?:vis|se|sjå|åpne|opne|view|show)\s)?(?:på |i |on )?(?:google[ -])?(?:kart(?:et)?|maps?)\s*[)\]]|[\s,|•·–-]+(?:(?:vis|se|sjå|åpne|opne|view|show)\s(?:på |i |on )?(?:google[ -])?(?:kart(?:et)?|map)|\+?\s?google[ -](?:kart|maps?)|veibeskrivelse|vegbeskriving)(?=$|\t)|\s(?:arrangementsserie|event series)(?:\s\((?:se alle|see all)\))?/giu;
const withoutMap = (text: string) => text.replace(MAP, "");

export function pageLines({ blocks, groups }: Pick<PageParts, "blocks" | "groups">) {
  const lines: PageLine[] = [];
  let last: PageBlock | null = null;
  const ofMonths = monthColumns(blocks);
  for (const [index, block] of blocks.entries()) {
    if (!isOfEvents(block, blocks, index)) continue;
    const entries = ofMonths.get(block);
    if (entries) {
      lines.push(...entries.map((text) => ({ text, block: index })));
      continue;
    }
    if (last && isApart(last, block, { blocks, groups })) lines.push({ text: "", block: -1 });
    lines.push({ text: asPlace(block, clocksInWords(withoutMap(block.text))), block: index });
    last = block;
  }
  const told = labelledLines(lines).filter(({ text }) => !isAllGlue(text));
  const joined = headedDays(told, { blocks, groups });
  return { text: joined.map(({ text }) => text).join("\n"), lines: joined };
}

function isOfEvents({ kind, region, text }: PageBlock, blocks: readonly PageBlock[], index: number): boolean {
  if (
    region !== "main" ||
    WRITTEN.test(text) ||
    NOTICE.test(text) ||
    CONTACT.test(text) ||
    LABEL_ONLY.test(text) ||
    SALE.test(text) ||
    BYLINE.test(text) ||
    (kind === "heading" && namesOrganisation(text))
  )
    return false;
  if (!LONE_NUMBER.test(text)) return true;
  return [blocks[index + 1], blocks[index - 1]].some((beside) => beside !== undefined && MONTH_NAME.test(beside.text));
}

/** "19:00 21:00" is a span. */
const clocksInWords = (text: string) =>
  text.replace(
    /^(\d{1,2})([.:]\d{2}(?: [ap]m)?)\s(\d{1,2})([.:]\d{2}(?: [ap]m)?)$/i,
    (both, from: string, past: string, to: string, more: string) =>
      Number(to) > Number(from) ? `${from}${past} – ${to}${more}` : both,
  );

/** "15 nov", "15", "nov". */
const SQUARE = new RegExp(
  `^(?:${WEEKDAY}[.,]?\\s)?(?:\\d{1,2}\\.?(?:\\s${MONTH}\\.?)?|${MONTH}\\.?(?:\\s\\d{1,2})?|\\d{1,2}[./]\\d{1,2}[./](?:\\d{2,4})?|20\\d\\d-\\d\\d-\\d\\d)(?:\\s20\\d\\d)?$`,
  "iu",
);

const CLOCK_LINE = /^(?:kl\.?\s?)?\d{1,2}[.:]\d{2}(?:\s?(?:[-–]|til)\s?(?:kl\.?\s?)?\d{1,2}[.:]\d{2})?$/i;

const asPlace = ({ kind }: PageBlock, text: string) =>
  kind === "place" && !/\d[.:]\d|\d\.? \p{L}{3}/u.test(text) ? `Sted: ${text}` : text;

function isApart(one: PageBlock, other: PageBlock, { blocks, groups }: Pick<PageParts, "blocks" | "groups">): boolean {
  let [a, b] = [groups[one.group], groups[other.group]];
  let [up, down] = [0, 0];
  while (a && b && a !== b) {
    if (a.depth >= b.depth) {
      a = groups[a.parent];
      up++;
    } else {
      b = groups[b.parent];
      down++;
    }
  }
  if (Math.min(up, down) >= 2) return true;
  // Titles of a list may stand below squares with their days.
  if (other.kind !== "heading" || SQUARE.test(one.text) || CLOCK_LINE.test(one.text)) return false;
  const { from, to } = present(a ?? groups[0], "group of a page");
  const headings = blocks
    .slice(from, Math.min(to, from + 2000))
    .filter(({ kind, level }) => kind === "heading" && level === other.level);
  return headings.length > 1;
}
