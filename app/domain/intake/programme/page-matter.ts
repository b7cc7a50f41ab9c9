import { latin } from "./latin";
import { clauseOf, OTHER_MATTER, type OwnMatter, ownMatterOf } from "./other-matter";
import { withoutNotesInList, withoutPartsInBrackets } from "./other-numbers";

const PAGE_MATTER = [
  "sist (?:endr|lagr|vist|lest|sett|besøkt|aktiv|åpnet|hentet|(?:inn)?logg|synkr)\\p{L}*(?: inn)?|last (?:login|seen|modified|updated|visited)|(?:sist )?(?:oppdatert|revidert|redigert)|opprettet|oppretta",
  "(?:sendt|sent|mottatt|motteke)(?=\\s?:)|publisert|lagt ut|postet|skrevet|posta|trykt|utgitt",
  "org(?:anisasjons)?\\.? ?(?:nr|nummer)",
  "copyright|©|\\(c\\) ?20",
  "neste (?:nummer|menighetsblad|kyrkjelydsblad|kyrkjeblad|nyhetsbrev|nyheitsbrev|blad|utgave)",
  "(?:sommer|sommar|vinter)(?:tid|åpent|ope|stengt|stengd)",
  "gyldig (?:til|fra)|gjelder (?:til|fra)",
  "utkast|kladd|draft",
  "(?:kjøkken|kaffe|kirke|kyrkje|vert\\p{L}*|søndagsskole)?vakt(?:er|liste)?(?=\\s?:)|(?:bursdag(?:er|ar)?|fødselsdag(?:er|ar)?|blomster|blomar|flowers|kirkekaffe|kyrkjekaffi|vask|reinhald|renhold|rengjøring|vask av \\p{L}+)(?=\\s?:)",
  "(?<!(?:vi|me) )(?:er )?(?:å treffe|treffes|treffast)",
  "(?:barnehage|ferie)stengt",
  "(?:ring|kontakt|call)(?: \\p{L}+){0,2}(?: på| on)?(?: tlf\\.?| telefon)? \\d{2,3}(?: ?\\d{2,3}){2,3}(?=,? (?:er )?(?:åpent|ope|open|betjent|hverdag|kvardag|mellom))",
  "(?<=^|[.!?]\\s)(?:åpner|opnar) (?:igjen|att)",
  "(?:kirk|kyrkj|kapell|bedehus|menighetshus|kafe|kafé|bibliotek|butikk)\\p{L}* (?:er|holder|held) (?:\\p{L}{2,12} ){0,2}?(?:åpen|åpent|open|ope|opent|oppe)(?! (?:hver|kvar) (?:dag|kveld) \\d)(?= (?:hver|kvar|alle|daglig|dagleg|\\p{L}{3,6}dag|fra|frå|kl|til))",
  "updated|published|posted",
];
const PAGE_CLAUSE = clauseOf([...OTHER_MATTER, ...PAGE_MATTER]);

/** "Dører 18.30 | Konsert 19.00", without the doors. */
const START = /(?<=\ue000 ?[|·•] ?)(?:konsert(?:start)?|start|møte|forestilling|film|show):?\s(?=(?:kl\.?\s?)?\d)/giu;
const ONLY_DOORS = latin(
  /^[^\p{L}\d]*(?:dør(?:ene|ane|er|a)?|doors?|innslipp|mingling|lydprøve|(?:oppmøte|frammøte)\sfor\s\p{L}+|(?:kirken|kirka|kyrkja|salen) (?:åpner|opnar))\s?(?:åpner|opnar|åpnes|opnast|åpne|open|opens?|opp|oppe|er)?\s?:?\s?(?:fra|frå|ca\.?)?\s?(?:kl\.?|at|fra|frå|klokken)?\s?\d{1,2}(?:[.:]\d{2})?[.\s\ue000]*$/iu,
);

/** As ownMatterOf(), and without what pages and papers say of themselves: when they were changed, who keeps watch. */
export function ownMatterOfText(text: string): OwnMatter {
  const { line: own, others } = ownMatterOf(text, PAGE_CLAUSE, ONLY_DOORS);
  const line = own.replace(START, (label) => " ".repeat(label.length));
  return { line, others, legible: withoutPartsInBrackets(withoutNotesInList(line)) };
}
