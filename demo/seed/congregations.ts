import type { Kind } from "./programmes";
import type { Scene } from "./scenes";

/** Invented, in a real town. */
export interface Congregation {
  name: string;
  kind: Kind;
  town: string;
  /** An invented place; unique, and the root of its addresses. */
  stem: string;
  /** Null: its events get generated covers. */
  cover: Scene | null;
  hasLogo: boolean;
}

type Line = readonly [name: string, kind: Kind, town: string, stem: string, cover: Scene | null, logo?: "no logo"];

const LINES: readonly Line[] = [
  ["Klokkerhavn menighet", "parish", "Stavanger", "Klokkerhavn", "stone-church"],
  ["Trelysneset menighet", "parish", "Kristiansand", "Trelysneset", "skerries"],
  ["Nøstebakken menighet", "parish", "Bergen", "Nøstebakken", "wooden-town"],
  ["Solrenning menighet", "parish", "Trondheim", "Solrenning", "nave"],
  ["Morgenvika menighet", "parish", "Bodø", "Morgenvika", "fishing-village"],
  ["Trostelund menighet", "parish", "Drammen", "Trostelund", null],
  ["Svaletun menighet", "parish", "Fredrikstad", "Svaletun", "white-church"],
  ["Lanternesund menighet", "parish", "Arendal", "Lanternesund", null],
  ["Vindharpen menighet", "parish", "Lillehammer", "Vindharpen", "birch-forest"],
  ["Rimfuru menighet", "parish", "Røros", "Rimfuru", "winter-chapel"],
  ["Havgløtt menighet", "parish", "Ålesund", "Havgløtt", "fjord"],
  ["Bølgehaugen menighet", "parish", "Haugesund", "Bølgehaugen", null],
  ["Tirilfjell menighet", "parish", "Hamar", "Tirilfjell", "stained-glass"],
  ["Skumringsvik menighet", "parish", "Kristiansund", "Skumringsvik", null],
  ["Orresund menighet", "parish", "Tromsø", "Orresund", "northern-lights"],
  ["Kvernåsen menighet", "parish", "Kongsberg", "Kvernåsen", "white-church", "no logo"],
  ["Ravnelia menighet", "parish", "Oslo", "Ravnelia", "stone-church"],
  ["Syrintrappa menighet", "parish", "Oslo", "Syrintrappa", null],
  ["Tranehus menighet", "parish", "Sandvika", "Tranehus", "rose-window"],
  ["Gråsteinlia menighet", "parish", "Lillestrøm", "Gråsteinlia", null],
  ["Fiolbergene menighet", "parish", "Tønsberg", "Fiolbergene", "nave", "no logo"],
  ["Stillevåg sokn", "parish-nynorsk", "Voss", "Stillevåg", "stave-church"],
  ["Klangfjorden sokn", "parish-nynorsk", "Sogndal", "Klangfjorden", "fjord"],
  ["Eplesletta sokn", "parish-nynorsk", "Odda", "Eplesletta", "orchard"],
  ["Tyttemo bedehus", "prayer-house", "Bryne", "Tyttemo", null, "no logo"],
  ["Lyngtona bedehus", "prayer-house", "Mandal", "Lyngtona", "skerries"],
  ["Heidersro bedehus", "prayer-house", "Flekkefjord", "Heidersro", "coffee-table"],
  ["Vidsynet misjonshus", "prayer-house", "Egersund", "Vidsynet", null],
  ["Tangblomst misjonshus", "prayer-house", "Florø", "Tangblomst", "fishing-village"],
  ["Kornbandet bedehus", "prayer-house", "Steinkjer", "Kornbandet", "birch-forest"],
  ["Isdøra bedehus", "prayer-house", "Namsos", "Isdøra", null, "no logo"],
  ["Tindeklang frikirke", "free-church", "Molde", "Tindeklang", "fjord"],
  ["Bryggekanten frikirke", "free-church", "Bergen", "Bryggekanten", null],
  ["Elvesvingen frikirke", "free-church", "Trondheim", "Elvesvingen", "wooden-town"],
  ["Sørstraumen frikirke", "free-church", "Larvik", "Sørstraumen", null],
  ["Grønnkollen frikirke", "free-church", "Asker", "Grønnkollen", "stained-glass"],
  ["Åkerlyst frikirke", "free-church", "Sarpsborg", "Åkerlyst", null],
  ["Pinsekirken Ildsjel", "free-church", "Skien", "Ildsjel", "concert-crowd"],
  ["Pinsemenigheten Vårbrudd", "free-church", "Sandnes", "Vårbrudd", null],
  ["Pinsekirken Salt og Glød", "free-church", "Oslo", "Saltogglød", "rose-window"],
  ["Pinsekirken Nordavind", "free-church", "Mo i Rana", "Nordavind", "northern-lights"],
  ["Kløverbakken metodistmenighet", "free-church", "Halden", "Kløverbakken", "orchard"],
  ["Elvebredden baptistmenighet", "free-church", "Notodden", "Elvebredden", null],
  ["Lampelys kristne studentlag", "students", "Trondheim", "Lampelys", "candles"],
  ["Tirsdagsbordet studentmenighet", "students", "Bergen", "Tirsdagsbordet", "coffee-table"],
  ["Studentkirken Sofakroken", "students", "Oslo", "Sofakroken", null],
  ["Fredagsgløden ungdomsnettverk", "youth-network", "Stavanger", "Fredagsgløden", "campfire"],
  ["Ung på tvers Innlandet", "youth-network", "Gjøvik", "Ungpåtvers", null],
  ["Loftet ungdomsarbeid", "youth-network", "Sandefjord", "Loftetung", "concert-crowd"],
  ["Midnattssol Ung", "youth-network", "Sortland", "Midnattssolung", null],
  ["Kammerkoret Sølvsild", "choir", "Ålesund", "Sølvsild", "choir"],
  ["Gospelkoret Ta det piano", "choir", "Moss", "Tadetpiano", "choir"],
  ["Knappekoret Alle Stemmer", "choir", "Porsgrunn", "Allestemmer", null],
  ["Ishavstoner kirkemusikkfestival", "choir", "Vadsø", "Ishavstoner", "organ"],
  ["Retreatgården Lillemyr", "retreat", "Otta", "Lillemyr", "mountain-cabin"],
  ["Havro retreatsenter", "retreat", "Lillesand", "Havro", "skerries"],
  ["Klosterhagen på Tidløsa", "retreat", "Jessheim", "Tidløsa", "orchard"],
  ["Liljehagen katolske menighet", "catholic", "Hammerfest", "Liljehagen", "candles"],
  ["Valmuegården katolske menighet", "catholic", "Hønefoss", "Valmuegården", null],
  ["Bønnehuset Syv Vinduer", "prayer-room", "Svolvær", "Syvvinduer", "stained-glass"],
  ["Guovssahas searvegoddi – Nordlysvidda menighet", "sami", "Karasjok", "Nordlysvidda", "lavvo"],
  ["Bálggis – samisk-norsk menighet", "sami", "Kautokeino", "Bálggis", "lavvo", "no logo"],
  ["Many Rooms International Church", "international", "Oslo", "Manyrooms", "stained-glass"],
  ["North Wind Fellowship", "international", "Stavanger", "Northwind", null],
  ["Puerta Azul – spansktalende menighet", "spanish", "Drammen", "Puertaazul", null],
  ["Suppestua Gryta", "diaconal", "Fredrikstad", "Gryta", "coffee-table"],
  ["Sjømannshuset Ankerfeste", "diaconal", "Narvik", "Ankerfeste", "fishing-village"],
  ["Bjørkeodden leirsted", "camp", "Elverum", "Bjørkeodden", "campfire"],
  ["Skjærgårdsleiren Måkeskjær", "camp", "Risør", "Måkeskjær", "skerries"],
  ["Fellesbordet – kirker sammen i Harstad", "ecumenical", "Harstad", "Fellesbordet", null],
  [
    "Det økumeniske fellesskapet for bygdene rundt Storevatn, Litlevatn og Vatnet imellom",
    "ecumenical",
    "Rjukan",
    "Vatnetimellom",
    "mountain-cabin",
    "no logo",
  ],
  ["Husfellesskapet Kjøkkenbordet", "house-church", "Alta", "Kjøkkenbordet", null, "no logo"],
  ["Stuekirken i Snarveien", "house-church", "Kirkenes", "Snarveien", "winter-chapel"],
];

export const CONGREGATIONS: readonly Congregation[] = LINES.map(([name, kind, town, stem, cover, logo]) => ({
  name,
  kind,
  town,
  stem,
  cover,
  hasLogo: logo !== "no logo",
}));
