import type { Position } from "~/domain/places/position";
import { foldText } from "~/domain/text/fold";
import { namedIn } from "~/domain/values";
import { places } from "./place-table.json";

/** Sámi, former, short and Cyrillic names, as `placeKey` writes them, behind the place. */
const NAMES = `
alesund: олесунн, олесунд; alta: alattio, алта; arendal: арендал; asker: аскер; bergen: берген, бергені, бергене;
bo i telemark: bo; bodo: badaddjo, будьо; drammen: драммен, драммені, драммене; fauske: fuossko;
fredrikstad: фредрикстад, фредрікстад; hamar: хамар, гамар; hamaroy: habmer;
hammerfest: hammarfeasta, hammerfeasta; harstad: harsttak, харстад, гарстад; hattfjelldal: arborte;
haugesund: хеугесунн, гаугесунн, хаугесунд, гаугесунд; kafjord: gaivuotna, kaivuono; karasjok: karasjohka;
kautokeino: guovdageaidnu; kirkenes: girkonjarga, киркенес, кіркенес;
kristiansand: kristiansand s, кристиансанд, кристиансанн, крістіансанд, крістіансанн;
kristiansund: kristiansund n; lakselv: leavdnja; larvik: ларвик, ларвік; lavangen: loabak; lebesby: davvesiida;
lillehammer: лиллехаммер, ліллегаммер; longyearbyen: longyear; mo i rana: mo; molde: молде; moss: мосс;
narvik: ahkkanjarga, нарвик, нарвік; nesseby: unjarga; orkanger: orkdal;
oslo: christiania, kristiania, oslo s, осло; porsanger: porsanki, porsangu; roros: plassje; royrvik: rarvihke;
sandefjord: саннефьорд, санднефьорд; sandnes: саннес, санднес; skien: шиен; skjervoy: skierva; snasa: snase;
stavanger: ставангер, ставангері, ставангере; storfjord: omasvuono, omasvuotna; tana: deatnu; tjeldsund: dielddanuorri;
tonsberg: тенсберг; tromso: romsa, тромсьо, тромсе; trondheim: nidaros, trante, trondhjem, тронхеим, тронгеим, тронхеиме, тронгеимі, трондгеим, трондхеим
`;

/** The place, by another name of it. */
export const OTHER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(namedIn(NAMES));

export interface Place {
  /** Identifies the place, also for `findPlace`: "Bodø", "Sande, Holmestrand", "0450 Oslo". */
  name: string;
  /** The municipality, where that is not part of the name. */
  region: string | null;
  position: Position;
  /** The one searched for; null where it was a name. */
  postcode: string | null;
}

/** Bodø of "8003 Bodø". */
export const townOfPlace = ({ name, postcode }: Place): string => (postcode ? name.slice(postcode.length + 1) : name);

export interface KnownPlace extends Place {
  plainName: string;
  key: string;
  municipality: string;
  postcodes: string[];
}

/** Without case, accents, Norwegian letters or punctuation. */
export const placeKey = (text: string): string => (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

const rows = places.map((line) => line.split("|") as [string, string, string, string, string]);

/** By a bare name the municipality of the first with it; null where it is another name of a different place. */
const bearers = new Map<string, string | null>(Object.keys(OTHER_NAMES).map((key) => [key, null]));

/** Largest first. */
export const PLACES: readonly KnownPlace[] = rows.map(([plainName, municipality, lat, lng, codes]) => {
  const key = placeKey(plainName);
  if (!bearers.has(key)) bearers.set(key, municipality);
  const isPlain = municipality === "" || bearers.get(key) === municipality;
  return {
    plainName,
    key,
    municipality,
    name: isPlain ? plainName : `${plainName}, ${municipality}`,
    region: isPlain && municipality ? municipality : null,
    position: { lat: Number(lat), lng: Number(lng) },
    postcode: null,
    postcodes: codes === "" ? [] : postcodesIn(codes),
  };
});

/** By `placeKey`, largest first. */
export const PLACES_BY_KEY: ReadonlyMap<string, KnownPlace[]> = groupByKey(PLACES);

const PLACE_BY_POSTCODE = new Map(PLACES.flatMap((place) => place.postcodes.map((code) => [code, place] as const)));

export const POSTCODES: readonly string[] = [...PLACE_BY_POSTCODE.keys()].sort();

export function findPostcode(code: string): Place | null {
  const place = PLACE_BY_POSTCODE.get(code);
  if (!place) return null;
  const { plainName, municipality, position } = place;
  return { name: `${code} ${plainName}`, region: municipality || null, position, postcode: code };
}

function groupByKey(places: readonly KnownPlace[]): Map<string, KnownPlace[]> {
  const groups = new Map<string, KnownPlace[]>();
  for (const place of places) {
    groups.set(place.key, [...(groups.get(place.key) ?? []), place]);
  }
  return groups;
}

/** 0001, 0010, 0011 and 0012 of "1 9-2": each by its distance from the one before, and how many follow it. */
function postcodesIn(codes: string): string[] {
  let last = 0;
  return codes.split(" ").flatMap((range) => {
    const [step = 0, more = 0] = range.split("-").map(Number);
    const first = last + step;
    last = first + more;
    return Array.from({ length: more + 1 }, (_, nth) => String(first + nth).padStart(4, "0"));
  });
}
