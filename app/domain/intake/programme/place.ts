import { remembered } from "~/domain/values";
import { latin } from "./latin";
import { SENTENCE_END } from "./said-beside";

/** How the names of houses and rooms end. */
export const ENDS_OF_HOUSES = [
  "kirke kirka kirken krk kirkestue kyrka kyrkan kyrkja kjerka kyrkje kyrkjestove kapell kapellet \\p{L}{4}hus huset museum museet katedral",
  "katedralen kloster klosteret betel bethel betania salem ebeneser elim filadelfia sion zion saron karmel tabernaklet tempelet",
  "(?:\\p{L}{4}|U-)rommet \\p{L}{5}butikken galleriet rink salen lokale[rt] (?:menighets|forsamlings|kyrkjelyds|misjons|kirke|fest|gym)sal aulaen kafeen kantina kantinen krypten loftet låven scenen kjell[ae]r(?:e?n)? hytta",
  "etasjen? kontoret sakristiet foajeen stua stuen stova stoga losje losjen arena hall hallen amfi senter senteret sentrum",
  "skole skolen skule skulen leirstad leirsted leirstedet leirstaden garden gården gard gård tunet plassen torget torvet park parken parkering parkeringa parkeringen hagen stranda hotel hotell hotellet",
  "\\p{L}{4}hjemmet frelsesarmeen aldersheim (?:alders|bygd[ae])heimen omsorgsbolig omsorgsboligen bymisjonen bymisjon sjukeheim sjukeheimen sykehjem sykehjemmet gravlund gravplass kirkegården kyrkjegarden bibliotek",
  "biblioteket basement cathedral center centre chapel church farm library",
];
export const HOUSE = latin(`(?:${ENDS_OF_HOUSES.join(" ").replaceAll(" ", "|")})$`);
/** In small letters. */
export const HALL =
  "(?:the\\s)?(?:\\p{Ll}+\\s(?:hall|chapel|basement)|library|sanctuary)|(?:the\\s)?(?:church|parish|village|community)\\s(?:house|centre)|(?:the\\s)?(?:[Rr]oom|[Rr]om|møterom|klasserom)\\s\\d{1,4}";
/** Of congregations of other languages: "salón parroquial", "kaplica św. Anny". */
const HALL_ELSEWHERE =
  "[Ss]al\\p{Ll}+\\spar(?:roquial|afialn\\p{Ll}+)|(?:\\p{L}+\\s)?[Зз]ал[іу]?(?:\\s\\p{Ll}{4,}){0,2}|" +
  "(?:[Kk](?:ości|aplic)|[Цц]ерк|[Кк]аплиц|[Хх]рам|[Ii]glesia|[CcPp](?:apilla|arroquia|hapelle)|[Éé]glise)\\p{Ll}*(?:(?:\\s\\p{Ll}+\\.?){0,2}(?:\\s\\p{Lu}[\\p{L}’'-]*){1,3})?";
const MAY_BE_HALL = /hall|chapel|basement|library|sanctuary|house|centre|roo?m|par|ig?l|ości|aplic|[а-я]/iu;
const ANY_HALL = `${HALL}|${HALL_ELSEWHERE}`;
const IS_HALL = new RegExp(`^(?:${ANY_HALL})$`, "u");
const AT_A_HALL = new RegExp(
  `^(.*\\S)(?:,|\\s+(?:in|at|i|på|w|we|en|у|в))\\s(${ANY_HALL})(?:[\\s.,]*$|(?=,\\s)(.*))`,
  "u",
);

/** "Kafé Bro", "the Blue Room". */
const NAMED_HOUSE =
  /^(?:(?:[Kk]af[eé]|[Cc]af[eé]|[Hh]otell?|[Vv]illa)(?:\s\p{Lu}\p{L}+){1,2}|[Tt]he\s(?:\p{Lu}\p{L}+\s){1,2}Room|(?!Guds)\p{Lu}\p{Ll}+s\s[Hh]us|[Rr]oo?m\s\d{1,4}|\p{Ll}{3,}(?:huset|kirk[ae]n?|kyrkja|kapellet|senteret|salen)\s(?:\p{Lu}[\p{L}-]+|\d\.\setasje))$/u;

/** How streets are called. */
export const ENDS_OF_STREETS =
  "gata|gate|gaten|veien|vegen|vei|veg|allé|alleen|tunet|plass|plassen|bakken|lia|stien|torg|torget";
