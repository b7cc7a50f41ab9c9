import { placeText } from "~/domain/calendars/imported-event";
import { PLACE_UNKNOWN } from "~/domain/events/display";
import { foldText } from "~/domain/text/fold";
import { hasSameMembers, intersection, isDisjoint, isSubset, jaccard } from "./text-likeness";

export interface FoldedPlace {
  /** "solvik" of "Solvik kirke, peisestua". */
  proper: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  /** In one form: "peisestue" of "peisestua" and "peisestova". */
  rooms: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
}

/** `rooms`: of one building if they name it; `open`: one does not say which place it is. */
export type PlaceRelation = "same" | "rooms" | "different" | "open";

/** A room's own name in a source, and its building. */
export interface PlaceAlias {
  source: string;
  name: string;
  means: string;
}

const CHURCH = "k(?:irk|yrkj)[ea]n?s?$";

const KINDS: [kind: string, names: RegExp][] = [
  ["domkirke", new RegExp(`dom${CHURCH}|^cathedral$`)],
  ["frikirke", new RegExp(`(?:fri|misjons|pinse|baptist|metodist|advent|nor)${CHURCH}`)],
  ["kirke", new RegExp(`${CHURCH}|^church$|^kirkesenter(?:et)?$`)],
  ["kapell", /kapell(?:et)?$|^chapel$/],
  ["bedehus", /(?:bedehus|misjonshus)(?:et)?$/],
  [
    "menighetshus",
    /(?:menighetshus|kirkelydshus|kyrkjelydshus|forsamlingshus|menighetssenter|soknehus|grendehus)(?:et)?$/,
  ],
  ["skole", /sk[ou]le[na]?$/],
  ["kulturhus", /(?:kulturhus|samfunnshus|kino|teater|bibliotek|museum)(?:et)?$/],
  ["hall", /(?:hall|gymsal|arena)(?:en)?$/],
  ["leirsted", /leir(?:sted|stad|skole)(?:et|en)?$/],
  ["hjem", /(?:sykehjem|sjukeheim|omsorgssenter|aldershjem)(?:met|en|et)?$/],
  ["park", /(?:park|torg)(?:en|et)?$/],
];

const ROOM =
  /^(?:\p{L}*(?:sal|stu[ea]|stov[ea]|rom(?:met)?|etasje|loft|kjeller|fjos|kafe|galleri|krypt|foaje|hage|inngang)(?:en|et|n)?|koret|lokalet|lokale|ute|utenfor|uteomradet|sakristi\p{L}*)$/u;

const NO_ROOM = /^lokalet?$/;

/** They belong to the room they stand before: "store sal". */
const SIZES: [size: string, names: RegExp][] = [
  ["stor", /^(?:stor|store|hoved|hovud)$/],
  ["lille", /^(?:lille|litle|liten|vesle)$/],
  ["nedre", /^nedre$/],
  ["ovre", /^ovre$/],
];

const ROOM_NAMES: [name: string, names: RegExp][] = [
  ["storsal", /^(?:store?|hoved|hovud)sal$/],
  ["lillesal", /^(?:lille|litle|vesle|liten)sal$/],
  ["menighetssal", /^(?:menighets|kirkelyds|kyrkjelyds)sal$/],
  ["kirkestue", /^(?:kirke|kyrkje|menighets|kyrkjelyds)stue$/],
  ["kirkerom", /^(?:kirke|kyrkje)(?:rom|sal)$/],
];

/** Without the article, and as in bokmål. */
function roomName(word: string): string {
  const stem = word
    .replace(/(?<=sal|loft|kjeller|galleri|krypt|hage|inngang)(?:en|et)$/, "")
    .replace(/(?:stu[ea]n?|stov[ea]n?)$/, "stue")
    .replace(/rommet$/, "rom")
    .replace(/etasjen$/, "etasje")
    .replace(/(kafe|foaje)en$/, "$1");
  return ROOM_NAMES.find(([, names]) => names.test(stem))?.[0] ?? stem;
}

const EMPTY = new Set("i pa ved the of og and til for var menighet kirkelig sogn sokn".split(" "));

/** Neighbouring churches of one name differ by these: "Gamle Aker", "Vestre Aker". */
const SIDES =
  /^(?:nedre|ovre|nordre|nord|sondre|sor|vestre|vest|ostre|ost|aust|austre|gamle|gamla|nye|indre|ytre|store|lille|vesle|midtre)$/;

const STREET = /\d{4} \p{L}|\p{L}(?:veien|vegen|gata|gaten|gate|vei|veg|plassen|alleen|smauet|stien) ?\d*[a-z]?$/u;

