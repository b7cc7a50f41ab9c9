import { EVENT_TYPES, type EventType } from "~/domain/events/types";

const anyOf = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");

/** `compound("konsert")` also matches julekonserten. */
const compound = (stem: string) => `\\p{L}*${stem}\\p{L}*`;

/** Bokmål, nynorsk and English, without lookalikes: julemesse (knitwear), kaffebønner (beans), stevnemøte (a date). */
export const TYPE_WORDS: Record<EventType, RegExp | null> = {
  service: anyOf(
    compound("guds?t(?:j|enes?t|(?!\\p{L}))"),
    compound("(?:høy|høg)mess"),
    "(?:kvelds|morgen|morgon|familie|ungdoms|barne|vigil|midnatts|natt|pilegrims|påske|juledags|julenatts|allehelgens|olsok|" +
      "søndags|lørdags|fredags|rekviem|requiem|jazz|rocke|visjons|keltisk |skole|skule|" +
      "lys|lucia|advents|hverdags|kvardags|aften|stille|pinse)?mess(?:e|a|en|er|ene|ane)",
    "søndagsmøte[rt]?",
    "(?:holy )?mass(?:es)?",
    "(?:church |worship |sunday |morning |evening |carol |communion |family )?services?",
    "(?:sunday|divine|morning|evening) worship",
    "evensong",
    "liturg(?:y|i|ien)",
    "eucharist",
    "(?:holy )?communion",
  ),
  prayer: anyOf(
    "(?!kaffe|kakao|soya|vanilje|tonka|brun|grønn)\\p{L}*bønn(?:a|en|er|ene)?",
    "(?!kaffe|kakao)\\p{L}*bøn(?:a|er|ene)?",
    "\\p{L}*bønne(?!r|gryt|salat|supp|spir|stu|burger|plant)\\p{L}+",
    "\\p{L}*bøne(?:møt|saml|stund|kveld|veke|vake|time|dag|grupp|vandr|fellesskap|lunsj|frukost|døgn|hus)\\p{L}*",
    "pray(?:s|er|ers|ing)?",
    "intercession",
    "rosenkrans(?:en)?|rosary",
    "(?:eukaristisk |sakraments)tilbe(?:delse|ding)|adoration",
  ),
  concert: anyOf(
    compound("konsert"),
    "concert(?:s|o)?",
    "recital",
    "gig",
    "orator(?:ium|io)",
    "(?:musikk|sang|song|salme|orgel|jule ?sang)(?:kveld|aften|matiné|matine)(?:en|er)?",
  ),
  youth: anyOf(
    "ungdom\\p{L}*",
    compound("ungdom(?:m|s)"),
    "ung(?: i kirka| i kirken| i kyrkja)",
    "(?:unge voksne|unge vaksne|young adults?)",
    "tenåring\\p{L}*",
    "konfirmant\\p{L}*",
    "konfkveld\\p{L}*",
    "ten ?sing",
    "krik",
    "speider\\p{L}*",
    "youth\\p{L}*",
    "teen(?:s|age|ager|agers)?",
  ),
  conference: anyOf(
    compound("konferans"),
    "conferences?",
    compound("kongress"),
    compound("seminar"),
    "\\p{L}*stevne(?:t|r|ne)?",
    "\\p{L}*stemne(?:t|r)",
    "(?:misjons|bibel|sommar|ungdoms|fjell)stemne",
    "symposi(?:um|et)",
    "summit",
  ),
  other: null,
};

const WORTH_READING = 2000;

/** Returns the first type whose words match the title, else the description, which often mentions other events. */
export function inferEventType(title: string, description: string | null): EventType {
  return typeOfText(title) ?? typeOfText(description?.slice(0, WORTH_READING) ?? "") ?? "other";
}

const typeOfText = (text: string): EventType | undefined => EVENT_TYPES.find((type) => TYPE_WORDS[type]?.test(text));