const STREET = `\\p{Lu}[\\p{L}.]*(?:\\s\\p{Lu}[\\p{L}.]*){0,2}?(?:\\s(?:gate|vei|veg|plass))?(?:\\s?)(?<=(?:${ENDS_OF_STREETS})\\s?)\\s?\\d{1,4}(?:\\s?[A-Ha-h](?!\\p{L}))?(?![\\d.:/])`;
/** "Kirkegata 5, Hamar", "i Storgata 12 på Voss". */
const IN_A_STREET = new RegExp(
  `(?:^|\\s)(?:(?:i|på|ved|in|at|@)\\s)?(${STREET})(?:(?:,\\s?(?:\\d{4}\\s)?|\\s(?:i|på|in)\\s)(\\p{Lu}\\p{L}+))?(?=$|[\\s,.;)])`,
  "u",
);

export const TAKES_PLACE = latin(
  /gudst|konferanse(?!s)|møte(?!sal|rom|lokal)|messe|konsert|jubile|samling(?!s?(?:hus|sal|lokal|rom))|kveld|julebord|kafe(?!en$|teria)|kafé|treff|stevne|stemne|fest|weekend|helg(?:$|en)|retreat|tur(?:$|en|\s)|leir(?!st|sk)|andakt|bønn(?!e(?:rom|hus))|bøn(?:$|e(?!rom))|utstilling|forestilling|foredrag|dugnad|babysang|småbarnstrall|quiz|\p{L}{3}s[ao]ng(?=$|[\s,])|vandring|våking|undervisning|leksehjelp|spill(?:$|et)|forei?ning(?!s)|juletre|grilling|teater$|film(?:$|er)|strikk|tenning(?:$|\s)|basar|klubb(?!lokal|rom|hus)|kor(?:$|et)|lunsj|lunch|frokost|middag|måltid|marked|auksjon|service|concert|meeting|velkommen|kaffe|søndagssk|sundagssk|vigil|dinner|potluck|picnic|recital|carols|worship|visitas|åpen|åpent|(?<!\p{L})ope(?:n|t)?(?!\p{L})/iu,
);

const LABEL = latin(
  /(?<!\p{L})(?:sted|stad|lokale|hvor|kvar|where|place|venue|location|møtested|møtestad)\s?:\s?([^|;\n]{1,120}?)(?=$|[|;]|(?<!(?:St|Hl))\.\s|\s(?:tid|når|dato|pris|taler|tema)\s?:)/iu,
);

export const AT = latin(/^(?:i|på|ved|@)\s/iu);
const PREPOSITION = /^(?:i|på|pa|ved|rundt|utenfor|utanfor|utafor|foran|in|at|outside|@)$/u;
/** Before it: "ikke i kirken", or "«Jul i stua»", which is what is sung. */
const NOT_THERE = /(?:^|\s)(?:ikke|ikkje|not)$|[«“][^»”]*$/iu;
const OUTSIDE = /^(?:ut[ea]nfor|utafor|foran|outside)$/u;
/** "Nytt fra menighetskontoret", which nothing takes place in. */
const FROM = /\s(?:fra|frå|from)\s/iu;
/** "Zion etterpå pizza", "Frikirken- lek og moro". */
const GOES_ON = /\s(?:etterpå|deretter|med|så|ved \p{Ll}*(?:pr[eo]st|biskop|diakon|kantor))\s|\p{L}-\s(?!og\s)/u;
/** "Offer: Sjømannskirken". */
const IS_GIVEN = /^(?:takk?e?)?(?:offer|ofring|kollekt)(?!\p{L})/iu;
/** "Leige av huset", "Vask av kirka". */
const ABOUT_A_HOUSE = /\s(?:av|for|om|of)\s(?:\p{Ll}+\s)?\p{Ll}+$/u;
const SMALL_WORD = latin(
  /^(?:av|og|i|på|the|of|parish|gamle|nye|ny|gamal|gml\.?|st\.?|hl\.?|bo-|indre|ytre|øvre|nedre|store|lille|vesle|(?:kirk|kyrkj|menighet|sk[ou]l)\p{L}+s)$/iu,
);
const LONGEST_NAME = 6;

const bare = (word: string) => word.replace(/^[("«“]+|[)\].,:;!?"»”]+$/gu, "");
const isClosed = (word: string) => /[).,:;!?]$/.test(word) && !/^(?:St|Hl)\.$/i.test(word);

export interface WithPlace {
  place: string | null;
  rest: string;
}