/** `city` is the event's town; null where the name is no physical place. */
export function foldPlace(name: string | null, city: string | null): FoldedPlace | null {
  const text = name === null || name === PLACE_UNKNOWN ? null : placeText(name);
  return text === null ? null : foldHouse(text, city);
}

/** The same of what names a house, and no address of the web. */
export function foldHouse(text: string, city: string | null): FoldedPlace {
  const parts = foldText(text).split(/[,;|/()]| [–-] /);
  const segments = parts.filter((segment, nth) => nth === 0 || !STREET.test(segment.trim()));
  const words = segments
    .flatMap((segment) => segment.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !EMPTY.has(word));
  const town = city === null ? "" : foldText(city).trim();
  return withoutTown(partsOf(words), town);
}

function partsOf(words: readonly string[]) {
  const place = {
    proper: new Set<string>(),
    kinds: new Set<string>(),
    rooms: new Set<string>(),
    numbers: new Set<string>(),
  };
  for (const [at, word] of words.entries()) {
    if (/^\d+$/.test(word)) place.numbers.add(word);
    else if (NO_ROOM.test(word)) continue;
    else if (ROOM.test(word)) place.rooms.add(roomName(`${sizeOf(words[at - 1]) ?? ""}${word}`));
    else if (sizeOf(word) === null || !ROOM.test(words[at + 1] ?? "")) addName(word, place);
  }
  return place;
}

const sizeOf = (word = "") => SIZES.find(([, names]) => names.test(word))?.[0] ?? null;

/** "kirke" is a kind; "solvikkirken" is a kind with a name of its own. */
function addName(word: string, place: { proper: Set<string>; kinds: Set<string> }) {
  const [kind, names] = KINDS.find(([, names]) => names.test(word)) ?? [null, null];
  if (kind === null) return place.proper.add(word === "st" ? "sankt" : word.replace(/s$/, ""));
  place.kinds.add(kind);
  const rest = word.replace(names, "");
  return rest.length > 2 ? place.proper.add(rest.replace(/s$/, "")) : place;
}

/** The town is no name, unless it stands alone with the place's kind. */
function withoutTown(place: FoldedPlace, town: string): FoldedPlace {
  const proper = new Set([...place.proper].filter((word) => word !== town));
  const isTownAlone = proper.size === 0 && place.kinds.size === 0;
  return proper.size > 0 || isTownAlone ? { ...place, proper } : place;
}

/** From this share of common words on, two names are one place. */
const SAME_SHARE = 0.6;

/** By whole words: "Nysæter kyrkje" and "Moster kyrkje" are two churches with six letters in ten the same. */
export function relatePlaces(a: FoldedPlace | null, b: FoldedPlace | null): PlaceRelation {
  if (!a || !b) return "open";
  const differ = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    one.size > 0 && other.size > 0 && isDisjoint(one, other);
  if (differ(a.kinds, b.kinds) || differ(a.numbers, b.numbers)) return "different";
  const whole = relateBuildings(a, b);
  return whole !== "different" && differ(a.rooms, b.rooms) ? "rooms" : whole;
}

function relateBuildings(a: FoldedPlace, b: FoldedPlace): PlaceRelation {
  if (a.proper.size === 0 || b.proper.size === 0) return "open";
  const common = intersection(a.proper, b.proper);
  const rest = [...a.proper, ...b.proper].filter((word) => !common.has(word));
  if (rest.some((word) => SIDES.test(word))) return "different";
  const isPart = isSubset(a.proper, b.proper) || isSubset(b.proper, a.proper);
  return isPart || jaccard(a.proper, b.proper) >= SAME_SHARE ? "same" : "different";
}

export const isExactlySamePlace = (a: FoldedPlace | null, b: FoldedPlace | null): boolean =>
  a !== null &&
  b !== null &&
  a.proper.size > 0 &&
  hasSameMembers(a.proper, b.proper) &&
  hasSameMembers(a.kinds, b.kinds) &&
  hasSameMembers(a.rooms, b.rooms) &&
  hasSameMembers(a.numbers, b.numbers);

const IN_TITLE =
  /(?:^|[\s–,:-])((?:(?:[A-ZÆØÅ]\p{L}+|frelsers?) ){1,3}(?:dom|fri|misjons)?(?:kirke|kyrkje|kapell|bedehus|menighetshus|kyrkjelydshus)|[A-ZÆØÅ]\p{L}{3,}(?:kirken|kyrkja)) *(?:$|[\s,–:-])/u;

/** "Solvik kirke" of "Gudstjeneste i Solvik kirke". */
export const placeInTitle = (title: string): string | null => IN_TITLE.exec(title)?.[1]?.trim() ?? null;
