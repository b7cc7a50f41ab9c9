import { isOneSlip } from "~/domain/text/one-slip";
import { ENDS_OF_HOUSES, HOUSE, TAKES_PLACE } from "../programme/place";
import { isPersonName } from "../programme/plain-texts";

/** Before where something takes place. */
export const AT_PLACE = /^(?:i|på|ved|v\/?|hos|hjå|in|at|@|ut[ea]nfor|utafor|foran|bak|outside)$/i;
/** Before a house that is told of, not gone to: "vask av kirka", "rundt kirka". */
const NOT_AT =
  /^(?:av|for|om|of|fra|frå|from|til|to|og|and|rundt|bak|med|m\/?|samt|eller|or|hele|heile|whole|the|ditt|vårt)$/i;
const SMALL = /^(?:en|ein|et|eit|vår|hver|kvar|alle|er|blir|som|de|det|vi|me|kl|m|v|by|with|velkommen)$/i;
const OF_NAME =
  /^(?:øvre|nedre|nordre|søndre|søre|vestre|østre|indre|ytre|store|lille|vesle|gamle|nye|alders|pleie|bo-?|st|vår|frue|hellige|midt-?)$/i;
const SAINT = /^(?:st|hl|sta|sankt|saint)\.?$/i;
const MOST_OF_NAME = 3;
const MOST_OF_TOWN = 2;

/** Of which one may be a slip away: "på bedehuste". */
const HOUSE_WORDS = ENDS_OF_HOUSES.join(" ")
  .split(" ")
  .filter((word) => word.length > 4);
/** "Åpen kirke" is no house. */
const INDEFINITE =
  /^(?:kirke|kyrkje|kapell|hus|sk[ou]le|gard|gård|park|hall|arena|museum|senter|ch(?:urch|apel)|center)$/i;

/** "storgata 11". */
const IN_A_STREET = /^\p{Ll}{3,}(?:gat[ae]n?|ve[ig](?:en)?) \d{1,3}\p{L}?,?$/u;

/** Words that name a place. */
export interface PlaceInWords {
  /** Of the words: the preposition included, the last excluded. */
  from: number;
  to: number;
  house: number;
  isNamed: boolean;
}

/** Without what stands around it. */
export const bareWord = (word: string) => word.replace(/^[("«“]+|[)\].,:;!?"»”]+$/gu, "");
const isEnd = (word: string | undefined) => word !== undefined && /[).,:;!?|]$/.test(word) && !SAINT.test(word);