const BETWEEN_PARTS = new RegExp(`([,|;•·]\\s*|\\s[-–—]\\s|(?<=\\p{L}{3}|\\d)${SENTENCE_END}\\s+)`, "u");

export function placeIn(text: string): WithPlace {
  const [labelled, label = ""] = (text.includes(":") && LABEL.exec(text)) || [];
  if (labelled) return { place: tidy(label), rest: text.replace(labelled, " ") };
  const [bracketed, inside = ""] = /\(((?:i |på |ved )?(?:[^()\d]{3,60}|[Rr]om \d{1,4}))\)/u.exec(text) ?? [];
  if (bracketed && (isPlaceName(inside) || afterPreposition(`x ${inside}`)))
    return { place: tidy(inside.replace(AT, "")), rest: text.replace(bracketed, " ") };
  const [, rest = "", hall, told = ""] = (MAY_BE_HALL.test(text) && AT_A_HALL.exec(text)) || [];
  if (hall !== undefined) return { place: tidy(hall), rest: rest + told };
  const parts = text.split(BETWEEN_PARTS);
  for (let index = 2; index < parts.length; index += 2) {
    const part = parts[index]?.trim().replace(/\.$/, "") ?? "";
    if (!isPlaceName(part)) continue;
    return {
      place: tidy(part.replace(AT, "")),
      rest: [...parts.slice(0, index - 1), ...parts.slice(index + 1)].join(""),
    };
  }
  return afterPreposition(text) ?? inStreet(text) ?? { place: null, rest: text };
}

export const isStreet = (name: string): boolean => IN_A_STREET.exec(name)?.index === 0;

function inStreet(text: string): WithPlace | null {
  const [found, street, town] = (/\d/.test(text) && IN_A_STREET.exec(text)) || [];
  return found === undefined
    ? null
    : { place: [street, town].filter(Boolean).join(", "), rest: text.replace(found, " ") };
}

function afterPreposition(text: string): WithPlace | null {
  const words = text.split(/\s+/).filter(Boolean);
  for (let index = 0; index < words.length - 1; index++) {
    if (!PREPOSITION.test(words[index] ?? "") || NOT_THERE.test(words.slice(0, index).join(" "))) continue;
    const name = endOfName(words, index + 1);
    if (name === null || (words[index] === "ved" && SURNAME.test(words.slice(index + 1, name).join(" ")))) continue;
    const end = isInTown(words, name) ? name + 2 : name;
    const named = words.slice(index + 1, end).map(bare);
    const isLast = end === words.length && index > 0 && !OUTSIDE.test(words[index] ?? "");
    return { place: tidy(named.join(" ")), rest: isLast ? words.slice(0, index).join(" ") : text };
  }
  return null;
}

/** "Ved Kari Nygård". */
const SURNAME = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:gård|gard|hagen|haugen|tun)$/u;

/** "grendehuset i Øvrebygda", "låven til Nygård", at the end. */
function isInTown(words: readonly string[], end: number): boolean {
  const [house = "", at = "", town = "", ...more] = words.slice(end - 1);
  return more.length === 0 && !isClosed(house) && /^(?:i|på|til)$/.test(at) && /^\p{Lu}\p{Ll}/u.test(town);
}

/** "bedehus" of "Betel bedehus": what a house is, behind a name that is one's too. */
const isKind = (word: string | undefined) =>
  word !== undefined && /^\p{Ll}/u.test(word) && HOUSE.test(bare(word)) && !TAKES_PLACE.test(bare(word));

/** "Quality Hotel Edvard Grieg". */
const endOfNames = (words: readonly string[], from: number): number =>
  /^\p{Lu}/u.test(words[from] ?? "") && !isClosed(words[from - 1] ?? "") ? endOfNames(words, from + 1) : from;

