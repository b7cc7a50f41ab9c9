import { foldPlace } from "~/domain/likeness/place-names";
import { cityOfAddress } from "~/domain/places/addresses";
import { foldedWords, foldText } from "~/domain/text/fold";
import { isSubset } from "../likeness/text-likeness";

/** What tells a page's own place. */
export interface OwnPlace {
  name: string;
  address: string | null;
  city: string | null;
}

const FOR_WHOM =
  "(?:barne|smabarns|baby|ungdoms|familie|senior|pensjonist|eldre|formiddags|ettermiddags|kvelds|morgen|sondags|lordags|fredags|misjons|bonne|bone|lovsangs|lovsongs|sang|song|salme|gospel|tema|kvinne|dame|manns|herre|menighets|kirke|kyrkje|bibel|hobby|jule|paske|pinse|sommer|sommar|host|haust|var|vinter|nyttars|advents|hageland|velkomst)";

const KIND = new RegExp(
  `^(?:\\p{L}*gudst(?:je|e)neste|(?:hoy|hog|kvelds|familie|natt|midnatts|jule|paske|sondags)?messe|\\p{L}*konsert|${FOR_WHOM}?(?:bonn|bon|mote|samling|samver|kveld|treff|kafe|klubb|leir|basar|kor|andakt|time|gruppe|frokost|lunsj|middag|kaffe|vandring|festival|marked|fest)|kveldsbonn|evensong|allsang|sangkveld|lovsang|avslutning|sondagsskole|sondagsskule|dugnad|loppemarked|arsmote|babysang|speidermote|formiddagstreff|morgonbonn|nattverdgudstjeneste|stevne|stemne|juletrefest|service|concert|prayer|choir|bazaar|camp)(?:n|en|et|a|er|ar|r|ne|ene|ane|s)?$`,
  "u",
);

const BESIDE = new Set(
  foldedWords(
    "og med i på for til ved av alle hele heile familien store små barn barna ungdom ungdommer unge eldre voksne vaksne kl felles åpen åpent open ope opent hus nattverd dåp kirkekaffe kyrkjekaffe kaffe sang song musikk bønn bibel lunsj mandag tirsdag onsdag torsdag fredag lørdag søndag måndag tysdag laurdag januar februar mars april mai juni juli august september oktober november desember advent jul juleaften julaften juledag julenatt nyttår faste palmesøndag skjærtorsdag skjærtorsdags langfredag påske påskedag pinse pinsedag kristi himmelfartsdag allehelgensdag treenighet treenighetstiden sommer sommar høst haust vår vinter prest biskop organist kantor kor the and for with in",
  ),
);

/** Of kinds that name nobody, and with no word that is not known. */
export function isPlain(title: string, own: OwnPlace): boolean {
  const places = foldedWords([own.name, own.city].join(" "));
  const words = foldedWords(title);
  const isKnown = (word: string) =>
    KIND.test(word) || BESIDE.has(word) || HOUSE.test(word) || places.includes(word) || /^\d{1,4}$/.test(word);
  return words.some((word) => KIND.test(word)) && words.every(isKnown) && !/\d[\d .]{4,}/.test(title);
}

const HOUSE = /^(?:kirke|kirka|kirken|kyrkja|kyrkje|kapell|kapellet|bedehus|bedehuset|menighetshus|menighetshuset)$/u;

/** At the page's own place, or at a church, chapel or hall that gives its town. */
export function isOwnPlace(location: string | null, own: OwnPlace): boolean {
  const place = foldPlace(location, own.city);
  if (location === null) return true;
  if (!place) return false;
  const ours = new Set(foldedWords([own.name, own.address, own.city].join(" ")).map((word) => word.replace(/s$/, "")));
  const isOurs = isSubset(place.proper, ours) && isSubset(place.numbers, ours);
  const town = cityOfAddress(location);
  const isInTown = town !== null && own.city !== null && foldText(town) === foldText(own.city);
  return isOurs || (isInTown && place.kinds.size > 0 && place.proper.size <= 2 && place.numbers.size === 0);
}