/** Houses by their own words, with their names and the town behind them; `flat`: letters do not tell what is a name. */
export function housesIn(words: readonly string[], flat: boolean): PlaceInWords[] {
  return words.flatMap((own, at): PlaceInWords[] => {
    const word = bareWord(own);
    const name = words[at + 1] ?? "";
    const isSaint = SAINT.test(word) && /^\p{Lu}[\p{L}-]+(?:['’]s)?,?$/u.test(name) && !TAKES_PLACE.test(name);
    const isStreet = IN_A_STREET.test(`${word} ${words[at + 1]}`);
    const isSlip =
      AT_PLACE.test(words[at - 1] ?? "") && HOUSE_WORDS.some((house) => isOneSlip(word.slice(-house.length), house));
    if (!isSaint && !isStreet && ((!HOUSE.test(word) && !isSlip) || TAKES_PLACE.test(word))) return [];
    const isName = (index: number) => {
      const name = bareWord(words[index] ?? "");
      if (OF_NAME.test(name)) return true;
      if (
        !/^\p{L}[\p{L}’'-]+$/u.test(name) ||
        TAKES_PLACE.test(name) ||
        SMALL.test(name) ||
        NOT_AT.test(name) ||
        AT_PLACE.test(name)
      )
        return false;
      return flat || /^\p{Lu}/u.test(name);
    };
    let house = at;
    for (let named = 0; named < (flat ? 1 : MOST_OF_NAME) && house > 0; house--) {
      if (!isName(house - 1) || isEnd(words[house - 1])) break;
      if (!OF_NAME.test(bareWord(words[house - 1] ?? ""))) named++;
    }
    let to = at + 1;
    const isTown = (index: number) =>
      isName(index) &&
      !OF_NAME.test(bareWord(words[index] ?? "")) &&
      ![words[index], words[index + 1]].some((one) => HOUSE.test(bareWord(one ?? "")));
    if (isSaint || isStreet) to++;
    if (!isEnd(words[to - 1])) {
      const start = /^(?:i|på|in)$/i.test(words[to] ?? "") && isTown(to + 1) ? to + 1 : to;
      const most = flat ? 1 : MOST_OF_TOWN;
      let end = start;
      while (end < start + most && isTown(end) && !isEnd(words[end - 1])) end++;
      if (/^i$/.test(words[end] ?? "") && end > start && /^\p{Lu}/u.test(words[end + 1] ?? "")) end += 2;
      // Of small letters, only the last word may be a town's.
      if (end > start && (!flat || end === words.length)) to = end;
    }
    const before = words[house - 1];
    // "Temakveld: Kirken i Ukraina" is what it is about.
    if (before !== undefined && (NOT_AT.test(bareWord(before)) || before.endsWith(":"))) return [];
    if (house === at && INDEFINITE.test(word) && !isSaint) return [];
    const from = before !== undefined && AT_PLACE.test(bareWord(before)) ? house - 1 : house;
    return [{ from, to, house, isNamed: to - house > 1 }];
  });
}

const NO_NAME =
  /^(?:Jesu|Gud|Krist|Advent|English|Norsk|Engelsk|Mvh|S[ao]ng|Tale|Hilsen|Helsing|Facebook|Zoom|Teams|Vipps|YouTube)/;
const PROPER = /^(?:St\.|\p{Lu}[\p{L}’'-]+)[,.]?$/u;
const OF_NAMES = /^(?:i|på|og|de|av|ved)$/;
const MOST_OF_NAMES = 5;
const MOST_ALONE = 3;
/** "Konfirmantleir Solstrand". */
const AWAY = /(?:leir|weekend|helg|tur)$/i;
/** "På kirkebakken", "i gapahuken"; neither seasons, people nor what is played or read. */
const COMMON =
  /^(?!sted|stad|uk[ae]|vek[ae]|måned|månad|tid|dag|kveld|natt|.*(?:påsk|jul|jol|advent|pins|fast|feri|helg|året|salm|sang|song|orgel|piano|spill|spel|tro|bønn|bøn|bibel|skrift|evangeli|menighet|forsamling|famili|grupp|koret|klass|prest|prost|bisk|diakon|kantor|organist|ordfør)|\p{L}+ska[,.]?$)\p{Ll}{3,}(?:en|a|et|ene)[,.]?$/u;
/** No name of who leads. */
const OUTDOORS = /(?:v[ao]tnet|vannet|tjernet|sjøen|høy|odden|fjorden|elva|brygga|kaia)[,.]?$/i;
const HOME = /^(?:hos|hjå)$/i;
/** Also where nothing before it says what takes place. */
const SURELY_AT = /^(?:på|hos|hjå|@|ut[ea]nfor|utafor|bak|outside)$/i;
const TELLS_MORE = /^(?:for|med|m\/|m|fra|frå|til)$/i;

/**
 * What is no house's name: "basar på Vonheim i Skodje", "leir Solstrand"; behind the time also alone ("kl 19 Loftet"), which
 * is asked about.
 */
export function namesIn(
  words: readonly string[],
  nth: number,
  isLast: boolean,
): (PlaceInWords & { words: readonly string[]; rank: number })[] {
  return words.flatMap((word, at) => {
    const ahead = words.slice(0, at);
    // "Temakveld: Elefanten i rommet" is what it is about.
    const told = ahead.slice(ahead.findLastIndex((one) => one.endsWith(":")) + 1);
    const takesPlace = (/^i$/i.test(word) ? told : ahead).some((one) => TAKES_PLACE.test(one));
    const isAhead =
      AT_PLACE.test(word) &&
      (!/^v\/?$/i.test(word) || OUTDOORS.test(words[at + 1] ?? "")) &&
      (takesPlace || (at > 0 && SURELY_AT.test(word)) || (at === 0 && nth > 0));
    const isAlone = nth > 0 && (at === 0 || (isLast && words[at - 1]?.endsWith(",")));
    if (!isAhead && !isAlone && !AWAY.test(word)) return [];
    const house = (isAlone && !isAhead) || HOME.test(word) ? at : at + 1;
    const first = HOME.test(word) ? at + 1 : house;
    const mayBeCommon = isAhead && (at === 0 || takesPlace);
    let to = mayBeCommon && COMMON.test(words[first] ?? "") ? first + 1 : first;
    while (
      PROPER.test(words[to] ?? "") ||
      (to > first && OF_NAMES.test(words[to] ?? "") && PROPER.test(words[to + 1] ?? ""))
    )
      if (isEnd(words[to++])) break;
    const name = words.slice(house, to);
    const isWhole =
      to === words.length || ((isAhead || at === 0) && (isEnd(words[to - 1]) || TELLS_MORE.test(words[to] ?? "")));
    const most = isAhead ? MOST_OF_NAMES : isAlone ? MOST_ALONE : 1;
    if (!isWhole || to === first || name.length > most || NO_NAME.test(name[0] ?? "")) return [];
    if (name.some((one) => TAKES_PLACE.test(one))) return [];
    if (/^ved$/i.test(word) && isPersonName(name.join(" "))) return [];
    const rank = isAhead && at === 0 ? 3 : isAhead && !/^i/i.test(word) ? 2 : isAlone ? 1 : 0;
    return [{ from: isAhead ? at : house, house, to, isNamed: true, words, rank }];
  });
}

/** "Årsmøte i Misjonslaget": whose it is may stand so, too. */
export const likeliest = (names: ReturnType<typeof namesIn>) =>
  names.toSorted((one, other) => other.rank - one.rank)[0] ?? null;