/** "Eksempelbygd gamle kirke". */
function endOfName(words: string[], from: number): number | null {
  for (let index = from; index < Math.min(words.length, from + LONGEST_NAME); index++) {
    const [own = "", name] = [words[index], words[index + 1]];
    const word = bare(own);
    if (HOUSE.test(word) && !TAKES_PLACE.test(word)) {
      const isGeneric = index === from && !isClosed(own) && name !== undefined && /^[«"]?\p{Lu}/u.test(name);
      if (isGeneric && index + 2 >= words.length) return index + 2;
      if (/^hotell?$/i.test(word) && index > from) return endOfNames(words, index + 1);
      const isNameAndKind = /^\p{Lu}/u.test(word) && !isClosed(own) && isKind(name);
      return index + (isNameAndKind ? 2 : 1);
    }
    if (/^(?:i|på)$/.test(own) && HOUSE.test(bare(name ?? ""))) return null;
    if ((!/^[\p{Lu}\d«"]/u.test(word) && !SMALL_WORD.test(word)) || isClosed(own)) return null;
  }
  return null;
}

const ROOM = latin(
  /(?:(?<!puste)rom|rommet|sal|kjeller|kjelleren|loft|loftet|hagen|foajeen|kantinen|kantina|plassen|lokalet?|tunet|bakken)$/iu,
);

/** "Juleverksted på bedehuset": what stands before the preposition is no room of the house. */
function isSomethingAt(words: readonly string[]): boolean {
  const index = words.findIndex((word) => PREPOSITION.test(word.toLowerCase()));
  return index > 0 && !words.slice(0, index).some((word) => HOUSE.test(bare(word)) || ROOM.test(bare(word)));
}

/** "bedehuset", which needs no name where there is one. */
const isLoneHouse = (name: string) =>
  /^(?:\p{Ll}{5,}(?:en|a)|\p{Ll}{4,}et)$/u.test(name) && HOUSE.test(name) && !TAKES_PLACE.test(name);

/** "kyrkjelydshuset i Vik". */
const HOUSE_IN_TOWN = /^(\p{Ll}+) (?:i|på) \p{Lu}\p{L}+$/u;

/** "Händels Messias, Trefoldighetskirken". */
function isBeforeHouse(name: string): boolean {
  const [what = "", house = "", ...more] = name.split(", ");
  return (
    more.length === 0 &&
    /^\p{Lu}\p{Ll}+(?:en|et|a)$/u.test(house) &&
    /^\D+\s\D+$/.test(what) &&
    !what.split(/\s+/).some((word) => HOUSE.test(bare(word)) || ROOM.test(bare(word)))
  );
}

/** "Langmyra bedehus hovedgevinst spisebord", "Hov kirkestue og er hver torsdag". */
function tellsOn(words: readonly string[]): boolean {
  const house = words.findLastIndex((word) => HOUSE.test(bare(word)) || ROOM.test(bare(word)));
  return !isClosed(words[house] ?? "") && TELLS_ON.test(words.slice(house + 1).join(" "));
}
const TELLS_ON = /^(?:og (?:er|har) |(?!ved|bak|inng)\p{Ll}{4,})/u;

export const isPlaceName = remembered(namesPlace);

function namesPlace(text: string): boolean {
  const name = text.trim().replace(AT, "");
  const house = HOUSE_IN_TOWN.exec(name)?.[1] ?? name;
  if (isLoneHouse(house) || IS_HALL.test(name) || NAMED_HOUSE.test(name)) return true;
  const words = name.split(/\s+/);
  return (
    name.length <= 80 &&
    words.length <= LONGEST_NAME &&
    /^[\p{Lu}\d«]/u.test(name) &&
    words.some((word) => HOUSE.test(bare(word))) &&
    !TAKES_PLACE.test(name) &&
    !FROM.test(name) &&
    !GOES_ON.test(name) &&
    !IS_GIVEN.test(name) &&
    !ABOUT_A_HOUSE.test(name) &&
    !/\p{Ll}{3}[.!?]\s/u.test(name) &&
    !isBeforeHouse(name) &&
    !tellsOn(words) &&
    !(/\p{L}:\s/u.test(name) && isPlaceName(name.slice(0, name.indexOf(":")))) &&
    !isSomethingAt(words)
  );
}

const tidy = (text: string) => text.replace(/\s+/g, " ").replace(/^[\s,.;:–(-]+(?:the\s)?|^the\s|[\s,.;:–)-]+$/g, "");

const ADDRESS =
  /^(.{2,60}?)(,\s?|\s)(\p{Lu}[\p{L}. ]{0,40}?(?:gata|gate|gaten|veien|vegen|vei|veg|allé|alleen|tunet|plass|plassen|bakken|lia|stien|torg|torget)\s\d{1,4}\s?[A-Ha-h]?(?:,.{2,60}|\s\d{4}\s\p{Lu}.{1,40})?)$/u;

/** "Bygda kirke, Kirkeveien 12, 1900 Fetsund" is a house and its address. */
export function placeAndAddress(text: string): { place: string; address: string | null } {
  const [, place, between = "", address = null] = ADDRESS.exec(text) ?? [];
  const isHouse = place !== undefined && (between.startsWith(",") || isPlaceName(place));
  return isHouse ? { place, address } : { place: text, address: null };
}
